CREATE TABLE roles (
  id text PRIMARY KEY,
  name text NOT NULL,
  permissions text[] NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX roles_name_unique ON roles (lower(name));

CREATE TABLE users (
  id text PRIMARY KEY,
  email text NOT NULL,
  given_name text NOT NULL,
  family_name text NOT NULL,
  role_id text NOT NULL CONSTRAINT users_role_exists REFERENCES roles (id),
  enabled boolean NOT NULL,
  status text NOT NULL CHECK (status IN ('CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'INVITED')),
  password_hash text,
  totp_secret text,           -- sealed
  totp_last_step bigint NOT NULL DEFAULT 0,
  failed_sign_ins int NOT NULL DEFAULT 0,
  locked_until timestamptz,
  created_at timestamptz NOT NULL,
  last_logged_in_at timestamptz
);
CREATE UNIQUE INDEX users_email_unique ON users (lower(email));
CREATE INDEX users_role ON users (role_id);

-- One row for each refresh token that was ever given; those of one sign-in share the family.
CREATE TABLE sessions (
  id text PRIMARY KEY,
  family_id text NOT NULL,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  rotated_at timestamptz,
  revoked_at timestamptz
);
CREATE INDEX sessions_family ON sessions (family_id);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE one_time_tokens (
  token_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('first-admin', 'invitation', 'password-reset')),
  user_id text REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX one_time_tokens_user ON one_time_tokens (user_id);
CREATE INDEX one_time_tokens_expiry ON one_time_tokens (expires_at);

CREATE TABLE api_tokens (
  id text PRIMARY KEY,
  name text NOT NULL,
  value_hash bytea NOT NULL UNIQUE,
  permissions text[] NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz
);
CREATE UNIQUE INDEX api_tokens_name_unique ON api_tokens (lower(name));
