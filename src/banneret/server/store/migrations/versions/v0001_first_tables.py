"""People, tables, seats, invitations, records, drafts, commands, chat and the server's own secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("theme", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("data_digest", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("make_key", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host"),
        sa.UniqueConstraint("host", "make_key", name="uq_tables_host"),
        sa.CheckConstraint("status IN ('open', 'playing', 'over')", name=op.f("ck_tables_status")),
    )
    op.create_index("ix_tables_status", "tables", ["status", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("drafted", sa.Integer, nullable=False),
        sa.Column("ahead", sa.Integer, nullable=False),
        sa.Column("away_since", sa.Double),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_seats_person_id"),
        sa.CheckConstraint("kind IN ('open', 'invited', 'person', 'bot')", name=op.f("ck_seats_kind")),
    )
    op.create_index("ix_seats_person_id", "seats", ["person_id"])
    op.create_table(
        "invites",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("used_by", sa.Text),
        sa.Column("revoked", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "token_hash", name="pk_invites"),
        sa.ForeignKeyConstraint(["used_by"], ["people.id"], name="fk_invites_used_by"),
        sa.ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], name="fk_invites_table_id"),
    )
    op.create_table(
        "lines",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_lines"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_lines_table_id"),
    )
    op.create_table(
        "drafts",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_drafts"),
        sa.ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], name="fk_drafts_table_id"),
    )
    op.create_table(
        "commands",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", "key", name="pk_commands"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_commands_table_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_commands_person_id"),
    )
    op.create_index("ix_commands_at", "commands", ["at"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_chat_person_id"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )


def downgrade() -> None:
    for name in ("secrets", "chat", "commands", "drafts", "lines", "invites", "seats", "tables", "people"):
        op.drop_table(name)
