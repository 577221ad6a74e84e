-- Several alerts that are investigated as one.
CREATE TABLE cases (
  number int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL GENERATED ALWAYS AS (number::text) STORED,   -- what pages of lists end with
  title text NOT NULL,
  description text NOT NULL,
  status text NOT NULL,
  severity text NOT NULL,
  severity_rank int NOT NULL,
  assignee_id text,                -- null: nobody
  needed_log_types text[],         -- of all alerts that it ever had; null for all
  created_at timestamptz NOT NULL,
  created_by jsonb NOT NULL,
  updated_at timestamptz NOT NULL,
  closed_at timestamptz,           -- null while it is not closed
  revision int NOT NULL
);
CREATE INDEX cases_updated ON cases (updated_at DESC);

CREATE TABLE case_alerts (
  case_number int NOT NULL REFERENCES cases (number) ON DELETE CASCADE,
  alert_id text NOT NULL REFERENCES alerts (id) ON DELETE CASCADE,
  added_at timestamptz NOT NULL,
  added_by jsonb NOT NULL,
  PRIMARY KEY (case_number, alert_id)
);
CREATE INDEX case_alerts_alert ON case_alerts (alert_id);

-- What happened in a case, never changed.
CREATE TABLE case_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,   -- the order in which it happened
  case_number int NOT NULL REFERENCES cases (number) ON DELETE CASCADE,
  type text NOT NULL,
  actor jsonb NOT NULL,
  at timestamptz NOT NULL,
  "from" text NOT NULL,
  "to" text NOT NULL,
  note text NOT NULL
);
CREATE INDEX case_entries_case ON case_entries (case_number, id);

CREATE TABLE case_attachments (
  id uuid PRIMARY KEY,
  case_number int NOT NULL REFERENCES cases (number) ON DELETE CASCADE,
  name text NOT NULL,
  media_type text NOT NULL,
  bytes bigint NOT NULL,
  sha256 text NOT NULL,
  added_at timestamptz NOT NULL,
  added_by jsonb NOT NULL
);
CREATE INDEX case_attachments_case ON case_attachments (case_number, added_at, id);

-- The file, cut into pieces, so that reading it needs no value of its whole size.
CREATE TABLE case_attachment_pieces (
  attachment_id uuid NOT NULL REFERENCES case_attachments (id) ON DELETE CASCADE,
  number int NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (attachment_id, number)
);
