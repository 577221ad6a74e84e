CREATE TABLE notebooks (
  id text PRIMARY KEY,
  owner_id text REFERENCES users (id) ON DELETE SET NULL,   -- null: the owner is gone
  name text NOT NULL,
  description text NOT NULL,
  steps jsonb NOT NULL,
  is_shared boolean NOT NULL,
  shared_role_ids text[],            -- null for all roles
  needed_log_types text[],           -- what whoever wrote it saw; null for all
  revision integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by jsonb NOT NULL
);
CREATE INDEX notebooks_owner ON notebooks (owner_id);
