SELECT t3.p_log_type,
  toInt64(count()) AS events,
  minOrNull(t3.p_event_time) AS first
FROM (
  SELECT t1.p_log_type,
    t1.p_event_time
  FROM pharos_logs.aws_cloudtrail AS t1
  WHERE (t1.p_event_time > toDateTime64('2024-06-01 11:00:00', 9, 'UTC'))
  UNION ALL
  SELECT t2.p_log_type,
    t2.p_event_time
  FROM pharos_logs.aws_alb AS t2
  WHERE (t2.p_event_time > toDateTime64('2024-06-01 11:00:00', 9, 'UTC'))
) AS t3
GROUP BY t3.p_log_type
ORDER BY t3.p_log_type ASC NULLS FIRST
