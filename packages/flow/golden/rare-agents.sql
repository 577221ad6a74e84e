SELECT t4.p_log_type,
  getSubcolumn(CAST(arrayMap(t -> if(isValidJSON(t), t, if(isValidJSON(replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0')), replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0'), '{}')), [ifNull(concat('{"v":[', t4.agent, ']}'), '{}')])[1], 'JSON'), 'v')[1] AS agent,
  t4.Count
FROM (
  SELECT t3.p_log_type,
    coalesce(CAST(toJSONString(t3.userAgent), 'Nullable(String)'), multiIf(isNotNull(dynamicElement(t3.`client.userAgent.browser`, 'String')), toJSONString(dynamicElement(t3.`client.userAgent.browser`, 'String')), isNotNull(t3.`client.userAgent.browser`), nullIf(toJSONString(t3.`client.userAgent.browser`), 'null'), nullIf(toJSONString(t3.`client.userAgent.browser^`), '{}'))) AS agent,
    toInt64(count()) AS Count
  FROM (
    SELECT t1.p_log_type,
      t1.userAgent,
      CAST(NULL, 'Dynamic') AS `client.userAgent.browser`,
      CAST('{}', 'JSON') AS `client.userAgent.browser^`,
      false AS `client.userAgent.?`,
      false AS `client.?`
    FROM pharos_logs.aws_alb AS t1
    WHERE (t1.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
    UNION ALL
    SELECT t2.p_log_type,
      CAST(NULL, 'Nullable(String)') AS userAgent,
      t2.client.userAgent.browser AS `client.userAgent.browser`,
      t2.client.^userAgent.browser AS `client.userAgent.browser^`,
      true AS `client.userAgent.?`,
      true AS `client.?`
    FROM pharos_logs.okta_systemlog AS t2
    WHERE (t2.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
  ) AS t3
  GROUP BY t3.p_log_type, coalesce(CAST(toJSONString(t3.userAgent), 'Nullable(String)'), multiIf(isNotNull(dynamicElement(t3.`client.userAgent.browser`, 'String')), toJSONString(dynamicElement(t3.`client.userAgent.browser`, 'String')), isNotNull(t3.`client.userAgent.browser`), nullIf(toJSONString(t3.`client.userAgent.browser`), 'null'), nullIf(toJSONString(t3.`client.userAgent.browser^`), '{}')))
) AS t4
ORDER BY t4.p_log_type ASC NULLS FIRST, t4.Count ASC NULLS FIRST, (arrayMap(j -> (multiIf(j = 'null', 0, j IN ('true', 'false'), 1, match(j, '^[-0-9]'), 2, startsWith(j, '"'), 3, startsWith(j, '['), 4, 5), ifNull(toFloat64OrNull(j), 0), if(startsWith(j, '"'), JSONExtractString(j), j)), [ifNull(t4.agent, 'null')])[1].1 = 0) DESC, arrayMap(j -> (multiIf(j = 'null', 0, j IN ('true', 'false'), 1, match(j, '^[-0-9]'), 2, startsWith(j, '"'), 3, startsWith(j, '['), 4, 5), ifNull(toFloat64OrNull(j), 0), if(startsWith(j, '"'), JSONExtractString(j), j)), [ifNull(t4.agent, 'null')])[1] ASC
LIMIT 10 BY t4.p_log_type
