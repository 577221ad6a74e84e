-- What people, programs and schedules asked the data lake. `lease_until` ends with the process that executes it, so that
-- nobody waits for one that was killed.
CREATE TABLE data_lake_queries (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  text text NOT NULL,
  language text NOT NULL,
  params jsonb NOT NULL,
  name text NOT NULL,
  issued_by jsonb NOT NULL,
  is_scheduled boolean NOT NULL,
  log_type_access text[],                 -- null: all
  parent_id uuid,
  root_id uuid,
  status text NOT NULL CHECK (status IN ('running', 'succeeded', 'failed', 'cancelled')),
  message text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  completed_at timestamptz,
  columns jsonb,
  visualize jsonb,
  rows_read bigint NOT NULL DEFAULT 0,
  rows_to_read bigint NOT NULL DEFAULT 0,
  bytes_read bigint NOT NULL DEFAULT 0,
  row_count bigint NOT NULL DEFAULT 0,
  execution_ms double precision NOT NULL DEFAULT 0,
  truncated_by text,
  results_of uuid NOT NULL,               -- whose pages hold the rows
  results_until timestamptz,
  cache_key bytea,                        -- null where another execution may not take the rows
  user_config jsonb,
  lease_until timestamptz NOT NULL
);
CREATE INDEX data_lake_queries_created_at ON data_lake_queries (created_at, id);
CREATE INDEX data_lake_queries_running ON data_lake_queries (lease_until) WHERE status = 'running';
CREATE INDEX data_lake_queries_cache_key ON data_lake_queries (cache_key, created_at) WHERE cache_key IS NOT NULL;
CREATE INDEX data_lake_queries_results_until ON data_lake_queries (results_until) WHERE results_until IS NOT NULL;
CREATE INDEX data_lake_queries_parent ON data_lake_queries (parent_id) WHERE parent_id IS NOT NULL;

-- Rows of an execution: JSON lines, each an array in the order of the columns, compressed.
CREATE TABLE query_result_pages (
  query_id uuid NOT NULL REFERENCES data_lake_queries (id) ON DELETE CASCADE,
  first_row bigint NOT NULL,
  row_count int NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (query_id, first_row)
);
ALTER TABLE query_result_pages ALTER COLUMN body SET STORAGE EXTERNAL;
