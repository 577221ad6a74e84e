-- Work that a client asks for and comes back to: uploads, validations, replays. `lease_until` ends with the process
-- that does the work, so that nobody waits for one that was killed.
CREATE TABLE receipts (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  status text NOT NULL,
  error text NOT NULL DEFAULT '',
  result jsonb,
  actor jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  completed_at timestamptz,
  lease_until timestamptz NOT NULL
);
CREATE INDEX receipts_created_at ON receipts (kind, created_at DESC);
-- One upload at a time.
CREATE UNIQUE INDEX receipts_one_upload ON receipts (kind) WHERE kind = 'UPLOAD' AND completed_at IS NULL;
