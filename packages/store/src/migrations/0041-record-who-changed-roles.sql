ALTER TABLE roles ADD COLUMN updated_by jsonb;
