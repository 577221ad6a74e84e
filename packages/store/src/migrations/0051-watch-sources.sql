-- Minutes without data after which an alarm is raised; NULL for none.
ALTER TABLE sources ADD COLUMN no_data_alarm_minutes int;
-- Of problem: denied, missing or transient; NULL for those that were kept before.
ALTER TABLE buckets ADD COLUMN problem_kind text;
