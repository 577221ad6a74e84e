-- The whole definition is in `body`; the columns are what lists, names and the uploaded file need.
CREATE TABLE lookup_tables (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  lake_table text NOT NULL,       -- its name in queries
  enabled boolean NOT NULL,
  managed boolean NOT NULL,
  body jsonb NOT NULL,
  content_hash bytea NOT NULL,
  file jsonb,                     -- name, size and rows of what was uploaded; null: nothing yet
  revision int NOT NULL,          -- grows with every change of the body or the file
  created_at timestamptz NOT NULL,
  created_by jsonb,
  last_modified timestamptz NOT NULL,
  last_modified_by jsonb,
  CONSTRAINT lookup_tables_name_unique UNIQUE (name),
  CONSTRAINT lookup_tables_lake_table_unique UNIQUE (lake_table)
);

-- The uploaded file, cut into pieces, so that reading it needs no value of its whole size.
CREATE TABLE lookup_file_pieces (
  table_id uuid NOT NULL REFERENCES lookup_tables ON DELETE CASCADE,
  number int NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (table_id, number)
);
