CREATE TABLE destinations (
  id text PRIMARY KEY,
  type text NOT NULL,
  display_name text NOT NULL,
  settings text,               -- sealed JSON; null: the key that sealed it was lost
  default_for_severity text[] NOT NULL,
  alert_types text[] NOT NULL,
  log_types text[] NOT NULL,   -- empty: all
  verification text NOT NULL,
  paused_until timestamptz,
  failures_in_row int NOT NULL DEFAULT 0,
  holder text,                 -- the process that delivers to it
  held_until timestamptz,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_by text NOT NULL,
  updated_at timestamptz NOT NULL,
  revision int NOT NULL
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX destinations_name_unique ON destinations (lower(display_name));

-- Alerts on their way to destinations, written in the transaction that creates the alert (docs/decisions/0012).
CREATE TABLE deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,   -- the order in which they go out
  alert_id text NOT NULL REFERENCES alerts (id) ON DELETE CASCADE,
  destination_id text NOT NULL,   -- stays when the destination is deleted
  trigger text NOT NULL,
  status text NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
) WITH (fillfactor = 80, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0.05);
CREATE INDEX deliveries_queued ON deliveries (destination_id, id) WHERE status = 'QUEUED';
CREATE INDEX deliveries_failed ON deliveries (destination_id, id) WHERE status = 'FAILED';
CREATE INDEX deliveries_alert ON deliveries (alert_id, id);

CREATE TABLE delivery_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  delivery_id bigint NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
  destination_id text NOT NULL,
  at timestamptz NOT NULL,
  duration_ms int NOT NULL,
  outcome text NOT NULL,
  status_code int NOT NULL,
  message text NOT NULL,
  label text NOT NULL,
  url text NOT NULL
);
CREATE INDEX delivery_attempts_delivery ON delivery_attempts (delivery_id, id);
CREATE INDEX delivery_attempts_destination ON delivery_attempts (destination_id, at);

ALTER TABLE alerts ADD COLUMN dynamic_destinations text[];   -- null: destinations() returned none
ALTER TABLE alerts ADD COLUMN route jsonb;                   -- null: created before routes were decided
