-- Deleted resources are looked at once more, to write their history.
DROP INDEX resources_check_due;
CREATE INDEX resources_check_due ON resources (check_due_at);
