SELECT any(t2.`p_row_id'53`) AS p_row_id,
  getSubcolumn(CAST(concat('{"v":[', ifNull(concat('[', arrayStringConcat(arrayMap(e -> ifNull(e, 'null'), groupArray(1048576)(nullIf(nullIf(JSONExtractRaw(t3_0, 'displayName'), ''), 'null'))), ','), ']'), 'null'), ']}'), 'JSON'), 'v')[1] AS users,
  toInt64(count()) AS n
FROM (
  SELECT toInt64(rowNumberInAllBlocks()) AS `row'53`,
    t1.p_row_id AS `p_row_id'53`,
    arrayMap(e -> toJSONString(e), t1.target) AS target
  FROM pharos_logs.okta_systemlog AS t1
  WHERE (t1.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
) AS t2
ARRAY JOIN arrayResize(CAST(t2.target, 'Array(Nullable(String))'), toInt64(length(t2.target)), NULL) AS t3_0
WHERE (JSONExtract(t3_0, 'type', 'Nullable(String)') = 'User')
GROUP BY t2.`row'53`
