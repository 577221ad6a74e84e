SELECT t1.p_event_time,
  t1.eventName
FROM pharos_logs.aws_cloudtrail AS t1
WHERE ((t1.p_event_time >= fromUnixTimestamp64Nano(accurateCastOrNull(toInt128(toUnixTimestamp64Nano((SELECT minOrNull(t2.p_event_time) AS value
FROM pharos_logs.okta_systemlog AS t2
WHERE (t2.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
  AND (t2.eventType = 'user.mfa.factor.reset_all')
LIMIT 1))) + -toInt128(toInt64(300000000000)), 'Int64'), 'UTC') AND t1.p_event_time <= fromUnixTimestamp64Nano(accurateCastOrNull(toInt128(toUnixTimestamp64Nano((SELECT minOrNull(t3.p_event_time) AS value
FROM pharos_logs.okta_systemlog AS t3
WHERE (t3.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
  AND (t3.eventType = 'user.mfa.factor.reset_all')
LIMIT 1))) + toInt128(toInt64(300000000000)), 'Int64'), 'UTC')))
ORDER BY t1.p_event_time ASC NULLS FIRST
