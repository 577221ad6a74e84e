SELECT getSubcolumn(CAST(arrayMap(t -> if(isValidJSON(t), t, if(isValidJSON(replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0')), replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0'), '{}')), [ifNull(concat('{"v":[', multiIf(isNotNull(dynamicElement(t1.client.ipAddress, 'String')), toJSONString(dynamicElement(t1.client.ipAddress, 'String')), isNotNull(t1.client.ipAddress), nullIf(toJSONString(t1.client.ipAddress), 'null'), nullIf(toJSONString(t1.client.^ipAddress), '{}')), ']}'), '{}')])[1], 'JSON'), 'v')[1] AS ip,
  toInt64(count()) AS events,
  getSubcolumn(CAST(arrayMap(t -> if(isValidJSON(t), t, if(isValidJSON(replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0')), replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0'), '{}')), [ifNull(concat('{"v":[', concat('[', arrayStringConcat(arrayMap(e -> ifNull(e, 'null'), arraySort(groupUniqArray(1048576)(multiIf(isNotNull(dynamicElement(t1.client.geographicalContext.city, 'String')), toJSONString(dynamicElement(t1.client.geographicalContext.city, 'String')), isNotNull(t1.client.geographicalContext.city), nullIf(toJSONString(t1.client.geographicalContext.city), 'null'), nullIf(toJSONString(t1.client.^geographicalContext.city), '{}'))))), ','), ']'), ']}'), '{}')])[1], 'JSON'), 'v')[1] AS cities
FROM pharos_logs.okta_systemlog AS t1
WHERE (t1.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
  AND (if(isNull(t1.client.ipAddress), nullIf(toJSONString(t1.client.^ipAddress), '{}'), if(startsWith(CAST(t1.client.ipAddress, 'Nullable(String)'), '['), if(startsWith(dynamicType(t1.client.ipAddress), 'Array'), toJSONString(t1.client.ipAddress), CAST(t1.client.ipAddress, 'Nullable(String)')), CAST(t1.client.ipAddress, 'Nullable(String)'))) IN (SELECT t3.clientIp AS value
FROM (
  SELECT t2.clientIp,
    toInt64(count()) AS tries
  FROM pharos_logs.aws_alb AS t2
  WHERE (t2.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
    AND (has([401, 404], t2.elbStatusCode))
  GROUP BY t2.clientIp
) AS t3
WHERE (t3.tries >= 2)))
GROUP BY multiIf(isNotNull(dynamicElement(t1.client.ipAddress, 'String')), toJSONString(dynamicElement(t1.client.ipAddress, 'String')), isNotNull(t1.client.ipAddress), nullIf(toJSONString(t1.client.ipAddress), 'null'), nullIf(toJSONString(t1.client.^ipAddress), '{}'))
