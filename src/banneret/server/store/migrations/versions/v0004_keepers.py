"""Which server looks after a table, and that it lives."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("keeper", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "servers",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("beat", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("servers")
    op.drop_column("tables", "keeper")
