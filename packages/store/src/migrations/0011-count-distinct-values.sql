-- Values that a rule counts instead of its matches, as few bytes; null once the alert is created.
ALTER TABLE alert_groups ADD COLUMN distinct_values bytea;

ALTER TABLE alert_groups DROP CONSTRAINT alert_groups_kind_check;
ALTER TABLE alert_groups ADD CONSTRAINT alert_groups_kind_check CHECK (kind IN ('match', 'error', 'system'));
