-- What became of the runs of correlation rules. A run is named by the time that it was due.
CREATE TABLE correlation_runs (
  rule_id text NOT NULL,
  due_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('RUNNING', 'SUCCEEDED', 'FAILED')),
  attempts int NOT NULL,
  started_at timestamptz NOT NULL,    -- of the latest attempt
  finished_at timestamptz,
  found jsonb,                        -- what is to be committed; null before it is known and after
  matches bigint NOT NULL DEFAULT 0,
  error text NOT NULL DEFAULT '',
  PRIMARY KEY (rule_id, due_at)
);
CREATE INDEX correlation_runs_due ON correlation_runs (due_at);

-- Up to when the signals of a rule that share some values belong to matches that are committed.
CREATE TABLE correlation_marks (
  rule_id text NOT NULL,
  value_hash bytea NOT NULL,
  done_until timestamptz NOT NULL,
  PRIMARY KEY (rule_id, value_hash)
) WITH (fillfactor = 80);
CREATE INDEX correlation_marks_done ON correlation_marks (done_until);
