ALTER TABLE sources ADD COLUMN last_stored_at timestamptz;

-- To the minute, of what is counted still.
UPDATE sources SET last_stored_at = counted.minute
FROM (SELECT source_id, max(minute) AS minute FROM conservation_counts WHERE stored > 0 GROUP BY source_id) AS counted
WHERE sources.id = counted.source_id;
