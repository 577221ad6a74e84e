SELECT t3.p_event_time,
  t3.p_log_type,
  t3.p_rule_id,
  t3.eventName,
  getSubcolumn(CAST(arrayMap(t -> if(isValidJSON(t), t, if(isValidJSON(replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0')), replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0'), '{}')), [ifNull(concat('{"v":[', multiIf(isNotNull(dynamicElement(t3.`userIdentity.userName`, 'String')), toJSONString(dynamicElement(t3.`userIdentity.userName`, 'String')), isNotNull(t3.`userIdentity.userName`), nullIf(toJSONString(t3.`userIdentity.userName`), 'null'), nullIf(toJSONString(t3.`userIdentity.userName^`), '{}')), ']}'), '{}')])[1], 'JSON'), 'v')[1] AS user
FROM (
  SELECT t1.p_event_time,
    t1.p_log_type,
    t1.p_rule_id,
    CAST(NULL, 'Nullable(String)') AS eventName,
    CAST(NULL, 'Dynamic') AS `userIdentity.userName`,
    CAST('{}', 'JSON') AS `userIdentity.userName^`,
    false AS `userIdentity.?`
  FROM pharos_signals.correlation_signals AS t1
  WHERE ((t1.p_event_time >= toDateTime64('2024-06-01 10:45:00', 9, 'UTC') AND t1.p_event_time <= toDateTime64('2024-06-01 11:45:00', 9, 'UTC')))
    AND ((hasAny(t1.p_any_ip_addresses, ['198.51.100.7', '10.0.0.2']) OR hasAny(t1.p_any_usernames, ['o\'brien', 'a\\b']) OR hasAny(t1.p_any_emails, arrayMap(e -> JSONExtract(e, 'Nullable(String)'), CAST([], 'Array(Nullable(String))')))))
  UNION ALL
  SELECT t2.p_event_time,
    t2.p_log_type,
    CAST(NULL, 'Nullable(String)') AS p_rule_id,
    t2.eventName,
    t2.userIdentity.userName AS `userIdentity.userName`,
    t2.userIdentity.^userName AS `userIdentity.userName^`,
    true AS `userIdentity.?`
  FROM pharos_logs.aws_cloudtrail AS t2
  WHERE ((t2.p_event_time >= toDateTime64('2024-06-01 10:45:00', 9, 'UTC') AND t2.p_event_time <= toDateTime64('2024-06-01 11:45:00', 9, 'UTC')))
    AND ((hasAny(t2.p_any_ip_addresses, ['198.51.100.7', '10.0.0.2']) OR hasAny(t2.p_any_usernames, ['o\'brien', 'a\\b']) OR hasAny(t2.p_any_emails, arrayMap(e -> JSONExtract(e, 'Nullable(String)'), CAST([], 'Array(Nullable(String))')))))
) AS t3
ORDER BY t3.p_event_time DESC NULLS LAST
