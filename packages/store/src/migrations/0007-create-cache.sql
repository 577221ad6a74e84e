-- What rules remember between events. A key may be of any length: it is found by its hash.
CREATE TABLE cache_entries (
  key_hash bytea PRIMARY KEY,
  key text NOT NULL,
  counter bigint,
  string_set text[],
  dictionary text,            -- JSON, as the rule gave it
  expires_at timestamptz NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX cache_entries_expiry ON cache_entries (expires_at);
