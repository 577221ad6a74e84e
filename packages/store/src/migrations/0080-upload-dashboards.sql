-- Dashboards that come from files: when an upload last wrote one. Null: none did.
ALTER TABLE dashboards ADD COLUMN uploaded_at timestamptz;
