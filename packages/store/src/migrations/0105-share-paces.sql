-- When the next request may begin to a tool that limits them: destinations that a tool counts together share a row,
-- whichever processes deliver to them. The key is a digest, because tools count by tokens.
CREATE TABLE delivery_turns (
  key text PRIMARY KEY,
  next_at timestamptz NOT NULL
);
