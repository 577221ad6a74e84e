-- When each rule matched last, half a minute late at most; by log type, because not everybody sees all. '' where the match
-- was of no single log type, such as of rows of a query.
CREATE TABLE last_matches (
  rule_id text NOT NULL REFERENCES detections (id) ON DELETE CASCADE,
  log_type text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (rule_id, log_type)
) WITH (fillfactor = 70);
-- What matched before is known of alerts.
INSERT INTO last_matches (rule_id, log_type, at)
  SELECT a.rule_id, t.log_type, max(a.last_received_event_at)
  FROM alerts a JOIN detections d ON d.id = a.rule_id CROSS JOIN LATERAL unnest(a.log_types) AS t (log_type)
  WHERE a.subtype IN ('RULE', 'SCHEDULED_RULE')
  GROUP BY a.rule_id, t.log_type;
