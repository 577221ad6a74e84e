CREATE TABLE sources (
  id text PRIMARY KEY,
  label text NOT NULL,
  type text NOT NULL,
  log_types text[] NOT NULL,
  stream_type text NOT NULL,
  stream_options jsonb NOT NULL,
  auth jsonb NOT NULL,        -- without the secret
  secret text,                -- sealed
  enabled boolean NOT NULL,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  updated_at timestamptz NOT NULL,
  last_received_at timestamptz,
  revision int NOT NULL
);
CREATE UNIQUE INDEX sources_label_unique ON sources (lower(label));
