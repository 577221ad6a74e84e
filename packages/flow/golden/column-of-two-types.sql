SELECT t3.p_row_id,
  getSubcolumn(CAST(arrayMap(t -> if(isValidJSON(t), t, if(isValidJSON(replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0')), replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0'), '{}')), [ifNull(concat('{"v":[', t3.severity, ']}'), '{}')])[1], 'JSON'), 'v')[1] AS severity,
  CAST(toFloat64OrNull(JSONExtract(t3.severity, 'Nullable(String)')) = 1, 'Nullable(Bool)') AS is_one
FROM (
  SELECT t1.p_row_id,
    CAST(toJSONString(t1.severity), 'Nullable(String)') AS severity
  FROM pharos_logs.okta_systemlog AS t1
  WHERE (t1.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
    AND (NOT (isNull(t1.severity)))
  UNION ALL
  SELECT t2.p_row_id,
    CAST(toString(t2.severity), 'Nullable(String)') AS severity
  FROM pharos_logs.windows_sysmon AS t2
  WHERE (t2.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
    AND (NOT (isNull(t2.severity)))
) AS t3
ORDER BY t3.p_row_id ASC NULLS FIRST
