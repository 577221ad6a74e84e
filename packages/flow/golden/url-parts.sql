SELECT t2.site,
  upperUTF8(t2.path) AS path,
  t2.user
FROM (
  SELECT if(isNull(t1.requestUrl), NULL, arrayElementOrNull(extractGroups(ifNull(t1.requestUrl, ''), '(?s)^https?://(.*?)/(.*?)\\?user=(.*)$'), 1)) AS site,
    if(isNull(t1.requestUrl), NULL, arrayElementOrNull(extractGroups(ifNull(t1.requestUrl, ''), '(?s)^https?://(.*?)/(.*?)\\?user=(.*)$'), 2)) AS path,
    if(isNull(t1.requestUrl), NULL, arrayElementOrNull(extractGroups(ifNull(t1.requestUrl, ''), '(?s)^https?://(.*?)/(.*?)\\?user=(.*)$'), 3)) AS user
  FROM pharos_logs.aws_alb AS t1
  WHERE (t1.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
    AND (match(t1.requestUrl, '(?s)^https?://(.*?)/(.*?)\\?user=(.*)$'))
) AS t2
GROUP BY t2.site, upperUTF8(t2.path), t2.user
ORDER BY t2.user ASC NULLS FIRST
