-- One row for each change of a detection. The members below `origin` are the version that the change replaced, null
-- where there was none. So every version is kept once: what a change led to is what the next one replaced, or the
-- detection itself.
CREATE TABLE detection_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  detection_id text NOT NULL,
  action text NOT NULL,
  origin text NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by jsonb,
  body json,
  choices jsonb,
  managed boolean,
  created_at timestamptz,
  created_by jsonb,
  last_modified timestamptz,
  last_modified_by jsonb,
  author jsonb
);
CREATE INDEX detection_changes_detection ON detection_changes (detection_id, id DESC);
CREATE INDEX detection_changes_deletions ON detection_changes (changed_at) WHERE action = 'DELETED';
