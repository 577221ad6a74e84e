-- Where packs come from that do not come with Pharos.
CREATE TABLE pack_sources (
  id text PRIMARY KEY,
  display_name text NOT NULL,
  kind text NOT NULL,                -- GIT_RELEASES or ARCHIVE
  url text NOT NULL,
  token text,                        -- sealed; null: none is sent
  public_key text NOT NULL,          -- PEM; empty: archives need not be signed
  enabled boolean NOT NULL,
  revision integer NOT NULL,
  created_at timestamptz NOT NULL,
  created_by jsonb NOT NULL,
  last_modified timestamptz NOT NULL,
  last_modified_by jsonb NOT NULL,
  polled_at timestamptz,
  etag text,                         -- of the last answer that was read whole
  problem text                       -- why the last look failed; null: it did not
);
CREATE UNIQUE INDEX pack_sources_name_unique ON pack_sources (lower(display_name));

-- A version of all packs of a source, with its archive, so that going back needs nobody else.
CREATE TABLE pack_releases (
  id text PRIMARY KEY,
  source_id text REFERENCES pack_sources (id) ON DELETE CASCADE,   -- null: Pharos itself
  version text NOT NULL,
  notes text NOT NULL,
  published_at timestamptz NOT NULL,
  found_at timestamptz NOT NULL,
  packs jsonb NOT NULL,
  archive bytea NOT NULL
);
CREATE UNIQUE INDEX pack_releases_version_unique ON pack_releases (coalesce(source_id, ''), version);

-- Which version of a pack is in use.
CREATE TABLE pack_installations (
  pack_id text PRIMARY KEY,
  source_id text REFERENCES pack_sources (id) ON DELETE CASCADE,   -- null: Pharos itself
  release_id text REFERENCES pack_releases (id) ON DELETE SET NULL -- null: nothing of it is installed
);
