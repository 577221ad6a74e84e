CREATE TABLE resources (
  id text PRIMARY KEY,
  type text NOT NULL,
  account_id text NOT NULL,
  region text NOT NULL,
  name text NOT NULL,
  attributes jsonb NOT NULL,
  content_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  deleted_at timestamptz,
  check_due_at timestamptz NOT NULL   -- when the policies are to look at it (again)
);
CREATE INDEX resources_list ON resources (id) WHERE deleted_at IS NULL;
CREATE INDEX resources_type ON resources (type) WHERE deleted_at IS NULL;
CREATE INDEX resources_check_due ON resources (check_due_at) WHERE deleted_at IS NULL;

-- The latest result of each policy for each resource.
CREATE TABLE compliance (
  policy_id text NOT NULL,
  resource_id text NOT NULL REFERENCES resources (id) ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('ERROR', 'FAIL', 'PASS')),
  suppressed boolean NOT NULL,
  error text NOT NULL,
  checked_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  alert_due_at timestamptz,           -- when a new failure is looked at again; null: it is not new
  PRIMARY KEY (resource_id, policy_id)
) WITH (fillfactor = 70);
CREATE INDEX compliance_policy ON compliance (policy_id, resource_id);
CREATE INDEX compliance_checked ON compliance (checked_at);

-- What became of the runs of scheduled queries. A run is named by the time that it was due.
CREATE TABLE query_runs (
  query_name text NOT NULL,
  due_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('RUNNING', 'SUCCEEDED', 'FAILED')),
  attempts int NOT NULL,
  started_at timestamptz NOT NULL,    -- of the latest attempt
  finished_at timestamptz,
  "rows" bigint NOT NULL DEFAULT 0,
  is_truncated boolean NOT NULL DEFAULT false,
  matches bigint NOT NULL DEFAULT 0,
  error text NOT NULL DEFAULT '',
  PRIMARY KEY (query_name, due_at)
);
CREATE INDEX query_runs_due ON query_runs (due_at);
