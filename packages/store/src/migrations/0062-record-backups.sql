-- Backups that were begun: what alarms and the command's list go by.
CREATE TABLE backup_runs (
  id text PRIMARY KEY,          -- as the backup is called in its place
  place text NOT NULL,          -- a folder, or s3://bucket/prefix
  started_at timestamptz NOT NULL,
  ended_at timestamptz,         -- null: under way, or killed
  failure text,                 -- null: it is whole
  rows bigint NOT NULL DEFAULT 0,
  bytes_written bigint NOT NULL DEFAULT 0
);
CREATE INDEX backup_runs_started ON backup_runs (started_at);
