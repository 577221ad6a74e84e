-- Who wrote what content does, whoever switched it on or off since. It is run with what its author may see as of now.
ALTER TABLE detections ADD COLUMN author jsonb;
ALTER TABLE content_items ADD COLUMN author jsonb;
UPDATE detections SET author = coalesce(last_modified_by, created_by) WHERE NOT managed;
UPDATE content_items SET author = coalesce(last_modified_by, created_by) WHERE NOT managed;

-- Whoever made a token: it sees no more than they do.
ALTER TABLE api_tokens ADD COLUMN created_by_id text;

-- Authors outlive their accounts. `role_id` is the last role of a user; the rest is of a token. A row with neither is
-- that of somebody who was deleted before authors were kept, when all content was run on all log types.
CREATE TABLE former_authors (
  id text PRIMARY KEY,
  role_id text,
  log_type_access text[],
  created_by_id text
);
INSERT INTO former_authors (id)
  SELECT DISTINCT author->>'id'
  FROM (SELECT author FROM detections UNION ALL SELECT author FROM content_items) AS content
  WHERE author->>'kind' IN ('user', 'api-token')
    AND NOT EXISTS (SELECT FROM users AS u WHERE u.id = author->>'id')
    AND NOT EXISTS (SELECT FROM api_tokens AS t WHERE t.id = author->>'id');
