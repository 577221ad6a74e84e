-- What an installation adds to a schema that comes with Pharos, as YAML that is read after its spec: it stays when a
-- new version of Pharos brings another spec.
ALTER TABLE schemas ADD COLUMN extension text NOT NULL DEFAULT '';
