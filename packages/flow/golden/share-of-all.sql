SELECT t2.status AS status,
  ifNotFinite(if(divideOrNull(toFloat64(t2.n), toFloat64(t4.total)) < 0, -1, 1) * floor(abs(divideOrNull(toFloat64(t2.n), toFloat64(t4.total))) * pow(10, 3) + 0.5) / pow(10, 3), NULL) AS share
FROM (
  SELECT t1.elbStatusCode AS status,
    toInt64(count()) AS n
  FROM pharos_logs.aws_alb AS t1
  WHERE (t1.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
  GROUP BY t1.elbStatusCode
) AS t2
CROSS JOIN (
  SELECT toInt64(count()) AS total,
    1 AS `?`
  FROM pharos_logs.aws_alb AS t3
  WHERE (t3.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
) AS t4
ORDER BY ifNotFinite(if(divideOrNull(toFloat64(t2.n), toFloat64(t4.total)) < 0, -1, 1) * floor(abs(divideOrNull(toFloat64(t2.n), toFloat64(t4.total))) * pow(10, 3) + 0.5) / pow(10, 3), NULL) DESC NULLS LAST, t2.status ASC NULLS FIRST
