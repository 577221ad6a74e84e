-- Attempts that are counted before they are looked at: by account, by what was guessed, and by who guessed.
CREATE TABLE sign_in_attempts (
  account text NOT NULL,            -- a user's id, or the hash of an e-mail address that belongs to nobody
  kind text NOT NULL,
  origin text NOT NULL,
  used_until timestamptz NOT NULL,  -- every attempt is available again
  refused_until timestamptz NOT NULL,
  PRIMARY KEY (account, kind, origin)
);
CREATE INDEX sign_in_attempts_expiry ON sign_in_attempts (used_until);

ALTER TABLE users DROP COLUMN failed_sign_ins, DROP COLUMN locked_until;
