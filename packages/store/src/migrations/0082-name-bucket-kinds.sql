-- Buckets were all of Amazon S3, or of a compatible store.
UPDATE buckets SET settings = settings || '{"kind": "S3"}' WHERE NOT settings ? 'kind';
