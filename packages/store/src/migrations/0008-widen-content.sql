-- `choices`: what people chose for a shipped detection; it outlives new versions of its body.
ALTER TABLE detections
  ADD COLUMN resource_types text[] NOT NULL DEFAULT '{}',
  ADD COLUMN choices jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN created_by jsonb,
  ADD COLUMN last_modified_by jsonb;
UPDATE detections SET choices = jsonb_build_object('enabled', enabled_by_user) WHERE enabled_by_user IS NOT NULL;
ALTER TABLE detections DROP COLUMN enabled_by_user;
CREATE INDEX detections_base ON detections ((body->>'baseDetection')) WHERE kind = 'DERIVED_RULE';

-- Everything of the content format that is no detection: globals, data models, queries, packs, scheduled prompts, …
CREATE TABLE content_items (
  kind text NOT NULL,
  id text NOT NULL,
  uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  display_name text NOT NULL,
  sort_name text NOT NULL GENERATED ALWAYS AS (lower(display_name)) STORED,
  enabled boolean NOT NULL,
  enabled_by_user boolean,    -- what a person chose for a shipped item; null: as shipped
  managed boolean NOT NULL,
  body jsonb NOT NULL,
  content_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  created_by jsonb,
  last_modified timestamptz NOT NULL,
  last_modified_by jsonb,
  PRIMARY KEY (kind, id)
);
INSERT INTO content_items (kind, id, display_name, enabled, managed, body, content_hash, created_at, last_modified)
  SELECT 'GLOBAL', id, id, true, managed,
         jsonb_build_object('id', id, 'description', description, 'body', body),
         content_hash, updated_at, updated_at
  FROM globals;
DROP TABLE globals;
