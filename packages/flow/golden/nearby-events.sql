SELECT t2.signal AS signal,
  t2.at AS at,
  t4.eventName AS eventName
FROM (
  SELECT t1.p_rule_id AS signal,
    t1.p_event_time AS at,
    arrayElementOrNull(t1.p_any_ip_addresses, 1) AS ip
  FROM pharos_signals.correlation_signals AS t1
  WHERE (t1.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
) AS t2
LEFT JOIN (
  SELECT t3.eventName,
    t3.sourceIPAddress,
    t3.p_event_time AS called,
    1 AS `?`
  FROM pharos_logs.aws_cloudtrail AS t3
  WHERE (t3.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
) AS t4 ON t2.ip = t4.sourceIPAddress AND (t4.called >= fromUnixTimestamp64Nano(accurateCastOrNull(toInt128(toUnixTimestamp64Nano(t2.at)) + -toInt128(toInt64(300000000000)), 'Int64'), 'UTC') AND t4.called <= t2.at)
ORDER BY t2.at ASC NULLS FIRST, t4.eventName ASC NULLS FIRST
