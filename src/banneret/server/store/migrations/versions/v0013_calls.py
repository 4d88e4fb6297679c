"""Where people are called when it is their turn, and what they were called for."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("session_id", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("auth", sa.LargeBinary, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_devices_person_id"),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"], name="fk_devices_session_id"),
    )
    op.create_index("ix_devices_person_id", "devices", ["person_id"])
    op.create_table(
        "addresses",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("nonce", sa.Text, nullable=False),
        sa.Column("hours", sa.Integer, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("sent", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_addresses"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_addresses_person_id"),
    )
    op.create_index("ix_addresses_nonce", "addresses", ["nonce"])
    op.create_table(
        "calls",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("sent", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", "way", name="pk_calls"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_calls_table_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_calls_person_id"),
    )


def downgrade() -> None:
    for table in ("calls", "addresses", "devices"):
        op.drop_table(table)
