-- The log types that whoever tested a schema on records of a source could see; null for all.
ALTER TABLE schema_test_reports ADD COLUMN log_type_access text[];
