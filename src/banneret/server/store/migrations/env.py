"""What Alembic runs: the steps on the connection that `migrate` hands over."""

from alembic import context

from banneret.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
