-- Old notifications are deleted, whoever's they are.
CREATE INDEX notifications_created ON notifications (created_at);
ALTER TABLE mails ADD COLUMN failed_at timestamptz;  -- when it was given up; its content stays while it can be sent again
UPDATE mails SET failed_at = created_at WHERE status = 'FAILED';
CREATE INDEX mails_failed ON mails (created_at, id) WHERE status = 'FAILED';
