-- Sources that pull from the API of a product. Values of secret fields are sealed as one JSON text in sources.secret.
CREATE TABLE pulls (
  source_id text PRIMARY KEY REFERENCES sources (id) ON DELETE CASCADE,
  settings jsonb NOT NULL,
  next_poll_at timestamptz NOT NULL,      -- of the stream that is due first
  blocked_until timestamptz,              -- all streams wait: rate limit, or credentials that are not accepted
  problem text,                           -- why nothing can be pulled; NULL while all is well
  problem_kind text,
  failures_in_row int NOT NULL DEFAULT 0,
  tokens text,                            -- sealed: what the provider gave in exchange for the credentials
  authorization_request text,             -- sealed: the authorization that somebody has begun
  authorized_at timestamptz,
  holder text,                            -- the process that polls
  held_until timestamptz
) WITH (fillfactor = 70, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0.2);
CREATE INDEX pulls_due ON pulls (next_poll_at);

-- Each stream of a source, or partition of one, has a cursor.
CREATE TABLE pull_streams (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source_id text NOT NULL REFERENCES pulls (source_id) ON DELETE CASCADE,
  stream text NOT NULL,
  partition text NOT NULL,                -- empty where the stream has none
  position jsonb NOT NULL,                -- moves after the events before it are durable
  next_poll_at timestamptz NOT NULL,
  last_poll_at timestamptz,
  last_success_at timestamptz,
  newest_event_at timestamptz,            -- the newest time that an event had
  events bigint NOT NULL DEFAULT 0,
  repeated bigint NOT NULL DEFAULT 0,     -- events that were read again and recognised
  problem text,
  problem_kind text,
  problem_since timestamptz,
  failures_in_row int NOT NULL DEFAULT 0,
  UNIQUE (source_id, stream, partition)
) WITH (fillfactor = 70, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0.2);

-- A page whose events are being stored: after a crash the same bytes are sent again under the same token.
CREATE TABLE pull_pages (
  stream_id bigint PRIMARY KEY REFERENCES pull_streams (id) ON DELETE CASCADE,
  token text NOT NULL,
  events bytea NOT NULL,                  -- one line of JSON each
  page jsonb NOT NULL                     -- ids, counts and the position after it
);

-- Events that a provider may answer with again.
CREATE TABLE pull_event_ids (
  stream_id bigint NOT NULL REFERENCES pull_streams (id) ON DELETE CASCADE,
  event_id text NOT NULL,
  remembered_at timestamptz NOT NULL,     -- by the clock of the cursor
  PRIMARY KEY (stream_id, event_id)
) WITH (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0.1);
