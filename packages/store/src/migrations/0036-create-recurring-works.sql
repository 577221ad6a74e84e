CREATE TABLE recurring_works (
  name text PRIMARY KEY,
  last_run_at timestamptz,     -- null: never done to its end
  last_input text,             -- the settings that the last run worked by
  held_until timestamptz,      -- a process does it, or it failed and waits
  holder text                  -- that process
);
