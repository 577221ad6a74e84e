SELECT t3.p_row_id,
  if(isNull(t3.errorCode), 'none', t3.errorCode) AS errorCode,
  if(isNull(t3.targetProcessingTime), toFloat64(-1), t3.targetProcessingTime) AS targetProcessingTime,
  t3.requestParameters
FROM (
  SELECT t1.p_row_id,
    t1.targetProcessingTime,
    CAST(NULL, 'Nullable(String)') AS errorCode,
    NULL AS requestParameters
  FROM pharos_logs.aws_alb AS t1
  WHERE (t1.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
    AND ((NOT (ifNull(CAST(NULL, 'Nullable(String)'), '') = '') OR isNull(t1.targetProcessingTime)))
  UNION ALL
  SELECT t2.p_row_id,
    CAST(NULL, 'Nullable(Float64)') AS targetProcessingTime,
    t2.errorCode,
    t2.requestParameters
  FROM pharos_logs.aws_cloudtrail AS t2
  WHERE (t2.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
    AND ((NOT (ifNull(t2.errorCode, '') = '') OR isNull(CAST(NULL, 'Nullable(Float64)'))))
) AS t3
ORDER BY t3.p_row_id ASC NULLS FIRST
