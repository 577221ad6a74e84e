ALTER TABLE sessions
  ADD COLUMN confirmed_at timestamptz,  -- when the user last proved that it is them
  ADD COLUMN rotated_for bytea;         -- hash of the client that got the next token
