CREATE TABLE schemas (
  name text PRIMARY KEY,
  spec text NOT NULL,
  description text NOT NULL,
  reference_url text NOT NULL,
  revision int NOT NULL,
  managed boolean NOT NULL,
  archived boolean NOT NULL DEFAULT false,
  content_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

-- The whole detection is in `body`; the columns are what lists filter and sort by.
CREATE TABLE detections (
  id text PRIMARY KEY,
  kind text NOT NULL,
  display_name text NOT NULL,
  sort_name text NOT NULL GENERATED ALWAYS AS (lower(display_name)) STORED,
  enabled boolean NOT NULL,
  enabled_rank smallint NOT NULL GENERATED ALWAYS AS (enabled::int) STORED,
  enabled_by_user boolean,    -- what a person chose for a shipped detection; null: as shipped
  severity text NOT NULL,
  severity_rank smallint NOT NULL,
  log_types text[] NOT NULL,
  tags text[] NOT NULL,
  managed boolean NOT NULL,
  body jsonb NOT NULL,
  content_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  last_modified timestamptz NOT NULL
);
CREATE INDEX detections_last_modified ON detections (last_modified, id);

CREATE TABLE globals (
  id text PRIMARY KEY,
  description text NOT NULL,
  body text NOT NULL,
  managed boolean NOT NULL,
  content_hash bytea NOT NULL,
  updated_at timestamptz NOT NULL
);
