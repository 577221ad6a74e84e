SELECT getSubcolumn(CAST(arrayMap(t -> if(isValidJSON(t), t, if(isValidJSON(replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0')), replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0'), '{}')), [ifNull(concat('{"v":[', t2.user, ']}'), '{}')])[1], 'JSON'), 'v')[1] AS user,
  t2.hour,
  t2.failures,
  if(toInt64(length(t2.ips)) > 1, 'from several addresses', 'from one address') AS verdict
FROM (
  SELECT multiIf(isNotNull(dynamicElement(t1.actor.displayName, 'String')), toJSONString(dynamicElement(t1.actor.displayName, 'String')), isNotNull(t1.actor.displayName), nullIf(toJSONString(t1.actor.displayName), 'null'), nullIf(toJSONString(t1.actor.^displayName), '{}')) AS user,
    fromUnixTimestamp64Nano(((toUnixTimestamp64Nano(t1.p_event_time)) - toInt64(positiveModulo((toUnixTimestamp64Nano(t1.p_event_time)), toInt64(3600000000000)))), 'UTC') AS hour,
    toInt64(countIf(CAST(t1.outcome.result, 'Nullable(String)') = 'FAILURE')) AS failures,
    arraySort(groupUniqArray(1048576)(multiIf(isNotNull(dynamicElement(t1.client.ipAddress, 'String')), toJSONString(dynamicElement(t1.client.ipAddress, 'String')), isNotNull(t1.client.ipAddress), nullIf(toJSONString(t1.client.ipAddress), 'null'), nullIf(toJSONString(t1.client.^ipAddress), '{}')))) AS ips,
    toInt64(countIf(CAST(t1.outcome.result, 'Nullable(String)') = 'SUCCESS')) AS successes
  FROM pharos_logs.okta_systemlog AS t1
  WHERE (t1.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
    AND (t1.eventType = 'user.session.start')
  GROUP BY multiIf(isNotNull(dynamicElement(t1.actor.displayName, 'String')), toJSONString(dynamicElement(t1.actor.displayName, 'String')), isNotNull(t1.actor.displayName), nullIf(toJSONString(t1.actor.displayName), 'null'), nullIf(toJSONString(t1.actor.^displayName), '{}')), fromUnixTimestamp64Nano(((toUnixTimestamp64Nano(t1.p_event_time)) - toInt64(positiveModulo((toUnixTimestamp64Nano(t1.p_event_time)), toInt64(3600000000000)))), 'UTC')
) AS t2
WHERE (t2.failures >= 2)
  AND (t2.successes > 0)
