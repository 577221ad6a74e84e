-- Mail on its way: invitations, links, what people are told of. Alerts to destinations are deliveries, whatever their kind.
CREATE TABLE mails (
  id text PRIMARY KEY,
  purpose text NOT NULL,
  recipients text[] NOT NULL,
  topics text[] NOT NULL,      -- what it tells of, so that the same is not told again a moment later
  content text,                -- sealed JSON; null when it was sent or given up, or when the key was lost
  status text NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  error text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
) WITH (fillfactor = 80);
CREATE INDEX mails_queued ON mails (next_attempt_at) WHERE status = 'QUEUED';
CREATE INDEX mails_created ON mails (created_at);
