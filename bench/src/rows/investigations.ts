/** What people ask: in PharosFlow, and as somebody who knows ClickHouse well would write it by hand. */
export interface Investigation {
  readonly what: string;
  readonly flow: string;
  readonly sql: string;
}

const week = "p_event_time >= toDateTime64('2026-10-24 00:00:00', 9, 'UTC')";
const table = "pharos_logs.aws_cloudtrail";
const arn = "userIdentity.arn::Nullable(String)";

export const investigations: readonly Investigation[] = [
  {
    what: "latest events of a user",
    flow: "aws_cloudtrail | where p_event_time > time.ago(7d) and userIdentity.arn endswith_cs '/user-7' | sort p_event_time desc | limit 100 | project p_event_time, eventName, sourceIPAddress",
    sql: `SELECT p_event_time, eventName, sourceIPAddress FROM ${table}
      WHERE ${week} AND endsWith(${arn}, '/user-7') ORDER BY p_event_time DESC LIMIT 100`,
  },
  {
    what: "count by name",
    flow: "aws_cloudtrail | summarize n = agg.count() by eventName | sort n desc",
    sql: `SELECT eventName, count() AS n FROM ${table} GROUP BY eventName ORDER BY n DESC`,
  },
  {
    what: "failures by hour",
    flow: "aws_cloudtrail | where errorCode != null | summarize n = agg.count() by hour = time.trunc('hour', p_event_time) | sort hour asc",
    sql: `SELECT toStartOfHour(p_event_time) AS hour, count() AS n FROM ${table} WHERE isNotNull(errorCode)
      GROUP BY hour ORDER BY hour`,
  },
  {
    what: "users of many addresses",
    flow: "aws_cloudtrail | where p_event_time > time.ago(7d) | summarize ips = agg.count_distinct(sourceIPAddress) by who = userIdentity.arn | where ips > 3 | sort ips desc | limit 20",
    sql: `SELECT ${arn} AS who, uniqExact(sourceIPAddress) AS ips FROM ${table} WHERE ${week}
      GROUP BY who HAVING ips > 3 ORDER BY ips DESC LIMIT 20`,
  },
  {
    what: "an address in a list",
    flow: "aws_cloudtrail | where '203.0.113.77' in p_any_ip_addresses | project p_event_time, eventName",
    sql: `SELECT p_event_time, eventName FROM ${table} WHERE has(p_any_ip_addresses, '203.0.113.77')
      ORDER BY p_event_time DESC`,
  },
  {
    what: "text without regard to capitals",
    flow: "aws_cloudtrail | where p_event_time > time.ago(7d) and userAgent contains 'LINUX' and eventName startswith 'delete' | count",
    sql: `SELECT count() FROM ${table} WHERE ${week} AND positionCaseInsensitive(userAgent, 'LINUX') > 0
      AND startsWith(lower(eventName), 'delete')`,
  },
  {
    what: "regular expression",
    flow: "aws_cloudtrail | where p_event_time > time.ago(7d) and re.matches(sourceIPAddress, '^10\\.[0-3]\\..*7$') | summarize n = agg.count() by awsRegion",
    sql: `SELECT awsRegion, count() AS n FROM ${table} WHERE ${week} AND match(sourceIPAddress, '^10\\\\.[0-3]\\\\..*7$')
      GROUP BY awsRegion`,
  },
  {
    what: "first and last seen",
    flow: "aws_cloudtrail | where eventName == 'DeleteRoles' | summarize first = agg.min(p_event_time), last = agg.max(p_event_time), n = agg.count() by userIdentity.arn | sort n desc | limit 50",
    sql: `SELECT ${arn} AS who, min(p_event_time) AS first, max(p_event_time) AS last, count() AS n
      FROM ${table} WHERE eventName = 'DeleteRoles' GROUP BY who ORDER BY n DESC LIMIT 50`,
  },
  {
    what: "join of creations with deletions",
    flow: `let created = aws_cloudtrail | where p_event_time > time.ago(7d) and eventName == 'CreateKeys' | summarize made = agg.count() by who = userIdentity.arn;
      aws_cloudtrail | where p_event_time > time.ago(7d) and eventName == 'DeleteKeys' | summarize gone = agg.count() by who = userIdentity.arn
      | join kind=inner c=(created) on $left.who == $right.who | where c.made > 1 | project who, gone, c.made | sort gone desc | limit 20`,
    sql: `SELECT l.who, l.gone, c.made FROM
      (SELECT ${arn} AS who, count() AS gone FROM ${table} WHERE ${week} AND eventName = 'DeleteKeys' GROUP BY who) AS l
      INNER JOIN (SELECT ${arn} AS who, count() AS made FROM ${table} WHERE ${week} AND eventName = 'CreateKeys' GROUP BY who) AS c
      ON l.who = c.who WHERE c.made > 1 ORDER BY l.gone DESC LIMIT 20`,
  },
  {
    what: "within what a subquery finds",
    flow: `let risky = aws_cloudtrail | where p_event_time > time.ago(7d) and errorCode == 'AccessDenied' | distinct sourceIPAddress;
      aws_cloudtrail | where p_event_time > time.ago(7d) and eventName == 'CreateKeys' and sourceIPAddress in (risky) | count`,
    sql: `SELECT count() FROM ${table} WHERE ${week} AND eventName = 'CreateKeys' AND sourceIPAddress IN
      (SELECT DISTINCT sourceIPAddress FROM ${table} WHERE ${week} AND errorCode = 'AccessDenied')`,
  },
  {
    what: "union of two logs",
    flow: "union aws_cloudtrail, okta_systemlog | where p_event_time > time.ago(7d) and arrays.contains(p_any_usernames, 'user-7') | summarize n = agg.count() by p_log_type, hour = time.slice(p_event_time, 1, 'hour') | sort hour asc",
    sql: `SELECT p_log_type, toStartOfHour(p_event_time) AS hour, count() AS n FROM
      (SELECT p_event_time, p_log_type, p_any_usernames FROM ${table}
       UNION ALL SELECT p_event_time, p_log_type, p_any_usernames FROM pharos_logs.okta_systemlog)
      WHERE ${week} AND has(p_any_usernames, 'user-7') GROUP BY p_log_type, hour ORDER BY hour`,
  },
  {
    // By hand it fails where any event has text that is no number there; PharosFlow reads it as null.
    what: "members that no schema knows",
    flow: "aws_cloudtrail | where p_event_time > time.ago(7d) and requestParameters.maxResults > 900 | summarize n = agg.count(), users = agg.count_distinct(userIdentity.arn) by eventName | sort n desc | limit 10",
    sql: `SELECT eventName, count() AS n, uniqExact(${arn}) AS users FROM ${table}
      WHERE ${week} AND requestParameters.maxResults::Nullable(Float64) > 900 GROUP BY eventName ORDER BY n DESC LIMIT 10`,
  },
];
