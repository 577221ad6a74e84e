-- Projects in Python on their way in: put at a signed address, then read by an upload.
CREATE TABLE project_archives (
  id text PRIMARY KEY,
  actor jsonb NOT NULL,
  archive bytea,                     -- null until it is put
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX project_archives_expires_at ON project_archives (expires_at);
