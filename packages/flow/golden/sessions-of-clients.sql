SELECT t5.clientIp,
  t5.session,
  toInt64(count()) AS requests,
  minOrNull(t5.p_event_time) AS first,
  maxOrNull(t5.p_event_time) AS last
FROM (
  SELECT t4.p_event_time,
    t4.clientIp,
    toInt64(sum(t4.`session'`) OVER (w ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)) AS session
  FROM (
    SELECT t3.p_event_time,
      t3.clientIp,
      t3.`session'`
    FROM (
      SELECT t2.p_event_time,
        t2.clientIp,
        toInt64(row_number() OVER w = 1 OR ifNull(toUnixTimestamp64Nano(t2.p_event_time) - lagInFrame(toUnixTimestamp64Nano(t2.p_event_time)) OVER w > 600000000000, false)) AS `session'`
      FROM (
        SELECT t1.p_event_time,
          t1.clientIp
        FROM pharos_logs.aws_alb AS t1
        WHERE (t1.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
      ) AS t2
      WINDOW w AS (PARTITION BY t2.clientIp ORDER BY t2.p_event_time ASC NULLS FIRST)
    ) AS t3
  ) AS t4
  WINDOW w AS (PARTITION BY t4.clientIp ORDER BY t4.p_event_time ASC NULLS FIRST)
) AS t5
GROUP BY t5.clientIp, t5.session
ORDER BY t5.clientIp ASC NULLS FIRST, t5.session ASC NULLS FIRST
