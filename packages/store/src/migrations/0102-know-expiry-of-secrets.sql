ALTER TABLE sources ADD COLUMN secret_expires_at timestamptz;
