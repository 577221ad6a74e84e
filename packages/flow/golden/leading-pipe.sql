SELECT t1.p_row_id,
  t1.eventName,
  t1.eventSource
FROM pharos_logs.aws_cloudtrail AS t1
WHERE (ifNull(startsWithCaseInsensitive(t1.eventName, 'Describe'), false))
  AND (coalesce(toFloat64(t1.requestParameters.maxResults.:Int64), t1.requestParameters.maxResults.:Float64, toFloat64OrNull(t1.requestParameters.maxResults.:String), toFloat64(t1.requestParameters.maxResults.:UInt64)) = 50)
ORDER BY t1.p_row_id ASC NULLS FIRST
