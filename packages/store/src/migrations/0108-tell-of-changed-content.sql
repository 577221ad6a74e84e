-- Tells every process that what its workers run may have changed. Each then compares the version of its content, so a
-- notice that is lost or comes without reason does no harm.
CREATE FUNCTION tell_of_changed_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pharos_content', '');
  RETURN NULL;
END $$;

CREATE TRIGGER detections_changed AFTER INSERT OR UPDATE OR DELETE ON detections
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_content();
CREATE TRIGGER content_items_changed AFTER INSERT OR UPDATE OR DELETE ON content_items
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_content();
CREATE TRIGGER schemas_changed AFTER INSERT OR UPDATE OR DELETE ON schemas
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_content();
CREATE TRIGGER lookup_tables_changed AFTER INSERT OR DELETE OR UPDATE OF revision, enabled ON lookup_tables
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_content();
-- Each delivery updates its source, so only the column that matters is listed.
CREATE TRIGGER sources_changed AFTER INSERT OR DELETE OR UPDATE OF log_types ON sources
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_content();
CREATE TRIGGER users_changed AFTER INSERT OR DELETE OR UPDATE OF role_id ON users
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_content();
CREATE TRIGGER roles_changed AFTER INSERT OR UPDATE OR DELETE ON roles
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_content();
CREATE TRIGGER api_tokens_changed AFTER INSERT OR DELETE OR UPDATE OF log_type_access ON api_tokens
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_content();
