-- Answers of AI models, as far as they are written. `lease_until` ends with the process that writes one.
CREATE TABLE inference_streams (
  id uuid PRIMARY KEY,
  name text NOT NULL DEFAULT '',
  alias text NOT NULL,
  pinned boolean NOT NULL DEFAULT false,
  saved boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  created_by jsonb NOT NULL,
  updated_at timestamptz NOT NULL,
  user_prompt text NOT NULL,
  parent_stream_id uuid REFERENCES inference_streams (id) ON DELETE SET NULL,
  metadata jsonb NOT NULL,
  response_text text NOT NULL DEFAULT '',
  error text NOT NULL DEFAULT '',
  finished boolean NOT NULL DEFAULT false,
  usage jsonb,
  log_type_access text[],                 -- null: all
  lease_until timestamptz NOT NULL
);
CREATE INDEX inference_streams_alias ON inference_streams (alias, created_at, id);
CREATE INDEX inference_streams_parent ON inference_streams (parent_stream_id);
