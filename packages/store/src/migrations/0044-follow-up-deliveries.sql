-- Changes of an alert that a destination hears of after the alert's first message.
ALTER TABLE destinations ADD COLUMN follows text[] NOT NULL DEFAULT '{}';   -- types of alert_history
UPDATE destinations SET follows = '{STATUS_CHANGE}' WHERE type IN ('pagerduty', 'opsgenie', 'incidentiowebhook');
ALTER TABLE deliveries ADD COLUMN entry_id text;        -- of alert_history; only with the trigger CHANGED
ALTER TABLE alert_history ADD COLUMN origin text;       -- the destination that the change came from

-- What stands for an alert at a destination: an issue, a message, an incident.
CREATE TABLE alert_links (
  alert_id text NOT NULL REFERENCES alerts (id) ON DELETE CASCADE,
  destination_id text NOT NULL REFERENCES destinations (id) ON DELETE CASCADE,
  external_id text NOT NULL,
  url text NOT NULL,
  label text NOT NULL,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (alert_id, destination_id, external_id)
);
CREATE INDEX alert_links_external ON alert_links (destination_id, external_id);
