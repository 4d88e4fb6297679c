"""Browsers in which people are known, and codes that bring them back or to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_sessions_person_id"),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])
    op.create_table(
        "codes",
        sa.Column("code_hash", sa.LargeBinary, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("use", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("code_hash", name="pk_codes"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_codes_person_id"),
    )
    op.create_index("ix_codes_person_id", "codes", ["person_id"])


def downgrade() -> None:
    op.drop_table("codes")
    op.drop_table("sessions")
