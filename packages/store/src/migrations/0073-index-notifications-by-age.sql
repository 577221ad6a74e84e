-- Old ones are deleted, whoever's they are.
CREATE INDEX notifications_created ON notifications (created_at);
