-- Liquid, in place of an alert's own texts; empty for those.
ALTER TABLE destinations ADD COLUMN title_template text NOT NULL DEFAULT '';
ALTER TABLE destinations ADD COLUMN description_template text NOT NULL DEFAULT '';
