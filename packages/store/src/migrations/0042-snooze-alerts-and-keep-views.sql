ALTER TABLE alerts ADD COLUMN snoozed_until timestamptz;   -- null: never; in the past: not any more
CREATE INDEX alerts_snoozed ON alerts (snoozed_until) WHERE snoozed_until IS NOT NULL;

-- Filters of the alert list that people keep, for themselves or for everyone.
CREATE TABLE alert_views (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  search jsonb NOT NULL,
  is_shared boolean NOT NULL,
  needed_log_types text[],   -- what its owner saw when writing it; null for all
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX alert_views_name_unique ON alert_views (owner_id, lower(name));
CREATE INDEX alert_views_shared ON alert_views (is_shared) WHERE is_shared;
