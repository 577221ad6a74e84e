-- Users, addresses, hosts and files that events of an alert name, at most so many of a kind.
CREATE TABLE alert_entities (
  alert_id text NOT NULL REFERENCES alerts (id) ON DELETE CASCADE,
  field text NOT NULL,   -- the standard field that held the value, such as p_any_usernames
  value text NOT NULL,
  PRIMARY KEY (alert_id, field, value)
);
CREATE INDEX alert_entities_value ON alert_entities (field, value, alert_id);

ALTER TABLE alert_groups ADD COLUMN entities jsonb;   -- of matches whose alert is not there yet; null once it is

-- All that counting by detection reads: without it, every alert is read with its texts.
CREATE INDEX alerts_grouped ON alerts (rule_id)
  INCLUDE (id, status, severity_rank, created_at, snoozed_until, assignee_id);
