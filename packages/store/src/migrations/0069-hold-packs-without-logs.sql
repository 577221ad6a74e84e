-- A pack that comes with Pharos waits until a log source sends one of its log types; what was enabled before stays so.
ALTER TABLE content_items ADD COLUMN waits_for_logs boolean NOT NULL DEFAULT false;
