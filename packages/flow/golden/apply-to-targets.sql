SELECT any(t3.`p_row_id'53`) AS p_row_id,
  getSubcolumn(CAST(arrayMap(t -> if(isValidJSON(t), t, if(isValidJSON(replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0')), replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0'), '{}')), [ifNull(concat('{"v":[', concat('[', arrayStringConcat(arrayMap(e -> ifNull(e, 'null'), groupArray(1048576)(nullIf(nullIf(JSONExtractRaw(t4_0, 'displayName'), ''), 'null'))), ','), ']'), ']}'), '{}')])[1], 'JSON'), 'v')[1] AS users,
  toInt64(count()) AS n
FROM (
  SELECT toInt64(generateSnowflakeID(t2.target)) AS `row'53`,
    t2.p_row_id AS `p_row_id'53`,
    t2.target
  FROM (
    SELECT arrayMap(e -> toJSONString(e), t1.target) AS target,
      t1.p_row_id
    FROM pharos_logs.okta_systemlog AS t1
    WHERE (t1.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
  ) AS t2
) AS t3
ARRAY JOIN CAST(t3.target, 'Array(Nullable(String))') AS t4_0
WHERE (JSONExtract(t4_0, 'type', 'Nullable(String)') = 'User')
GROUP BY t3.`row'53`
