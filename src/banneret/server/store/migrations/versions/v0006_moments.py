"""Reviews of finished games, moment by moment."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "moments",
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("at", "table_id", name="pk_moments"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_moments_table_id"),
    )


def downgrade() -> None:
    op.drop_table("moments")
