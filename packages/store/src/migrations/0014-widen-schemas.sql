ALTER TABLE schemas
  ADD COLUMN field_discovery_enabled boolean NOT NULL DEFAULT false,
  ADD COLUMN discovered_spec text NOT NULL DEFAULT '';  -- fields that Pharos saw and nobody has put into the spec yet

-- Two names that differ in capitals only would share one table.
CREATE UNIQUE INDEX schemas_name_any_case ON schemas (lower(name));

-- What a schema was, for those who ask what changed.
CREATE TABLE schema_revisions (
  name text NOT NULL CONSTRAINT schema_revisions_schema_exists REFERENCES schemas (name) ON DELETE CASCADE,
  revision int NOT NULL,
  spec text NOT NULL,
  changed_by text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (name, revision)
);

-- A schema that somebody is still writing for a source.
CREATE TABLE schema_drafts (
  source_id text NOT NULL,
  name text NOT NULL,
  spec text NOT NULL,
  changed_by text NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (source_id, name)
);

-- What a schema made of a source's records when somebody tried it.
CREATE TABLE schema_test_reports (
  id text PRIMARY KEY,
  source_id text NOT NULL,
  name text NOT NULL,
  spec text NOT NULL,
  report jsonb NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX schema_test_reports_source ON schema_test_reports (source_id, created_at);
