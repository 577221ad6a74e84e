-- Set by an attempt whose request may have arrived: the next one looks for what it created.
ALTER TABLE deliveries ADD COLUMN may_have_arrived boolean NOT NULL DEFAULT false;
