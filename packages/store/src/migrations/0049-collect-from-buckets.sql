-- Sources that read objects of an S3 bucket. Their secret access key is sealed in sources.secret.
CREATE TABLE buckets (
  source_id text PRIMARY KEY REFERENCES sources (id) ON DELETE CASCADE,
  settings jsonb NOT NULL,
  next_look_at timestamptz NOT NULL,      -- when the queue is read, or the bucket listed, again
  list_after text,                        -- the last key of a listing that is not complete
  problem text,                           -- why nothing can be read; NULL while all is well
  failures_in_row int NOT NULL DEFAULT 0,
  holder text,                            -- the process that looks
  held_until timestamptz
) WITH (fillfactor = 70);

-- Objects that were found. Each is read once, by the process that holds it.
CREATE TABLE bucket_objects (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source_id text NOT NULL REFERENCES buckets (source_id) ON DELETE CASCADE,
  identity text NOT NULL,                 -- SHA-256 of bucket, key and version, or eTag where there are no versions
  key text NOT NULL,
  version_id text,
  etag text NOT NULL,
  bytes bigint NOT NULL,
  state text NOT NULL,
  reason text,
  attempts int NOT NULL DEFAULT 0,
  found_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  ended_at timestamptz,
  holder text,
  held_until timestamptz,
  UNIQUE (source_id, identity)
) WITH (fillfactor = 80, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0.05);
CREATE INDEX bucket_objects_waiting ON bucket_objects (source_id, next_attempt_at) WHERE state = 'WAITING';
CREATE INDEX bucket_objects_failed ON bucket_objects (source_id, id) WHERE state = 'FAILED';
CREATE INDEX bucket_objects_ended ON bucket_objects (ended_at) WHERE ended_at IS NOT NULL;
