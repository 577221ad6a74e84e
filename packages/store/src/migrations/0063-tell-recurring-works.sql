ALTER TABLE recurring_works
  ADD COLUMN title text,             -- null: no process of this version has done it yet
  ADD COLUMN every_ms bigint,
  ADD COLUMN failed_at timestamptz,  -- null: the last run reached its end
  ADD COLUMN failure text;
