SELECT fromUnixTimestamp64Nano(toInt64(1717239600000000000 + toInt64(t4_at) * 900000000000), 'UTC') AS p_event_time,
  if(empty(t4_0), 0, arrayElement(t4_0, 1)) AS requests,
  if(empty(t4_1), 0, arrayElement(t4_1, 1)) AS bytes
FROM (
  SELECT groupArrayInsertAt(CAST([], 'Array(Nullable(Int64))'), 4)(CAST([t2.requests], 'Array(Nullable(Int64))'), toUInt32(ifNull(t2.p_event_time, 0))) AS requests,
    groupArrayInsertAt(CAST([], 'Array(Nullable(Int64))'), 4)(CAST([t2.bytes], 'Array(Nullable(Int64))'), toUInt32(ifNull(t2.p_event_time, 0))) AS bytes,
    groupArrayInsertAt(CAST([], 'Array(Nullable(Int64))'), 4)(CAST([t2.p_event_time], 'Array(Nullable(Int64))'), toUInt32(ifNull(t2.p_event_time, 0))) AS `p_event_time'`
  FROM (
    SELECT toInt64(count()) AS requests,
      toInt64(floor((toUnixTimestamp64Nano(t1.p_event_time) - 1717239600000000000) / 900000000000)) AS p_event_time,
      sumOrNull(t1.receivedBytes) AS bytes
    FROM pharos_logs.aws_alb AS t1
    WHERE (t1.p_event_time >= toDateTime64('2024-06-01 11:00:00', 9, 'UTC'))
      AND (t1.p_event_time < toDateTime64('2024-06-01 12:00:00', 9, 'UTC'))
    GROUP BY toInt64(floor((toUnixTimestamp64Nano(t1.p_event_time) - 1717239600000000000) / 900000000000))
  ) AS t2
) AS t3
ARRAY JOIN arrayResize(CAST(t3.requests, 'Array(Array(Nullable(Int64)))'), toInt64(greatest(length(t3.requests), length(t3.bytes), length(t3.`p_event_time'`))), CAST([], 'Array(Nullable(Int64))')) AS t4_0, arrayResize(CAST(t3.bytes, 'Array(Array(Nullable(Int64)))'), toInt64(greatest(length(t3.requests), length(t3.bytes), length(t3.`p_event_time'`))), CAST([], 'Array(Nullable(Int64))')) AS t4_1, arrayResize(CAST(t3.`p_event_time'`, 'Array(Array(Nullable(Int64)))'), toInt64(greatest(length(t3.requests), length(t3.bytes), length(t3.`p_event_time'`))), CAST([], 'Array(Nullable(Int64))')) AS t4_2, range(toUInt64(greatest(length(t3.requests), length(t3.bytes), length(t3.`p_event_time'`)))) AS t4_at
ORDER BY fromUnixTimestamp64Nano(toInt64(1717239600000000000 + toInt64(t4_at) * 900000000000), 'UTC') ASC NULLS FIRST
