"""How people are guided in games."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guides",
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id", name="fk_guides_person_id"), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("guided", sa.Boolean, nullable=False),
        sa.Column("met", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", name="pk_guides"),
    )


def downgrade() -> None:
    op.drop_table("guides")
