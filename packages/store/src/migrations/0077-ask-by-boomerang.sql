-- Questions about alerts that a bot asks people. They end with the alert and with the destination.
CREATE TABLE boomerangs (
  id text PRIMARY KEY,
  alert_id text NOT NULL REFERENCES alerts (id) ON DELETE CASCADE,
  destination_id text NOT NULL REFERENCES destinations (id) ON DELETE CASCADE,
  external_id text NOT NULL,       -- the message that stands for the alert
  asker_id text NOT NULL,          -- a user, who may have been deleted since
  asker_name text NOT NULL,
  asker_remote_id text NOT NULL,
  recipient_id text NOT NULL,      -- as the tool knows them
  recipient_name text NOT NULL,
  channel text,                    -- of the direct message, once it is sent
  ts text,
  question text NOT NULL,
  state text NOT NULL,
  answer text,
  reply text NOT NULL DEFAULT '',  -- or why it failed
  asked_at timestamptz NOT NULL,
  reminded_at timestamptz,
  ended_at timestamptz,
  next_at timestamptz              -- when there is something to do; null: never again
);
CREATE INDEX boomerangs_due ON boomerangs (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX boomerangs_destination ON boomerangs (destination_id);
-- Nobody is asked twice at once about one alert.
CREATE UNIQUE INDEX boomerangs_open ON boomerangs (alert_id, recipient_id) WHERE state IN ('ASKING', 'OPEN');
CREATE INDEX boomerangs_alert ON boomerangs (alert_id);
