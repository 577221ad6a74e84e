import type { FlowCatalogue, FlowTable } from "../catalogue/flow-catalogue.ts";
import { runSql } from "./run-flow.ts";

const instant = "DateTime64(9, 'UTC')";
const name = "LowCardinality(String)";
const json = "Nullable(JSON(max_dynamic_paths=16))";

/** What every event has, as the lake stores it. */
const eventColumns: Readonly<Record<string, string>> = {
  p_event_time: instant,
  p_row_id: "String",
  p_log_type: name,
  p_any_ip_addresses: "Array(String)",
  p_any_usernames: "Array(String)",
  p_any_emails: "Array(String)",
  p_any_sha256_hashes: "Array(String)",
};

type Columns = Readonly<Record<string, string>>;

interface FixtureTable {
  readonly database: string;
  readonly logType?: string;
  readonly columns: Columns;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

const okta: FixtureTable = {
  database: "pharos_logs",
  logType: "Okta.SystemLog",
  columns: {
    ...eventColumns,
    eventType: "Nullable(String)",
    severity: "Nullable(String)",
    actor: json,
    client: json,
    outcome: json,
    target: "Array(JSON(max_dynamic_paths=16))",
  },
  rows: [
    oktaRow("o1", "11:00", "user.session.start", "ada", "203.0.113.5", "SUCCESS", "Berlin"),
    oktaRow("o2", "11:05", "user.session.start", "ada", "198.51.100.7", "FAILURE", "Lima"),
    oktaRow("o3", "11:06", "user.session.start", "ada", "198.51.100.7", "FAILURE", "Lima"),
    oktaRow("o4", "11:07", "user.session.start", "ada", "198.51.100.7", "SUCCESS", "Lima"),
    {
      ...oktaRow("o5", "11:08", "user.mfa.factor.reset_all", "ada", "198.51.100.7", "SUCCESS", "Lima"),
      target: [
        { id: "t1", type: "User", displayName: "Bob Stone" },
        { id: "t2", type: "AppInstance", displayName: "Mail" },
      ],
    },
    oktaRow("o6", "11:40", "user.session.start", "bob", "203.0.113.9", "SUCCESS", "Berlin"),
    {
      ...oktaRow("o7", "11:45", "system.api_token.create", "bob", "203.0.113.9", "SUCCESS", "Berlin"),
      severity: "WARN",
    },
    { ...oktaRow("o8", "10:00", "user.session.start", "eve", "192.0.2.66", "FAILURE", "Ōsaka"), actor: { id: 7 } },
  ],
};

const cloudtrail: FixtureTable = {
  database: "pharos_logs",
  logType: "AWS.CloudTrail",
  columns: {
    ...eventColumns,
    eventName: "Nullable(String)",
    eventSource: "Nullable(String)",
    awsRegion: "Nullable(String)",
    sourceIPAddress: "Nullable(String)",
    readOnly: "Nullable(Bool)",
    errorCode: "Nullable(String)",
    userIdentity: json,
    requestParameters: json,
    resources: "Array(JSON(max_dynamic_paths=16))",
  },
  rows: [
    cloudRow("c1", "11:10", "ConsoleLogin", "ada", "198.51.100.7", { mfa: false }),
    cloudRow("c2", "11:12", "CreateAccessKey", "ada", "198.51.100.7", { userName: "backup" }),
    {
      ...cloudRow("c3", "11:15", "GetObject", "ada", "198.51.100.7", { bucketName: "payroll", key: "2024/may.csv" }),
      readOnly: true,
      resources: [
        { ARN: "arn:aws:s3:::payroll", type: "AWS::S3::Bucket", tags: ["finance", "secret"] },
        { ARN: "arn:aws:s3:::payroll/2024/may.csv", type: "AWS::S3::Object" },
      ],
    },
    { ...cloudRow("c4", "11:16", "DeleteTrail", "ada", "198.51.100.7", { name: "audit" }), errorCode: "AccessDenied" },
    { ...cloudRow("c5", "11:41", "DescribeInstances", "bob", "203.0.113.9", { maxResults: 50 }), readOnly: true },
    { ...cloudRow("c6", "11:42", "DescribeInstances", "bob", "203.0.113.9", { maxResults: "50" }), readOnly: true },
  ],
};

const alb: FixtureTable = {
  database: "pharos_logs",
  logType: "AWS.ALB",
  columns: {
    ...eventColumns,
    clientIp: "Nullable(String)",
    clientPort: "Nullable(Int32)",
    elbStatusCode: "Nullable(Int16)",
    receivedBytes: "Nullable(Int64)",
    targetProcessingTime: "Nullable(Float64)",
    requestUrl: "Nullable(String)",
    userAgent: "Nullable(String)",
  },
  rows: [
    albRow("a1", "11:00", "198.51.100.7", 200, 512, 0.1, "https://shop.example/login?user=ada"),
    albRow("a2", "11:01", "198.51.100.7", 401, 128, 0.2, "https://shop.example/login?user=bob"),
    albRow("a3", "11:02", "198.51.100.7", 401, 130, 0.25, "https://shop.example/login?user=eve"),
    albRow("a4", "11:31", "203.0.113.9", 500, 90_000, 2.5, "https://shop.example/export"),
    albRow("a5", "11:32", "192.0.2.66", 404, 64, 0.01, "https://shop.example/.env"),
    { ...albRow("a6", "11:59", "192.0.2.66", 200, 64, 0, "https://shop.example/"), targetProcessingTime: null },
  ],
};

const sysmon: FixtureTable = {
  database: "pharos_logs",
  logType: "Windows.Sysmon",
  columns: {
    ...eventColumns,
    message: "Nullable(String)",
    host: "Nullable(String)",
    eventId: "Nullable(Int32)",
    // Elsewhere a text.
    severity: "Nullable(Int32)",
    details: json,
  },
  rows: [
    hostRow("w1", "11:03", 'host=web-1 user=ada cmd="whoami /all" pid=41', "web-1", 1, { parent: { name: "cmd.exe" } }),
    hostRow("w2", "11:04", 'host=web-1 user=ada cmd="net user" pid=42', "web-1", 1, {
      parent: { name: "powershell.exe" },
    }),
    hostRow("w3", "11:50", "logon failed for eve", "db-1", 4625, { attempts: 3 }),
  ],
};

const signals: FixtureTable = {
  database: "pharos_signals",
  columns: {
    ...eventColumns,
    p_rule_id: name,
    p_alert_context: json,
  },
  rows: [
    {
      ...event("s1", "11:09", "Okta.SystemLog", ["198.51.100.7"], ["ada"]),
      p_rule_id: "Okta.MFA.Reset",
      p_alert_context: { actor: "ada" },
    },
    {
      ...event("s2", "11:17", "AWS.CloudTrail", ["198.51.100.7"], ["ada"]),
      p_rule_id: "AWS.Trail.Deleted",
      p_alert_context: { trail: "audit" },
    },
  ],
};

const owners: FixtureTable = {
  database: "pharos_lookups",
  columns: { host: "String", team: "Nullable(String)", contacts: "Array(String)", tier: "Nullable(Int32)" },
  rows: [
    { host: "web-1", team: "shop", contacts: ["ada@example.com"], tier: 1 },
    { host: "db-1", team: "store", contacts: [], tier: 2 },
  ],
};

const tables: Readonly<Record<string, FixtureTable>> = {
  okta_systemlog: okta,
  aws_cloudtrail: cloudtrail,
  aws_alb: alb,
  windows_sysmon: sysmon,
  correlation_signals: signals,
  asset_owners: owners,
};

function event(id: string, time: string, logType: string, ips: readonly string[], users: readonly string[]) {
  return {
    p_event_time: `2024-06-01 ${time}:00`,
    p_row_id: id,
    p_log_type: logType,
    p_any_ip_addresses: ips,
    p_any_usernames: users,
  };
}

function oktaRow(id: string, time: string, eventType: string, user: string, ip: string, result: string, city: string) {
  return {
    ...event(id, time, "Okta.SystemLog", [ip], [user]),
    p_any_emails: [`${user}@example.com`],
    eventType,
    severity: "INFO",
    actor: { id: `u-${user}`, alternateId: `${user}@example.com`, displayName: user },
    client: { ipAddress: ip, geographicalContext: { city }, userAgent: { browser: "FIREFOX" } },
    outcome: { result },
  };
}

function cloudRow(id: string, time: string, eventName: string, user: string, ip: string, parameters: object) {
  return {
    ...event(id, time, "AWS.CloudTrail", [ip], [user]),
    eventName,
    eventSource: "iam.amazonaws.com",
    awsRegion: "eu-west-1",
    sourceIPAddress: ip,
    readOnly: false,
    userIdentity: { type: "IAMUser", userName: user, accountId: "123456789012" },
    requestParameters: parameters,
  };
}

function albRow(id: string, time: string, ip: string, status: number, bytes: number, seconds: number, url: string) {
  return {
    ...event(id, time, "AWS.ALB", [ip], []),
    clientIp: ip,
    clientPort: 40_000 + bytes,
    elbStatusCode: status,
    receivedBytes: bytes,
    targetProcessingTime: seconds,
    requestUrl: url,
    userAgent: "curl/8.1",
  };
}

function hostRow(id: string, time: string, message: string, host: string, eventId: number, details: object) {
  return { ...event(id, time, "Windows.Sysmon", [], ["ada"]), message, host, eventId, severity: eventId % 10, details };
}

/** A morning in a small company, in tables of the lake's own column types. */
export function makeInvestigationTables(): FlowCatalogue {
  const catalogue = Object.entries(tables).map(([table, { database, logType, columns }]): FlowTable => {
    const list = Object.entries(columns).map(([column, engineType]) => ({ name: column, engineType }));
    return { database, name: table, columns: list, logType };
  });
  for (const { database, name: table, columns } of catalogue) {
    const list = columns.map((column) => `\`${column.name}\` ${column.engineType}`).join(", ");
    const lines = (tables[table]?.rows ?? []).map((row) => JSON.stringify(row)).join("\n");
    runSql(`CREATE DATABASE IF NOT EXISTS ${database}`);
    runSql(`CREATE OR REPLACE TABLE ${database}.${table} (${list}) ENGINE = MergeTree ORDER BY tuple()`);
    runSql(`INSERT INTO ${database}.${table} FORMAT JSONEachRow ${lines}`);
  }
  return { tables: catalogue };
}
