-- When the problem of a bucket or a queue began; null while there is none. Those that last are told of.
ALTER TABLE buckets ADD COLUMN problem_since timestamptz;
ALTER TABLE queues ADD COLUMN problem_since timestamptz;
UPDATE buckets SET problem_since = now() WHERE problem IS NOT NULL;
UPDATE queues SET problem_since = now() WHERE problem IS NOT NULL;
