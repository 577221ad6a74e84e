-- Reading of the objects that were in a bucket before somebody asked for them.
CREATE TABLE bucket_backfills (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source_id text NOT NULL REFERENCES buckets (source_id) ON DELETE CASCADE,
  state text NOT NULL,
  modified_since timestamptz,             -- older objects are left out; NULL for none
  modified_before timestamptz NOT NULL,   -- as are newer ones, which are found without it
  bytes_per_second bigint,                -- NULL: as fast as they can be read
  list_after text,
  is_listed boolean NOT NULL DEFAULT false,
  listed_keys bigint NOT NULL DEFAULT 0,
  next_read_at timestamptz NOT NULL,      -- keeps to bytes_per_second
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  ended_at timestamptz,
  holder text,                            -- the process that lists
  held_until timestamptz
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX bucket_backfills_open ON bucket_backfills (source_id) WHERE state IN ('RUNNING', 'PAUSED');

ALTER TABLE bucket_objects ADD COLUMN backfill_id bigint REFERENCES bucket_backfills (id) ON DELETE SET NULL;
CREATE INDEX bucket_objects_of_backfill ON bucket_objects (backfill_id, state) WHERE backfill_id IS NOT NULL;
-- A listing names an object without its version, a notice with it.
CREATE INDEX bucket_objects_key ON bucket_objects (source_id, md5(key));
