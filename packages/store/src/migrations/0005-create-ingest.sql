CREATE TABLE chunks (
  token text PRIMARY KEY,
  source_id text NOT NULL,
  received bigint NOT NULL,   -- events, for the answer to a repeat
  committed_at timestamptz NOT NULL
);
CREATE INDEX chunks_committed ON chunks (committed_at);

CREATE TABLE pending_commits (
  id text PRIMARY KEY,
  instance_id text NOT NULL,
  tables jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX pending_commits_instance ON pending_commits (instance_id, created_at);

CREATE TABLE conservation_counts (
  source_id text NOT NULL,
  log_type text NOT NULL,     -- empty: of no known type
  minute timestamptz NOT NULL,
  received bigint NOT NULL,
  stored bigint NOT NULL,
  failed bigint NOT NULL,
  dropped bigint NOT NULL,
  repeated bigint NOT NULL,
  bytes bigint NOT NULL,
  PRIMARY KEY (source_id, log_type, minute)
) WITH (fillfactor = 70);
CREATE INDEX conservation_counts_minute ON conservation_counts (minute);

CREATE TABLE source_failures (
  source_id text NOT NULL,
  reason text NOT NULL,
  failures bigint NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (source_id, reason)
);
CREATE INDEX source_failures_last ON source_failures (last_at);
