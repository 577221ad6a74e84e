-- What the last whole answer had wrong with it: an older release that is refused is told once.
ALTER TABLE pack_sources ADD COLUMN told_problems text[] NOT NULL DEFAULT '{}';
