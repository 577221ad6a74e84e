-- One row for each change of a global helper or a data model, in the way of detection_changes: the members below
-- `origin` are the version that the change replaced, null where there was none.
CREATE TABLE content_item_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  item_id text NOT NULL,
  action text NOT NULL,
  origin text NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by jsonb,
  body json,
  enabled boolean
);
CREATE INDEX content_item_changes_item ON content_item_changes (kind, item_id, id DESC);
CREATE INDEX content_item_changes_deletions ON content_item_changes (changed_at) WHERE action = 'DELETED';
