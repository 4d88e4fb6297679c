cli-serve-workers = processes that share the tables; each uses a processor of its own
