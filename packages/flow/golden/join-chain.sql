SELECT t5.at AS at,
  getSubcolumn(CAST(arrayMap(t -> if(isValidJSON(t), t, if(isValidJSON(replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0')), replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0'), '{}')), [ifNull(concat('{"v":[', multiIf(isNotNull(dynamicElement(t5.user, 'String')), toJSONString(dynamicElement(t5.user, 'String')), isNotNull(t5.user), nullIf(toJSONString(t5.user), 'null'), nullIf(toJSONString(t5.`user^`), '{}')), ']}'), '{}')])[1], 'JSON'), 'v')[1] AS user,
  getSubcolumn(CAST(arrayMap(t -> if(isValidJSON(t), t, if(isValidJSON(replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0')), replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0'), '{}')), [ifNull(concat('{"v":[', multiIf(isNotNull(dynamicElement(t5.ip, 'String')), toJSONString(dynamicElement(t5.ip, 'String')), isNotNull(t5.ip), nullIf(toJSONString(t5.ip), 'null'), nullIf(toJSONString(t5.`ip^`), '{}')), ']}'), '{}')])[1], 'JSON'), 'v')[1] AS ip,
  t5.`failed.tries` AS tries,
  t7.names AS names,
  t7.denied AS denied
FROM (
  SELECT t2.at AS at,
    t2.user AS user,
    t2.`user^` AS `user^`,
    t2.ip AS ip,
    t2.`ip^` AS `ip^`,
    t4.tries AS `failed.tries`,
    t4.last AS `failed.last`
  FROM (
    SELECT t1.p_event_time AS at,
      t1.actor.displayName AS user,
      t1.actor.^displayName AS `user^`,
      t1.client.ipAddress AS ip,
      t1.client.^ipAddress AS `ip^`
    FROM pharos_logs.okta_systemlog AS t1
    WHERE (t1.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
      AND (t1.eventType = 'user.session.start')
      AND (CAST(t1.outcome.result, 'Nullable(String)') = 'SUCCESS')
  ) AS t2
  INNER JOIN (
    SELECT toInt64(count()) AS tries,
      maxOrNull(t3.p_event_time) AS last,
      multiIf(isNotNull(dynamicElement(t3.actor.displayName, 'String')), toJSONString(dynamicElement(t3.actor.displayName, 'String')), isNotNull(t3.actor.displayName), nullIf(toJSONString(t3.actor.displayName), 'null'), nullIf(toJSONString(t3.actor.^displayName), '{}')) AS user,
      1 AS `?`
    FROM pharos_logs.okta_systemlog AS t3
    WHERE (t3.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
      AND (CAST(t3.outcome.result, 'Nullable(String)') = 'FAILURE')
    GROUP BY multiIf(isNotNull(dynamicElement(t3.actor.displayName, 'String')), toJSONString(dynamicElement(t3.actor.displayName, 'String')), isNotNull(t3.actor.displayName), nullIf(toJSONString(t3.actor.displayName), 'null'), nullIf(toJSONString(t3.actor.^displayName), '{}'))
  ) AS t4 ON if(isNull(t2.user), nullIf(toJSONString(t2.`user^`), '{}'), if(startsWith(CAST(t2.user, 'Nullable(String)'), '['), if(startsWith(dynamicType(t2.user), 'Array'), toJSONString(t2.user), CAST(t2.user, 'Nullable(String)')), CAST(t2.user, 'Nullable(String)'))) = JSONExtract(t4.user, 'Nullable(String)')
  WHERE (t2.at > t4.last)
) AS t5
LEFT JOIN (
  SELECT arraySort(arraySort(groupUniqArray(1048576)(t6.eventName))) AS names,
    toInt64(countIf(t6.errorCode = 'AccessDenied')) AS denied,
    multiIf(isNotNull(dynamicElement(t6.userIdentity.userName, 'String')), toJSONString(dynamicElement(t6.userIdentity.userName, 'String')), isNotNull(t6.userIdentity.userName), nullIf(toJSONString(t6.userIdentity.userName), 'null'), nullIf(toJSONString(t6.userIdentity.^userName), '{}')) AS user,
    1 AS `?`
  FROM pharos_logs.aws_cloudtrail AS t6
  WHERE (t6.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
  GROUP BY multiIf(isNotNull(dynamicElement(t6.userIdentity.userName, 'String')), toJSONString(dynamicElement(t6.userIdentity.userName, 'String')), isNotNull(t6.userIdentity.userName), nullIf(toJSONString(t6.userIdentity.userName), 'null'), nullIf(toJSONString(t6.userIdentity.^userName), '{}'))
) AS t7 ON if(isNull(t5.user), nullIf(toJSONString(t5.`user^`), '{}'), if(startsWith(CAST(t5.user, 'Nullable(String)'), '['), if(startsWith(dynamicType(t5.user), 'Array'), toJSONString(t5.user), CAST(t5.user, 'Nullable(String)')), CAST(t5.user, 'Nullable(String)'))) = JSONExtract(t7.user, 'Nullable(String)')
