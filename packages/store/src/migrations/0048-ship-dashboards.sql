-- Dashboards that come with Pharos; nobody owns them, and a new version replaces them.
ALTER TABLE dashboards ADD COLUMN managed boolean NOT NULL DEFAULT false;
