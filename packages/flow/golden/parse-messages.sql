SELECT t1.p_row_id,
  if(isNull(t1.message), NULL, arrayElementOrNull(extractGroups(ifNull(t1.message, ''), '(?s)^host=(.*?) user=(.*?) '), 1)) AS from_host,
  if(isNull(t1.message), NULL, arrayElementOrNull(extractGroups(ifNull(t1.message, ''), '(?s)^host=(.*?) user=(.*?) '), 2)) AS user,
  if(empty(extractGroups(ifNull(t1.message, ''), '(?s)(?:^| )\\s*"?cmd"?\\s*=\\s*(?:"([^"]*)"|(.*?))\\s*(?: |$)')), NULL, concat(extractGroups(ifNull(t1.message, ''), '(?s)(?:^| )\\s*"?cmd"?\\s*=\\s*(?:"([^"]*)"|(.*?))\\s*(?: |$)')[1], extractGroups(ifNull(t1.message, ''), '(?s)(?:^| )\\s*"?cmd"?\\s*=\\s*(?:"([^"]*)"|(.*?))\\s*(?: |$)')[2])) AS cmd,
  ifNull(toInt64OrNull(if(empty(extractGroups(ifNull(t1.message, ''), '(?s)(?:^| )\\s*"?pid"?\\s*=\\s*(?:"([^"]*)"|(.*?))\\s*(?: |$)')), NULL, concat(extractGroups(ifNull(t1.message, ''), '(?s)(?:^| )\\s*"?pid"?\\s*=\\s*(?:"([^"]*)"|(.*?))\\s*(?: |$)')[1], extractGroups(ifNull(t1.message, ''), '(?s)(?:^| )\\s*"?pid"?\\s*=\\s*(?:"([^"]*)"|(.*?))\\s*(?: |$)')[2]))), accurateCastOrNull(trunc(toFloat64OrNull(if(empty(extractGroups(ifNull(t1.message, ''), '(?s)(?:^| )\\s*"?pid"?\\s*=\\s*(?:"([^"]*)"|(.*?))\\s*(?: |$)')), NULL, concat(extractGroups(ifNull(t1.message, ''), '(?s)(?:^| )\\s*"?pid"?\\s*=\\s*(?:"([^"]*)"|(.*?))\\s*(?: |$)')[1], extractGroups(ifNull(t1.message, ''), '(?s)(?:^| )\\s*"?pid"?\\s*=\\s*(?:"([^"]*)"|(.*?))\\s*(?: |$)')[2])))), 'Int64')) AS pid
FROM pharos_logs.windows_sysmon AS t1
WHERE (t1.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
ORDER BY t1.p_row_id ASC NULLS FIRST
