-- Sources that receive messages from a queue. Their credentials are sealed in sources.secret.
CREATE TABLE queues (
  source_id text PRIMARY KEY REFERENCES sources (id) ON DELETE CASCADE,
  settings jsonb NOT NULL,
  next_poll_at timestamptz NOT NULL,
  problem text,                           -- why nothing can be received; NULL while all is well
  problem_kind text,
  failures_in_row int NOT NULL DEFAULT 0,
  last_poll_at timestamptz,               -- when the queue was reached last
  waiting bigint,                         -- messages in the queue then; NULL where the provider does not say
  repeated bigint NOT NULL DEFAULT 0,     -- messages that came again
  holder text,                            -- the process that polls
  held_until timestamptz
) WITH (fillfactor = 70);

-- Messages that were received: kept until their events are durable, or for good where they cannot be read.
CREATE TABLE queue_batches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source_id text NOT NULL REFERENCES queues (source_id) ON DELETE CASCADE,
  stream text NOT NULL DEFAULT '',        -- the topic and partition that it came from, until somebody retries it
  message_id text NOT NULL,               -- of its first message
  messages int NOT NULL,
  token text NOT NULL,                    -- under which it is stored, by whichever process
  content bytea NOT NULL,
  stream_type text NOT NULL,
  stream_options jsonb NOT NULL,
  state text NOT NULL,
  reason text,
  received_at timestamptz NOT NULL
);
CREATE INDEX queue_batches_by_source ON queue_batches (source_id, state, id);
-- It is compressed already where it pays, and gone within a second.
ALTER TABLE queue_batches ALTER COLUMN content SET STORAGE EXTERNAL;

-- Messages that were received before, so that one that is delivered again changes nothing.
CREATE TABLE queue_messages (
  source_id text NOT NULL REFERENCES queues (source_id) ON DELETE CASCADE,
  message_id text NOT NULL,
  batch_id bigint,                        -- while its events are not durable
  received_at timestamptz NOT NULL,
  PRIMARY KEY (source_id, message_id)
);
CREATE INDEX queue_messages_of_batch ON queue_messages (batch_id) WHERE batch_id IS NOT NULL;
CREATE INDEX queue_messages_received ON queue_messages (received_at);

-- How far partitions were received: messages before it are kept, or durable already.
CREATE TABLE queue_offsets (
  source_id text NOT NULL REFERENCES queues (source_id) ON DELETE CASCADE,
  stream text NOT NULL,
  next_offset bigint NOT NULL,
  PRIMARY KEY (source_id, stream)
);
