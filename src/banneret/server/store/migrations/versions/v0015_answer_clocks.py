"""The time that people have to answer, and holidays that stop it."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clocks", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("due", sa.Double, nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("holiday", sa.Double, nullable=True))
    op.add_column("people", sa.Column("holiday", sa.Double, nullable=True))


def downgrade() -> None:
    op.drop_column("people", "holiday")
    op.drop_column("seats", "holiday")
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
    op.drop_column("tables", "clocks")
