-- Files of all rows of a query, made in the background. `lease_until` ends with the process that makes it.
CREATE TABLE query_downloads (
  id uuid PRIMARY KEY,
  query_id uuid NOT NULL REFERENCES data_lake_queries (id) ON DELETE CASCADE,
  columns text[] NOT NULL,                -- empty: all
  issued_by jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('running', 'ready', 'failed')),
  error text NOT NULL DEFAULT '',
  row_count bigint NOT NULL DEFAULT 0,
  bytes bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  expires_at timestamptz NOT NULL,
  lease_until timestamptz NOT NULL
);
CREATE INDEX query_downloads_query ON query_downloads (query_id, created_at);
CREATE INDEX query_downloads_issuer ON query_downloads ((issued_by->>'id'), created_at, id);
