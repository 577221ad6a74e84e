SELECT t1.p_row_id,
  t1.eventName,
  t1.eventSource
FROM pharos_logs.aws_cloudtrail AS t1
WHERE ((ifNull(startsWithCaseInsensitive(t1.eventName, 'Describe'), false) AND multiIf(isNotNull(t1.requestParameters.maxResults.:Int64), toFloat64(t1.requestParameters.maxResults.:Int64), isNull(t1.requestParameters.maxResults), NULL, toFloat64OrNull(CAST(t1.requestParameters.maxResults, 'Nullable(String)'))) = 50))
ORDER BY t1.p_row_id ASC NULLS FIRST
