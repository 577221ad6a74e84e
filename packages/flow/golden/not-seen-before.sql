SELECT t2.eventName AS eventName,
  getSubcolumn(CAST(arrayMap(t -> if(isValidJSON(t), t, if(isValidJSON(replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0')), replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0'), '{}')), [ifNull(concat('{"v":[', multiIf(isNotNull(dynamicElement(t2.`userIdentity.userName`, 'String')), toJSONString(dynamicElement(t2.`userIdentity.userName`, 'String')), isNotNull(t2.`userIdentity.userName`), nullIf(toJSONString(t2.`userIdentity.userName`), 'null'), nullIf(toJSONString(t2.`userIdentity.userName^`), '{}')), ']}'), '{}')])[1], 'JSON'), 'v')[1] AS user,
  toInt64(count()) AS calls
FROM (
  SELECT t1.eventName,
    t1.userIdentity.userName AS `userIdentity.userName`,
    t1.userIdentity.^userName AS `userIdentity.userName^`
  FROM pharos_logs.aws_cloudtrail AS t1
  WHERE (t1.p_event_time > toDateTime64('2024-06-01 11:14:00', 9, 'UTC'))
) AS t2
LEFT ANTI JOIN (
  SELECT t3.eventName,
    1 AS `?`
  FROM pharos_logs.aws_cloudtrail AS t3
  WHERE ((t3.p_event_time >= toDateTime64('2024-06-01 10:00:00', 9, 'UTC') AND t3.p_event_time <= toDateTime64('2024-06-01 11:14:00', 9, 'UTC')))
  GROUP BY t3.eventName
) AS t4 ON t2.eventName = t4.eventName
GROUP BY t2.eventName, multiIf(isNotNull(dynamicElement(t2.`userIdentity.userName`, 'String')), toJSONString(dynamicElement(t2.`userIdentity.userName`, 'String')), isNotNull(t2.`userIdentity.userName`), nullIf(toJSONString(t2.`userIdentity.userName`), 'null'), nullIf(toJSONString(t2.`userIdentity.userName^`), '{}'))
ORDER BY t2.eventName ASC NULLS FIRST
