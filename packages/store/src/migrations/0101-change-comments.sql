ALTER TABLE alert_history ADD COLUMN edited_at timestamptz;   -- of a comment that its writer changed
