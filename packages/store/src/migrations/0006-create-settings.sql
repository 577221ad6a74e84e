CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE notifications (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  topic text NOT NULL,
  level text NOT NULL CHECK (level IN ('INFO', 'WARNING', 'ERROR')),
  title text NOT NULL,
  message text NOT NULL,
  metadata jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  archived_at timestamptz
);
CREATE INDEX notifications_user ON notifications (user_id, created_at, id);
