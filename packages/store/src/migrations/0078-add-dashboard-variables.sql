-- What people choose above the panels, and the panels' queries name.
ALTER TABLE dashboards ADD COLUMN variables jsonb NOT NULL DEFAULT '[]';
