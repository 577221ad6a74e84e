SELECT t3.p_event_time,
  getSubcolumn(CAST(arrayMap(t -> if(isValidJSON(t), t, if(isValidJSON(replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0')), replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0'), '{}')), [ifNull(concat('{"v":[', multiIf(isNotNull(dynamicElement(t3.who, 'String')), toJSONString(dynamicElement(t3.who, 'String')), isNotNull(t3.who), nullIf(toJSONString(t3.who), 'null'), nullIf(toJSONString(t3.`who^`), '{}')), ']}'), '{}')])[1], 'JSON'), 'v')[1] AS who,
  t3.what,
  t3.origin
FROM (
  SELECT t1.p_event_time,
    t1.actor.displayName AS who,
    t1.actor.^displayName AS `who^`,
    t1.eventType AS what,
    'logins' AS origin
  FROM pharos_logs.okta_systemlog AS t1
  WHERE (t1.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
    AND (t1.eventType = 'user.session.start')
  UNION ALL
  SELECT t2.p_event_time,
    t2.userIdentity.userName AS who,
    t2.userIdentity.^userName AS `who^`,
    t2.eventName AS what,
    'consoles' AS origin
  FROM pharos_logs.aws_cloudtrail AS t2
  WHERE (t2.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
    AND (t2.eventName = 'ConsoleLogin')
) AS t3
ORDER BY t3.p_event_time ASC NULLS FIRST
