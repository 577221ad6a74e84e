-- Append blobs of Azure: one row for a blob, however often it grows.
ALTER TABLE bucket_objects ADD COLUMN read_bytes bigint;    -- how much of it is stored; NULL for objects that do not grow
ALTER TABLE bucket_objects ADD COLUMN reading_bytes bigint; -- how much will be, when what is being stored is durable
