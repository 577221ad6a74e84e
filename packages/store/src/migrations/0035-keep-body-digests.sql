-- Tells a repeated delivery from another one under the same Idempotency-Key. Null: its sender gave no key, or it was
-- stored before digests were kept.
ALTER TABLE chunks ADD COLUMN body_digest text;
