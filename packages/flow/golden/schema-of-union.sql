SELECT t1.ColumnName,
  t1.ColumnOrdinal,
  t1.ColumnType
FROM values('ColumnName Nullable(String), ColumnOrdinal Nullable(Int64), ColumnType Nullable(String)',
  ('p_event_time', 0, 'timestamp'),
  ('clientIp', 1, 'string'),
  ('severity', 2, 'int'),
  ('details', 3, 'object'),
  ('p_any_emails', 4, 'array<string>')) AS t1
