/** What people ask: in PharosFlow, and as somebody who knows ClickHouse well would write it by hand. */
export interface Investigation {
  readonly what: string;
  readonly flow: string;
  readonly sql: string;
}

const day = "p_event_time >= toDateTime64('2026-03-07 00:00:00', 9, 'UTC')";
const table = "pharos_logs.aws_cloudtrail";

export const investigations: readonly Investigation[] = [
  {
    what: "latest events of a user",
    flow: "aws_cloudtrail | where p_event_time > time.ago(1d) and userIdentity.userName == 'user-7' | sort p_event_time desc | limit 100 | project p_event_time, eventName, sourceIPAddress",
    sql: `SELECT p_event_time, eventName, sourceIPAddress FROM ${table}
      WHERE ${day} AND userIdentity.userName::Nullable(String) = 'user-7' ORDER BY p_event_time DESC LIMIT 100`,
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
    flow: "aws_cloudtrail | where p_event_time > time.ago(1d) | summarize ips = agg.count_distinct(sourceIPAddress) by who = userIdentity.arn | where ips > 100 | sort ips desc | limit 20",
    sql: `SELECT userIdentity.arn::Nullable(String) AS who, uniqExact(sourceIPAddress) AS ips FROM ${table} WHERE ${day}
      GROUP BY who HAVING ips > 100 ORDER BY ips DESC LIMIT 20`,
  },
  {
    what: "an address in any field",
    flow: "aws_cloudtrail | where '203.0.113.77' in p_any_ip_addresses | project p_event_time, eventName",
    sql: `SELECT p_event_time, eventName FROM ${table} WHERE has(p_any_ip_addresses, '203.0.113.77')
      ORDER BY p_event_time DESC`,
  },
  {
    what: "text without regard to capitals",
    flow: "aws_cloudtrail | where p_event_time > time.ago(1d) and userAgent contains 'LINUX' and eventName startswith 'delete' | count",
    sql: `SELECT count() FROM ${table} WHERE ${day} AND positionCaseInsensitiveUTF8(userAgent, 'LINUX') > 0
      AND startsWith(lower(eventName), 'delete')`,
  },
  {
    what: "regular expression",
    flow: "aws_cloudtrail | where p_event_time > time.ago(1d) and re.matches(sourceIPAddress, '^10\\\\.[0-3]\\\\..*7$') | summarize n = agg.count() by awsRegion",
    sql: `SELECT awsRegion, count() AS n FROM ${table} WHERE ${day} AND match(sourceIPAddress, '^10\\\\.[0-3]\\\\..*7$')
      GROUP BY awsRegion`,
  },
  {
    what: "first and last seen",
    flow: "aws_cloudtrail | where eventName == 'ConsoleLogin' | summarize first = agg.min(p_event_time), last = agg.max(p_event_time), n = agg.count() by userIdentity.userName | sort n desc | limit 50",
    sql: `SELECT userIdentity.userName::Nullable(String) AS userName, min(p_event_time) AS first, max(p_event_time) AS last,
      count() AS n FROM ${table} WHERE eventName = 'ConsoleLogin' GROUP BY userName ORDER BY n DESC LIMIT 50`,
  },
  {
    what: "join of creations with deletions",
    flow: `let created = aws_cloudtrail | where p_event_time > time.ago(1d) and eventName == 'CreateUser' | summarize made = agg.count() by who = userIdentity.arn;
      aws_cloudtrail | where p_event_time > time.ago(1d) and eventName == 'DeleteTrail' | summarize gone = agg.count() by who = userIdentity.arn
      | join kind=inner c=(created) on $left.who == $right.who | where c.made > 5 | project who, gone, c.made | sort gone desc | limit 20`,
    sql: `SELECT l.who, l.gone, c.made FROM
      (SELECT userIdentity.arn::Nullable(String) AS who, count() AS gone FROM ${table} WHERE ${day} AND eventName = 'DeleteTrail' GROUP BY who) AS l
      INNER JOIN (SELECT userIdentity.arn::Nullable(String) AS who, count() AS made FROM ${table} WHERE ${day} AND eventName = 'CreateUser' GROUP BY who) AS c
      ON l.who = c.who WHERE c.made > 5 ORDER BY l.gone DESC LIMIT 20`,
  },
  {
    what: "within what a subquery finds",
    flow: `let risky = aws_cloudtrail | where p_event_time > time.ago(1d) and eventName == 'StopLogging' | distinct sourceIPAddress;
      aws_cloudtrail | where p_event_time > time.ago(1d) and eventName == 'CreateUser' and sourceIPAddress in (risky) | count`,
    sql: `SELECT count() FROM ${table} WHERE ${day} AND eventName = 'CreateUser' AND sourceIPAddress IN
      (SELECT DISTINCT sourceIPAddress FROM ${table} WHERE ${day} AND eventName = 'StopLogging')`,
  },
  {
    what: "union of two logs",
    flow: "union aws_cloudtrail, okta_systemlog | where p_event_time > time.ago(1d) and p_log_type == 'AWS.CloudTrail' | summarize n = agg.count() by p_log_type, day = time.slice(p_event_time, 1, 'hour') | sort day asc",
    sql: `SELECT p_log_type, toStartOfHour(p_event_time) AS day, count() AS n FROM
      (SELECT p_event_time, p_log_type FROM ${table} UNION ALL SELECT p_event_time, p_log_type FROM pharos_logs.okta_systemlog)
      WHERE ${day} AND p_log_type = 'AWS.CloudTrail' GROUP BY p_log_type, day ORDER BY day`,
  },
  {
    what: "top buckets by distinct keys",
    flow: "aws_cloudtrail | where p_event_time > time.ago(1d) and eventName in ('GetObject', 'PutObject') | summarize keys = agg.count_distinct(requestParameters.key), writers = agg.make_set(userIdentity.userName) by bucket = requestParameters.bucketName | sort keys desc | limit 10 | project bucket, keys",
    sql: `SELECT requestParameters.bucketName::Nullable(String) AS bucket, uniqExact(requestParameters.key::Nullable(String)) AS keys
      FROM ${table} WHERE ${day} AND eventName IN ('GetObject', 'PutObject') GROUP BY bucket ORDER BY keys DESC LIMIT 10`,
  },
];
