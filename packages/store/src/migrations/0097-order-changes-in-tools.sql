-- When the status that a destination's tool told of last was set there. Tools repeat for hours what was not answered.
ALTER TABLE alert_links ADD COLUMN status_at timestamptz;
