ALTER TABLE alerts ADD COLUMN outcome text;          -- null: nobody said what it turned out to be
ALTER TABLE alerts ADD COLUMN outcome_reason text;
ALTER TABLE alert_history ADD COLUMN outcome text;
