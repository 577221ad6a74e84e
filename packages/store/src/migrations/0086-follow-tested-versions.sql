-- The version of the detection that a run is known to be about: it moves along when a change leaves alone what the tests
-- run on, so that what has yet to be tested is found without reading the texts of all detections.
ALTER TABLE detection_test_runs ADD COLUMN detection_modified timestamptz NOT NULL DEFAULT '-infinity';
ALTER TABLE detection_test_runs ALTER COLUMN detection_modified DROP DEFAULT;
