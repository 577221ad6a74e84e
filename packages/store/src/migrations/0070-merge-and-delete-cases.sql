-- A case that was merged leads to the one that took its parts; one that was deleted can be restored for 30 days.
ALTER TABLE cases
  ADD COLUMN merged_into int REFERENCES cases (number) ON DELETE CASCADE,   -- null: it was not merged
  ADD COLUMN deleted_at timestamptz,                                        -- null: it was not deleted
  ADD COLUMN deleted_by jsonb;
CREATE INDEX cases_merged ON cases (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX cases_deleted ON cases (deleted_at) WHERE deleted_at IS NOT NULL;

-- The case in which it happened, before that was merged into this one; null for this one.
ALTER TABLE case_entries ADD COLUMN merged_from int;

-- Cases that have something to do with each other, each pair once.
CREATE TABLE case_links (
  low int NOT NULL REFERENCES cases (number) ON DELETE CASCADE,
  high int NOT NULL REFERENCES cases (number) ON DELETE CASCADE,
  PRIMARY KEY (low, high),
  CHECK (low < high)
);
CREATE INDEX case_links_high ON case_links (high);
