-- The newest changes, for consoles that watch for them.
CREATE INDEX alerts_updated ON alerts (updated_at);
