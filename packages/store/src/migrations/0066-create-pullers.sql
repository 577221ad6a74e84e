-- Definitions of log pullers that people wrote, beside those that ship.
CREATE TABLE pullers (
  provider text PRIMARY KEY,
  text text NOT NULL,              -- YAML
  revision integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by jsonb NOT NULL
);

CREATE INDEX pulls_provider ON pulls ((settings ->> 'provider'));
