-- A change of all alerts that match is taken back as one.
ALTER TABLE alert_history ADD COLUMN change_id text;
CREATE INDEX alert_history_change ON alert_history (change_id, id) WHERE change_id IS NOT NULL;
