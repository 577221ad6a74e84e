ALTER TABLE roles
  ADD COLUMN log_type_access_kind text NOT NULL DEFAULT 'ALLOW_ALL'
    CHECK (log_type_access_kind IN ('ALLOW_ALL', 'DENY_ALL', 'ALLOW', 'DENY')),
  ADD COLUMN log_type_access text[] NOT NULL DEFAULT '{}';

-- What whoever made the token could see when they made it; null for all.
ALTER TABLE api_tokens ADD COLUMN log_type_access text[];
