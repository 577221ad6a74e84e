-- A keyed hash of the secret, for senders whose address does not name the source. NULL until it is first needed.
ALTER TABLE sources ADD COLUMN secret_hash text;
CREATE INDEX sources_by_secret_hash ON sources (secret_hash) WHERE secret_hash IS NOT NULL;
