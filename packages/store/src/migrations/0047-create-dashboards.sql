-- Executions that several people take, such as those of panels: the same question of people who see the same.
ALTER TABLE data_lake_queries ADD COLUMN share_key bytea;   -- null for the asker's own
CREATE INDEX data_lake_queries_share_key ON data_lake_queries (share_key, created_at) WHERE share_key IS NOT NULL;

CREATE TABLE dashboards (
  id text PRIMARY KEY,
  owner_id text REFERENCES users (id) ON DELETE SET NULL,   -- null: the owner is gone
  name text NOT NULL,
  description text NOT NULL,
  panels jsonb NOT NULL,
  relative_time text NOT NULL,       -- an ISO-8601 duration back from now
  refresh_seconds integer,           -- null: not by itself
  is_shared boolean NOT NULL,
  shared_role_ids text[],            -- null for all roles
  needed_log_types text[],           -- what whoever wrote it saw; null for all
  revision integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by jsonb NOT NULL
);
CREATE INDEX dashboards_owner ON dashboards (owner_id);
