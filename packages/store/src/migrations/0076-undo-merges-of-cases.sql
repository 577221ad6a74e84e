-- What a merge moved out of a case, so that it can be moved back for 30 days.
CREATE TABLE case_merges (
  from_number int PRIMARY KEY REFERENCES cases (number) ON DELETE CASCADE,
  into_number int NOT NULL REFERENCES cases (number) ON DELETE CASCADE,
  merged_at timestamptz NOT NULL,
  moved jsonb NOT NULL
);
CREATE INDEX case_merges_into ON case_merges (into_number);
