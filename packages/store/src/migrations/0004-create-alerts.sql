CREATE TABLE alerts (
  id text PRIMARY KEY,
  type text NOT NULL,
  subtype text NOT NULL,
  status text NOT NULL,
  severity text NOT NULL,
  severity_rank smallint NOT NULL,   -- 0 is the least severe, so that "descending" means the worst first
  title text NOT NULL,
  description text NOT NULL,
  runbook text NOT NULL,
  reference text NOT NULL,
  rule_id text NOT NULL,
  dedup_string text NOT NULL,
  context jsonb NOT NULL,
  log_types text[] NOT NULL,
  source_ids text[] NOT NULL,
  tags text[] NOT NULL,
  event_count bigint NOT NULL,
  created_at timestamptz NOT NULL,
  first_event_matched_at timestamptz NOT NULL,
  last_received_event_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by jsonb,
  assignee_id text,
  revision int NOT NULL
);
CREATE INDEX alerts_created ON alerts (created_at, id);
CREATE INDEX alerts_status_created ON alerts (status, created_at, id);
CREATE INDEX alerts_severity ON alerts (severity_rank, id);
CREATE INDEX alerts_event_count ON alerts (event_count, id);
CREATE INDEX alerts_last_received ON alerts (last_received_event_at, id);
CREATE INDEX alerts_rule_created ON alerts (rule_id, created_at);

CREATE TABLE alert_history (
  id text PRIMARY KEY,
  alert_id text NOT NULL CONSTRAINT alert_history_alert_exists REFERENCES alerts (id) ON DELETE CASCADE,
  type text NOT NULL,
  actor jsonb NOT NULL,
  at timestamptz NOT NULL,
  "from" text NOT NULL,
  "to" text NOT NULL,
  comment text NOT NULL
);
CREATE INDEX alert_history_alert ON alert_history (alert_id, at, id);

-- The open window of each group. A dedup string may be longer than an index takes: the key is a hash.
CREATE TABLE alert_groups (
  key_hash bytea PRIMARY KEY,
  rule_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('match', 'error')),
  dedup text NOT NULL,
  alert_id text,              -- null: the row was made only to be locked
  window_started_at timestamptz,
  window_ends_at timestamptz,
  event_count bigint NOT NULL DEFAULT 0,
  is_alert_created boolean NOT NULL DEFAULT false,
  "text" jsonb,
  log_types text[] NOT NULL DEFAULT '{}',
  source_ids text[] NOT NULL DEFAULT '{}',
  last_matched_at timestamptz
) WITH (fillfactor = 70);
CREATE INDEX alert_groups_end ON alert_groups (window_ends_at);
