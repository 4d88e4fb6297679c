# Two commands are all a newcomer needs:  make play  and  make test.  `make help` lists the rest.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules --no-print-directory
# Python keeps what it has compiled, or each of the hundreds of processes that the tests start reads all sources anew.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
WORKERS ?= 2
# Browsers and servers mostly wait: twice as many at once keep both cores busy.
PATIENT_WORKERS ?= 4

# The newest interpreter is not asked for, only one that is new enough; PYTHON=... overrides the search.
find_python = for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	if $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$name; break; fi; done
PYTHON ?= $(shell $(find_python))

# Debian packages are installed by name where we may; elsewhere one sentence says what to install.
APT := $(shell [ "$$(id -u)" = 0 ] && command -v apt-get)
apt_install = { echo "Installing $(1) ..."; $(APT) -qq update && \
	DEBIAN_FRONTEND=noninteractive $(APT) -qq install --yes --no-install-recommends $(1) >/dev/null; }
ask_for = { echo "Please install $(1) (on Debian: sudo apt-get install $(2)) and run make again." >&2; exit 1; }
need = $(if $(APT),$(call apt_install,$(2)),$(call ask_for,$(1),$(2)))

has_venv = $${python:-false} -c 'import ensurepip, venv' 2>/dev/null
has_compiler = { command -v cc && echo '\#include <Python.h>' | \
	cc -fsyntax-only -I"$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')" -x c -; } >/dev/null 2>&1
has_browser = { [ -n "$${BANNERET_CHROMIUM:-}" ] || command -v chromium-headless-shell || \
	command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null 2>&1
has_postgresql = { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1
has_node = node -e 'process.exit(process.versions.node.split(".")[0] < 18 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null
is_compiled = $(MAKE) --silent --question $(COMPILED)/.stamp 2>/dev/null
fetched = || { echo "Not everything could be installed; pip says above why. It needs a network: run make again with one." >&2; exit 1; }
timed = SECONDS=0; $(MAKE) $(1); echo "make $(1) took $$SECONDS seconds"

# Nobody waits for the compiler: who wants to play plays on the sources, while it works at low priority, as long as the
# game runs. What it has made is kept, and the next start finds it.
run = if $(is_compiled); then exec $(COMPILED)/bin/python -m banneret $(1); fi; \
	$(MAKE) --silent compile-beside WHILE=$$$$ >/dev/null 2>&1 & \
	BANNERET_COMPILED="$(CURDIR)/$(COMPILED)" exec $(BIN)/python -m banneret $(1)

PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
PACKAGE := $(shell find src -type f -not -path '*/__pycache__/*')
site_packages = "$$($(1)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"

##@ For everybody

.PHONY: play
play: $(VENV)/.play ## play in the browser: starts a server on a free local port and opens or prints its address
	@$(call run,serve --open)

.PHONY: play-terminal
play-terminal: $(VENV)/.play ## play in the terminal
	@$(call run,play)

.PHONY: test
test: $(VENV)/.created test-programs ## everything a change must pass: checks, the suite, both engines, newer Pythons
	@$(call timed,--jobs=2 dev node_modules/.stamp)
	@$(call timed,--jobs=2 --output-sync=target check compile collect)
	@$(call timed,--jobs=2 test-compiled test-beside)
	@$(call timed,--jobs=2 --output-sync=target parity smoke-pythons)

##@ For contributors

.PHONY: dev
dev: $(VENV)/.dev ## the environment for editing: .venv, editable, uncompiled

.PHONY: check
check: $(VENV)/.dev ## lint, formatting, types, layers, declared fields, numbers of rules, scripts and styles
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tools/check_layers.py
	$(BIN)/python tools/check_engine.py
	$(BIN)/python tools/write_state.py --check
	$(BIN)/python tools/check_rules.py
	@$(MAKE) lint-web

.PHONY: lint-web
lint-web: node_modules/.stamp ## lint of the web table's scripts and styles
	node_modules/.bin/eslint src benchmarks examples '*.config.js'
	node_modules/.bin/stylelint 'src/**/*.css'

# The inner loop: all checks, and the tests that run the most rules in the least time (CONTRIBUTING.md has the figures).
QUICK = tests/core tests/test_house.py tests/cli/test_main.py \
	$(wildcard tests/games/*/test_rules_*.py tests/games/*/test_scenarios.py)

.PHONY: quick
quick: $(VENV)/.dev ## for the inner loop, about a minute: checks, rules and scenarios of all games
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python tools/check_layers.py
	$(BIN)/python tools/check_engine.py
	@$(BIN)/python -m pytest -q -n $(WORKERS) $(QUICK)
	$(BIN)/mypy

.PHONY: format
format: $(VENV)/.dev ## let ruff put imports and layout in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# What the tests need besides Python packages: a browser to drive, and a second kind of database.
.PHONY: test-programs
test-programs:
	@$(has_browser) || $(call need,Chromium,chromium-headless-shell) || $(call need,Chromium,chromium)
	@$(has_postgresql) || $(call need,PostgreSQL,postgresql)

# While the last library compiles: what Python and pytest make of the tests is kept, or every worker would make it anew.
.PHONY: collect
collect: $(VENV)/.dev # find all tests, run none
	@$(BIN)/python -m pytest --collect-only -qq | tail -n 3

.PHONY: test-pure
test-pure: $(VENV)/.dev ## what a compiler could change, on the sources as they are
	BANNERET_ENGINE=pure $(BIN)/python -m pytest -n $(WORKERS) -m 'engine and not long'

# Browsers and servers sometimes wait: what needs none of them takes that time, then both cores, and speaks when it is done.
BESIDE := build/test-beside.txt
.PHONY: test-beside
test-beside: $(VENV)/.dev # test-pure, at low priority
	@mkdir -p $(dir $(BESIDE)); nice $(MAKE) test-pure >$(BESIDE) 2>&1 || { cat $(BESIDE); exit 1; }; tail -n 1 $(BESIDE)

.PHONY: test-browser
test-browser: $(VENV)/.dev test-programs ## the tests in a real browser alone
	$(BIN)/python -m pytest -n $(PATIENT_WORKERS) tests/browser

.PHONY: screenshots
screenshots: $(VENV)/.dev test-programs ## take the pictures of the README anew, into docs/pictures
	PYTHONPATH=. $(BIN)/python -m tests.browser.pictures docs/pictures

.PHONY: compile
compile: $(COMPILED)/.stamp ## compile the engine into .venv-compiled, never beside the sources

.PHONY: test-compiled
test-compiled: $(VENV)/.dev $(COMPILED)/.stamp test-programs ## the whole suite, with browser and hundreds of games, on the compiled engine
	BANNERET_ENGINE=compiled $(COMPILED)/bin/python -m pytest -n $(PATIENT_WORKERS) --dist worksteal

.PHONY: parity
parity: $(VENV)/.dev $(COMPILED)/.stamp ## play the same games on both engines: they must end the same
	$(BIN)/python tools/parity.py $(BIN)/python $(COMPILED)/bin/python

# The newer Pythons that are on this machine, each with an environment of its own; one that is not there is left out.
PYTHONS ?= 3.12 3.13
find_version = for name in python$(1) $(HOME)/.pyenv/versions/$(1).*/bin/python; do \
	if [ "$$($$name -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)" = $(1) ]; then echo $$name; break; fi; done
ENGINE_TESTS = tests/core tests/games tests/bots tests/arena tests/conformance tests/examples

.PHONY: test-pythons
test-pythons: $(PYTHONS:%=build/python-%/.ready) ## the engine's suite on the newer Pythons of this machine
	@$(foreach version,$(PYTHONS),$(call in_version,$(version),$(ENGINE_TESTS));)

.PHONY: smoke-pythons
smoke-pythons: $(PYTHONS:%=build/python-%/.ready) # a part of it that takes seconds
	@$(foreach version,$(PYTHONS),$(call in_version,$(version),tests/core $(wildcard tests/games/*/test_scenarios.py));)

in_version = if [ -x build/python-$(1)/bin/python ]; then BANNERET_ENGINE=pure build/python-$(1)/bin/python -m pytest -q -n $(WORKERS) \
	-p no:cacheprovider $(2); else echo "Python $(1) is not on this machine: left out"; fi

build/python-%/.ready: pyproject.toml constraints.txt
	@mkdir -p $(@D); python="$$($(call find_version,$*))"; if [ -n "$$python" ]; then \
		echo "Creating an environment with $$($$python --version) ..."; $$python -m venv $(@D); \
		$(@D)/bin/python -m pip --disable-pip-version-check --quiet install -c constraints.txt setuptools; \
		BANNERET_COMPILE=0 $(@D)/bin/python -m pip --disable-pip-version-check --quiet install --no-compile -c constraints.txt \
			--no-build-isolation --editable '.[play,server]' pytest pytest-xdist hypothesis fluent.syntax; fi
	@touch $@

.PHONY: bench
bench: $(VENV)/.dev $(COMPILED)/.stamp ## measure the engine against its bars; options in ARGS="..."
	BANNERET_PURE_PYTHON="$(CURDIR)/$(BIN)/python" BANNERET_COMPILED_PYTHON="$(CURDIR)/$(COMPILED)/bin/python" \
		$(BIN)/python -m benchmarks engine $(ARGS)

# Processor time and bytes of an answer, by game, viewers and door; memory a table; and the pace at which answers come late.
PARTS ?= answers ramp
measured = BANNERET_COMPILED_PYTHON="$(CURDIR)/$(COMPILED)/bin/python" $(BIN)/python -m benchmarks $(1) $(if $(OLD),--old "$(OLD)") $(ARGS)

.PHONY: load
load: $(addprefix load-,$(PARTS)) ## measure the web table: PARTS="answers ramp", OLD=interpreter of an old build beside it, ARGS="..."

.PHONY: load-answers
load-answers: $(VENV)/.dev $(COMPILED)/.stamp
	$(call measured,answers)

.PHONY: load-ramp
load-ramp: $(VENV)/.dev $(COMPILED)/.stamp
	$(call measured,load)

.PHONY: compare
compare: $(VENV)/.dev $(COMPILED)/.stamp ## compare the compiled engine with another build, OLD=its interpreter
	$(BIN)/python -m benchmarks compare --old "$(OLD)" --new "$(COMPILED)/bin/python" $(ARGS)

.PHONY: odds
odds: $(VENV)/.dev ## write the pages of odds and their picture anew
	$(BIN)/python -m tools.odds_page
	$(BIN)/python -m tools.calibration --index

.PHONY: calibration
calibration: $(VENV)/.dev $(COMPILED)/.stamp ## play games and write the pages that compare shown chances with what came about
	$(COMPILED)/bin/python -m tools.calibration

.PHONY: answers
answers: $(VENV)/.dev ## write the questions, answers and events on the pages of positions anew
	$(BIN)/python -m tools.answers_page

.PHONY: cards
cards: $(VENV)/.dev ## write the page of all cards of Warrior Knights anew
	$(BIN)/python tools/cards_page.py

.PHONY: state
state: $(VENV)/.dev ## write constructors and clones of the states from their declared fields
	$(BIN)/python tools/write_state.py

.PHONY: coverage
coverage: $(VENV)/.dev ## write the pages that show where each rule lives and is tested
	$(BIN)/python -m tools.rule_coverage

.PHONY: line-coverage
line-coverage: $(VENV)/.dev ## how many lines the suite runs, without the browser; fails below the stated floor
	@mkdir -p build && rm -f build/coverage build/coverage.*
	BANNERET_ENGINE=pure $(BIN)/python -m coverage run -m pytest -n $(WORKERS) -m 'not browser and not long'
	$(BIN)/python -m coverage combine --quiet
	$(BIN)/python -m coverage report

.PHONY: api
api: $(VENV)/.dev ## the reference of the Python interface, made from docstrings, into build/api
	rm -rf build/api
	$(BIN)/python -W error -m pdoc --docformat markdown --no-show-source --output-directory build/api \
		banneret.facade banneret.core '!banneret.core.drawing' banneret.games.registry banneret.bots banneret.arena banneret.arena.workers \
		banneret.arena.lab banneret.arena.ladder banneret.arena.export banneret.envs banneret.conformance
	@echo "The reference is in build/api/index.html"

.PHONY: wheel
wheel: $(VENV)/.dev ## source archive, wheel and bill of materials into dist/, compiled where this machine can compile
	rm -rf build/lib* build/bdist*
	$(BIN)/python -m build --no-isolation
	$(BIN)/python tools/pin_dependencies.py --sbom dist/banneret.cdx.json

.PHONY: pins
pins: $(VENV)/.dev ## write what a server needs anew, with hashes, into requirements-server.txt
	BANNERET_COMPILE=0 $(BIN)/python tools/pin_dependencies.py

.PHONY: try-wheel
try-wheel: ## install the wheel of dist/ into an empty environment, serve, and play a game through the API
	rm -rf build/try && $(BIN)/python -m venv build/try
	build/try/bin/python -m pip --disable-pip-version-check --quiet install -c constraints.txt "$$(ls dist/*.whl)[play,server]"
	cd build/try && bin/python $(CURDIR)/tools/try_wheel.py

.PHONY: clean
clean: ## remove everything that make made
	rm -rf $(VENV) $(COMPILED) node_modules build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis htmlcov
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: help
help: ## this list
	@awk 'BEGIN { FS = ":.*## " } /^##@ / { print "\n" substr($$0, 5) } \
		/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---- what the targets are made of; each leaves a stamp, so that the next run is quick

$(VENV)/.created:
	@python='$(PYTHON)'; \
	$(has_venv) || $(call need,Python 3.11 or newer with its venv module,python3 python3-venv); \
	python=$${python:-$$($(find_python))}; \
	$(has_venv) || $(call ask_for,Python 3.11 or newer with its venv module,python3 python3-venv); \
	echo "Creating $(VENV) with $$($$python --version) ..."; \
	$$python -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.created pyproject.toml setup.py engine_build.py constraints.txt
	@echo "Installing what play needs ..."
	@$(PIP) install -c constraints.txt setuptools $(fetched)
	@BANNERET_COMPILE=0 $(PIP) install -c constraints.txt --no-build-isolation --editable '.[play,server]' $(fetched)
	@touch $@

$(VENV)/.compiler: $(VENV)/.play
	@$(PIP) install -c constraints.txt 'mypy[mypyc]'
	@touch $@

# All in one go, for that is a third quicker than one after the other; what is imported is compiled then.
$(VENV)/.dev: $(VENV)/.created pyproject.toml setup.py engine_build.py constraints.txt
	@echo "Installing what development needs ..."
	@$(PIP) install -c constraints.txt setuptools
	@BANNERET_COMPILE=0 $(PIP) install --no-compile -c constraints.txt --no-build-isolation --editable '.[play,server,dev]' 'mypy[mypyc]'
	@touch $(VENV)/.play $(VENV)/.compiler $@

node_modules/.stamp: package.json
	@$(has_node) || $(call need,Node.js 18 or newer with npm,nodejs npm)
	@echo "Installing the linters of scripts and styles ..."
	@npm install --silent --no-package-lock --no-audit --no-fund --ignore-scripts
	@touch $@

# A compiled module beside its source would hide every later edit; so the compiled package has an environment of its own,
# which borrows all other packages from .venv.
$(COMPILED)/.stamp: $(VENV)/.compiler $(PACKAGE) engine_build.py tools/compile_engine.py
	@$(has_compiler) || $(call need,a C compiler and the headers of Python,gcc libc6-dev python3-dev)
	@echo "Compiling the engine ..."
	@$(BIN)/python -m tools.compile_engine

# The same beside a game in progress; without a compiler it is left alone.
.PHONY: compile-beside
compile-beside: $(VENV)/.compiler
	@$(has_compiler) || $(if $(APT),$(call apt_install,gcc libc6-dev python3-dev),exit 0); \
	exec $(BIN)/python -m tools.compile_engine --quietly --jobs 1 --while $(WHILE)
