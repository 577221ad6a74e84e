-- When the rows of a table were read again from their bucket or by their query, and how the last attempt ended.
ALTER TABLE lookup_tables
  ADD COLUMN refreshed_at timestamptz,
  ADD COLUMN refresh_tried_at timestamptz,
  ADD COLUMN refresh_failures integer NOT NULL DEFAULT 0,
  ADD COLUMN refresh_problem text,
  ADD COLUMN refresh_wanted boolean NOT NULL DEFAULT false;
