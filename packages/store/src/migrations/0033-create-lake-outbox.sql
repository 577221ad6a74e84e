-- Rows that are acknowledged and on their way to the lake (docs/decisions/0010).
CREATE TABLE lake_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  database_name text NOT NULL,
  table_name text NOT NULL,
  bytes integer NOT NULL,          -- of the JSON lines
  body bytea NOT NULL,             -- the JSON lines, as Zstandard
  added_at timestamptz NOT NULL,
  block_id uuid,                   -- the insert that it goes with, decided once
  refusal text                     -- why the lake will not have it, for one line
) WITH (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0, toast.autovacuum_vacuum_threshold = 2000,
  toast.autovacuum_vacuum_scale_factor = 0);
ALTER TABLE lake_outbox ALTER COLUMN body SET STORAGE EXTERNAL;
CREATE INDEX lake_outbox_block ON lake_outbox (block_id) WHERE block_id IS NOT NULL;

-- An insert into the lake that was begun. Its id is its token there: however often it is sent, it adds its rows once.
CREATE TABLE lake_blocks (
  id uuid PRIMARY KEY,
  database_name text NOT NULL,
  table_name text NOT NULL,
  instance_id text NOT NULL,
  taken_at timestamptz NOT NULL
);

DROP TABLE pending_commits;
