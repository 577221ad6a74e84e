-- How the unit tests of a detection ended when they ran last, and the text that they ran on: of another text it says
-- nothing.
CREATE TABLE detection_test_runs (
  detection_id text PRIMARY KEY REFERENCES detections (id) ON DELETE CASCADE,
  tested_text text NOT NULL,
  passed integer NOT NULL,
  failed integer NOT NULL,
  ran_at timestamptz NOT NULL
);
