-- When a destination may be disturbed: quiet hours, digests and reminders.
ALTER TABLE destinations ADD COLUMN quiet jsonb NOT NULL
  DEFAULT '{"quietHours": null, "digestMinutes": 0, "urgentSeverity": null, "reminder": null}';

-- Messages of a destination or of a detection that nobody wants for a time.
CREATE TABLE mutes (
  id text PRIMARY KEY,
  subject text NOT NULL,        -- DESTINATION or DETECTION
  subject_id text NOT NULL,
  until timestamptz NOT NULL,
  reason text NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  ended_by text,                -- null: nobody ended it before its time
  ended_at timestamptz
);
CREATE INDEX mutes_subject ON mutes (subject, subject_id, until) WHERE ended_at IS NULL;
CREATE INDEX mutes_running ON mutes (until) WHERE ended_at IS NULL;

-- WAITING deliveries are not due before next_attempt_at, MUTED ones only when somebody sends them.
ALTER TABLE deliveries ADD COLUMN digest_at timestamptz;   -- those of one time go out as one message
ALTER TABLE deliveries ADD COLUMN mute_id text REFERENCES mutes (id) ON DELETE SET NULL;
CREATE INDEX deliveries_waiting ON deliveries (next_attempt_at) WHERE status = 'WAITING';
CREATE INDEX deliveries_waiting_destination ON deliveries (destination_id, id) WHERE status = 'WAITING';
CREATE INDEX deliveries_muted ON deliveries (destination_id, id) WHERE status = 'MUTED';
CREATE INDEX deliveries_mute ON deliveries (mute_id) WHERE mute_id IS NOT NULL;
-- Earlier messages of an alert, whatever the length of the queue.
CREATE INDEX deliveries_earlier ON deliveries (alert_id, destination_id, id) WHERE status IN ('QUEUED', 'WAITING');
