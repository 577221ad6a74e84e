SELECT t3.p_event_time AS p_event_time,
  getSubcolumn(CAST(arrayMap(t -> if(isValidJSON(t), t, if(isValidJSON(replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0')), replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0'), '{}')), [ifNull(concat('{"v":[', multiIf(isNotNull(dynamicElement(t3.actor_email, 'String')), toJSONString(dynamicElement(t3.actor_email, 'String')), isNotNull(t3.actor_email), nullIf(toJSONString(t3.actor_email), 'null'), nullIf(toJSONString(t3.`actor_email^`), '{}')), ']}'), '{}')])[1], 'JSON'), 'v')[1] AS actor_email,
  getSubcolumn(CAST(arrayMap(t -> if(isValidJSON(t), t, if(isValidJSON(replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0')), replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0'), '{}')), [ifNull(concat('{"v":[', concat('[', arrayStringConcat(arrayMap(e -> ifNull(e, 'null'), t3.target_names), ','), ']'), ']}'), '{}')])[1], 'JSON'), 'v')[1] AS target_names,
  getSubcolumn(CAST(arrayMap(t -> if(isValidJSON(t), t, if(isValidJSON(replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0')), replaceRegexpAll(t, '([\\[:,])(-?\\d{19,})', '\\1\\2.0'), '{}')), [ifNull(concat('{"v":[', if(isNotNull(t5.`?`), concat('{', arrayStringConcat([concat('"actor_email":', t5.actor_email), concat('"Count":', CAST(toString(t5.Count), 'Nullable(String)')), concat('"Days":', CAST(toString(t5.Days), 'Nullable(String)')), concat('"First":', concat('"', replaceRegexpOne(toString(t5.First), '^(\\S+) (\\S+?)(\\.000000000)?$', '\\1T\\2Z'), '"'))], ','), '}'), NULL), ']}'), '{}')])[1], 'JSON'), 'v')[1] AS base,
  ifNotFinite(if(divideOrNull(toFloat64(t5.Count), toFloat64(t5.Days)) < 0, -1, 1) * floor(abs(divideOrNull(toFloat64(t5.Count), toFloat64(t5.Days))) * pow(10, 2) + 0.5) / pow(10, 2), NULL) AS mean
FROM (
  SELECT t2.p_event_time,
    t2.`actor.alternateId` AS actor_email,
    t2.`actor.alternateId^` AS `actor_email^`,
    arrayMap(v0 -> nullIf(nullIf(JSONExtractRaw(v0, 'displayName'), ''), 'null'), t2.target) AS target_names
  FROM (
    SELECT t1.p_event_time,
      t1.actor.alternateId AS `actor.alternateId`,
      t1.actor.^alternateId AS `actor.alternateId^`,
      arrayMap(e -> toJSONString(e), t1.target) AS target
    FROM pharos_logs.okta_systemlog AS t1
    WHERE (t1.eventType = 'user.mfa.factor.reset_all')
      AND ((t1.p_event_time >= toDateTime64('2024-05-31 12:00:00', 9, 'UTC') AND t1.p_event_time <= toDateTime64('2024-06-01 12:00:00', 9, 'UTC')))
  ) AS t2
) AS t3
LEFT JOIN (
  SELECT multiIf(isNotNull(dynamicElement(t4.actor.alternateId, 'String')), toJSONString(dynamicElement(t4.actor.alternateId, 'String')), isNotNull(t4.actor.alternateId), nullIf(toJSONString(t4.actor.alternateId), 'null'), nullIf(toJSONString(t4.actor.^alternateId), '{}')) AS actor_email,
    toInt64(count()) AS Count,
    toInt64(uniqExact(fromUnixTimestamp64Nano(((toUnixTimestamp64Nano(t4.p_event_time)) - toInt64(positiveModulo((toUnixTimestamp64Nano(t4.p_event_time)), toInt64(86400000000000)))), 'UTC'))) AS Days,
    minOrNull(t4.p_event_time) AS First,
    1 AS `?`
  FROM pharos_logs.okta_systemlog AS t4
  WHERE (t4.p_event_time > toDateTime64('2024-05-02 12:00:00', 9, 'UTC'))
    AND (ifNull(t4.eventType ILIKE '%session.start', false))
    AND (NOT ((isNull(t4.client.ipAddress) AND ifNull(toJSONString(t4.client.^ipAddress), '{}') = '{}')))
  GROUP BY multiIf(isNotNull(dynamicElement(t4.actor.alternateId, 'String')), toJSONString(dynamicElement(t4.actor.alternateId, 'String')), isNotNull(t4.actor.alternateId), nullIf(toJSONString(t4.actor.alternateId), 'null'), nullIf(toJSONString(t4.actor.^alternateId), '{}'))
) AS t5 ON if(isNull(t3.actor_email), nullIf(toJSONString(t3.`actor_email^`), '{}'), if(startsWith(CAST(t3.actor_email, 'Nullable(String)'), '['), if(startsWith(dynamicType(t3.actor_email), 'Array'), toJSONString(t3.actor_email), CAST(t3.actor_email, 'Nullable(String)')), CAST(t3.actor_email, 'Nullable(String)'))) = JSONExtract(t5.actor_email, 'Nullable(String)')
WHERE ((t5.Count < 10 OR NOT isNotNull(t5.`?`)))
ORDER BY t3.p_event_time DESC NULLS LAST
LIMIT 100
