-- Where a partition ended when its reader looked last; null before that.
ALTER TABLE queue_offsets ADD COLUMN end_offset bigint;
