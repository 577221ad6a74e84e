-- The log types that somebody must see to read an alert, or a notification about one; null for all.
ALTER TABLE alerts ADD COLUMN needed_log_types text[];
ALTER TABLE alert_groups ADD COLUMN needed_log_types text[];
ALTER TABLE notifications ADD COLUMN needed_log_types text[];

UPDATE alerts SET needed_log_types = log_types WHERE log_types <> '{}';
UPDATE alerts SET needed_log_types = '{}' WHERE subtype = 'POLICY';
UPDATE alerts AS a SET needed_log_types = d.log_types
  FROM detections AS d WHERE d.id = a.rule_id AND a.needed_log_types IS NULL AND d.log_types <> '{}';
UPDATE alerts AS a SET needed_log_types = '{}'
  FROM detections AS d WHERE d.id = a.rule_id AND a.needed_log_types IS NULL AND d.kind = 'POLICY';

UPDATE alert_groups SET needed_log_types = log_types WHERE log_types <> '{}';
UPDATE alert_groups AS g SET needed_log_types = d.log_types
  FROM detections AS d WHERE d.id = g.rule_id AND g.needed_log_types IS NULL AND d.log_types <> '{}';
UPDATE alert_groups AS g SET needed_log_types = '{}'
  FROM detections AS d WHERE d.id = g.rule_id AND g.needed_log_types IS NULL AND d.kind = 'POLICY';

UPDATE notifications SET needed_log_types = '{}' WHERE NOT metadata ? 'alertID' AND NOT metadata ? 'sourceId';
UPDATE notifications AS n SET needed_log_types = a.needed_log_types
  FROM alerts AS a WHERE a.id = n.metadata->>'alertID';
UPDATE notifications AS n SET needed_log_types = s.log_types
  FROM sources AS s WHERE s.id = n.metadata->>'sourceId';
