SELECT getSubcolumn(CAST(arrayMap(t -> if(isValidJSON(t), t, if(isValidJSON(replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0')), replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0'), '{}')), [ifNull(concat('{"v":[', multiIf(isNotNull(dynamicElement(t2.`actor.displayName`, 'String')), toJSONString(dynamicElement(t2.`actor.displayName`, 'String')), isNotNull(t2.`actor.displayName`), nullIf(toJSONString(t2.`actor.displayName`), 'null'), nullIf(toJSONString(t2.`actor.displayName^`), '{}')), ']}'), '{}')])[1], 'JSON'), 'v')[1] AS who,
  t2.eventType,
  t2.p_event_time
FROM (
  SELECT t1.actor.displayName AS `actor.displayName`,
    t1.actor.^displayName AS `actor.displayName^`,
    t1.eventType,
    t1.p_event_time
  FROM pharos_logs.okta_systemlog AS t1
  WHERE (t1.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
  ORDER BY t1.p_event_time DESC NULLS FIRST
  LIMIT 1 BY multiIf(isNotNull(dynamicElement(t1.actor.displayName, 'String')), toJSONString(dynamicElement(t1.actor.displayName, 'String')), isNotNull(t1.actor.displayName), nullIf(toJSONString(t1.actor.displayName), 'null'), nullIf(toJSONString(t1.actor.^displayName), '{}'))
) AS t2
ORDER BY (arrayMap(j -> (multiIf(j = 'null', 0, j IN ('true', 'false'), 1, match(j, '^[-0-9]'), 2, startsWith(j, '"'), 3, startsWith(j, '['), 4, 5), ifNull(toFloat64OrNull(j), 0), if(startsWith(j, '"'), JSONExtractString(j), j)), [ifNull(multiIf(isNotNull(dynamicElement(t2.`actor.displayName`, 'String')), toJSONString(dynamicElement(t2.`actor.displayName`, 'String')), isNotNull(t2.`actor.displayName`), nullIf(toJSONString(t2.`actor.displayName`), 'null'), nullIf(toJSONString(t2.`actor.displayName^`), '{}')), 'null')])[1].1 = 0) DESC, arrayMap(j -> (multiIf(j = 'null', 0, j IN ('true', 'false'), 1, match(j, '^[-0-9]'), 2, startsWith(j, '"'), 3, startsWith(j, '['), 4, 5), ifNull(toFloat64OrNull(j), 0), if(startsWith(j, '"'), JSONExtractString(j), j)), [ifNull(multiIf(isNotNull(dynamicElement(t2.`actor.displayName`, 'String')), toJSONString(dynamicElement(t2.`actor.displayName`, 'String')), isNotNull(t2.`actor.displayName`), nullIf(toJSONString(t2.`actor.displayName`), 'null'), nullIf(toJSONString(t2.`actor.displayName^`), '{}')), 'null')])[1] ASC
