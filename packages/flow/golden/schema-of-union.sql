SELECT t1.ColumnName,
  t1.ColumnOrdinal,
  t1.ColumnType
FROM (
  SELECT CAST('p_event_time', 'Nullable(String)') AS ColumnName, CAST(0, 'Nullable(Int64)') AS ColumnOrdinal, CAST('timestamp', 'Nullable(String)') AS ColumnType
  UNION ALL SELECT CAST('clientIp', 'Nullable(String)') AS ColumnName, CAST(1, 'Nullable(Int64)') AS ColumnOrdinal, CAST('string', 'Nullable(String)') AS ColumnType
  UNION ALL SELECT CAST('severity', 'Nullable(String)') AS ColumnName, CAST(2, 'Nullable(Int64)') AS ColumnOrdinal, CAST('int', 'Nullable(String)') AS ColumnType
  UNION ALL SELECT CAST('details', 'Nullable(String)') AS ColumnName, CAST(3, 'Nullable(Int64)') AS ColumnOrdinal, CAST('object', 'Nullable(String)') AS ColumnType
  UNION ALL SELECT CAST('p_any_emails', 'Nullable(String)') AS ColumnName, CAST(4, 'Nullable(Int64)') AS ColumnOrdinal, CAST('array<string>', 'Nullable(String)') AS ColumnType
) AS t1
