SELECT t5.p_row_id AS p_row_id,
  t5.`asset_owners.team` AS team,
  arrayElementOrNull(t5.`asset_owners.contacts`, 1) AS `asset_owners.contacts[0]`,
  t7.tier AS tier
FROM (
  SELECT t2.p_row_id AS p_row_id,
    t4.team AS `asset_owners.team`,
    t4.contacts AS `asset_owners.contacts`,
    isNotNull(t4.`?`) AS `asset_owners.?`,
    t2.host AS host
  FROM (
    SELECT t1.p_row_id,
      t1.host
    FROM pharos_logs.windows_sysmon AS t1
    WHERE (t1.p_event_time > toDateTime64('2024-05-31 12:00:00', 9, 'UTC'))
  ) AS t2
  LEFT JOIN (
    SELECT t3.team,
      t3.contacts,
      t3.host,
      1 AS `?`
    FROM pharos_lookups.asset_owners AS t3
    LIMIT 1 BY t3.host
  ) AS t4 ON t2.host = t4.host
) AS t5
LEFT JOIN (
  SELECT t6.tier,
    t6.host,
    1 AS `?`
  FROM pharos_lookups.asset_owners AS t6
) AS t7 ON t5.host = t7.host
ORDER BY t5.p_row_id ASC NULLS FIRST
