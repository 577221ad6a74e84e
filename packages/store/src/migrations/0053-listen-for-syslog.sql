-- Sources that listen for syslog. The private key of their TLS is sealed in sources.secret.
CREATE TABLE syslog_sources (
  source_id text PRIMARY KEY REFERENCES sources (id) ON DELETE CASCADE,
  settings jsonb NOT NULL
);

-- How each process listens for each source, told every few seconds.
CREATE TABLE syslog_listeners (
  source_id text NOT NULL REFERENCES syslog_sources (source_id) ON DELETE CASCADE,
  process text NOT NULL,
  addresses text[] NOT NULL,
  connections int NOT NULL,
  problem text,                 -- why it does not listen everywhere that it should
  last_error text,              -- what went wrong last with a sender
  last_error_at timestamptz,
  lost bigint NOT NULL,         -- datagrams without room, since the process started
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (source_id, process)
) WITH (fillfactor = 70);
