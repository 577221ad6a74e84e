-- Logs that waited for so many minutes where they are collected raise an alarm; NULL for none.
ALTER TABLE sources ADD COLUMN lag_alarm_minutes int;
-- An end of the partition that is not reached yet, and when it was seen: since then at least something waits there.
ALTER TABLE queue_offsets ADD COLUMN awaited_end bigint;
ALTER TABLE queue_offsets ADD COLUMN awaited_since timestamptz;
