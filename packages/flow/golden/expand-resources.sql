SELECT t2.p_row_id AS p_row_id,
  toInt64(t3_at) AS at,
  getSubcolumn(CAST(arrayMap(t -> if(isValidJSON(t), t, if(isValidJSON(replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0')), replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0'), '{}')), [ifNull(concat('{"v":[', nullIf(nullIf(JSONExtractRaw(t3_0, 'ARN'), ''), 'null'), ']}'), '{}')])[1], 'JSON'), 'v')[1] AS arn,
  getSubcolumn(CAST(arrayMap(t -> if(isValidJSON(t), t, if(isValidJSON(replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0')), replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0'), '{}')), [ifNull(concat('{"v":[', arrayElementOrNull(arrayMap(e -> nullIf(e, 'null'), JSONExtractArrayRaw(ifNull(JSONExtract(t3_0, 'tags', 'Nullable(String)'), ''))), 2), ']}'), '{}')])[1], 'JSON'), 'v')[1] AS tag
FROM (
  SELECT t1.p_row_id,
    arrayMap(e -> toJSONString(e), t1.resources) AS resources
  FROM pharos_logs.aws_cloudtrail AS t1
  WHERE (t1.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
) AS t2
ARRAY JOIN CAST(t2.resources, 'Array(Nullable(String))') AS t3_0, range(toUInt64(length(t2.resources))) AS t3_at
ORDER BY toInt64(t3_at) ASC NULLS FIRST
