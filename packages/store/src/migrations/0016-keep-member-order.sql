-- `jsonb` puts the members of objects into an order of its own: people want theirs back.
DROP INDEX detections_base;
ALTER TABLE detections ALTER COLUMN body TYPE json USING body::json;
ALTER TABLE content_items ALTER COLUMN body TYPE json USING body::json;
CREATE INDEX detections_base ON detections ((body->>'baseDetection')) WHERE kind = 'DERIVED_RULE';
