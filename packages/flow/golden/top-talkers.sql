SELECT sumOrNull(t1.receivedBytes) AS total,
  t1.clientIp AS address,
  toInt64(countIf(t1.targetProcessingTime > toFloat64(1))) AS slow
FROM pharos_logs.aws_alb AS t1
WHERE (t1.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
GROUP BY t1.clientIp
ORDER BY sumOrNull(t1.receivedBytes) DESC NULLS LAST
LIMIT 2
