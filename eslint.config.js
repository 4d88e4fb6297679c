import js from "@eslint/js";
import globals from "globals";

const MISTAKES = {
  "array-callback-return": "error",
  "consistent-return": "error",
  eqeqeq: "error",
  "no-else-return": "error",
  "no-implicit-coercion": ["error", { boolean: false }],
  "no-implied-eval": "error",
  "no-loop-func": "error",
  "no-restricted-properties": [
    "error",
    { property: "innerHTML", message: "Build nodes, or let the server draw." },
    { property: "outerHTML", message: "Build nodes, or let the server draw." },
  ],
  "no-return-assign": "error",
  "no-self-compare": "error",
  "no-shadow": "error",
  "no-unmodified-loop-condition": "error",
  "no-unreachable-loop": "error",
  "no-unused-expressions": "error",
  "no-use-before-define": ["error", { functions: false, variables: false }],
  "no-useless-concat": "error",
  "no-useless-return": "error",
  "no-var": "error",
  "object-shorthand": "error",
  "prefer-arrow-callback": "error",
  "prefer-const": "error",
  "prefer-template": "error",
};

export default [
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: "error" }, rules: MISTAKES },
  {
    files: ["src/**/*.js"],
    languageOptions: { ecmaVersion: 2022, sourceType: "module", globals: globals.browser },
  },
  {
    files: ["benchmarks/**/*.js", "examples/**/*.mjs"],
    languageOptions: { ecmaVersion: 2022, sourceType: "module", globals: globals.node },
  },
];
