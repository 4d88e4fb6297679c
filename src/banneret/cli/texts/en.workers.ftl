cli-serve-workers = processes that share the tables; each uses a processor of its own
error-no-workers-here = This system cannot run several server processes (--workers). Leave the option out: one process serves all tables.
