-- Requests of destinations that were applied, so that none is applied twice. Kept for longer than a request is accepted.
CREATE TABLE received_hooks (
  destination_id text NOT NULL REFERENCES destinations (id) ON DELETE CASCADE,
  digest text NOT NULL,        -- SHA-256 of what was signed
  received_at timestamptz NOT NULL,
  PRIMARY KEY (destination_id, digest)
);
CREATE INDEX received_hooks_at ON received_hooks (received_at);
