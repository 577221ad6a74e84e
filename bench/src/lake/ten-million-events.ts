import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Lake, openLake } from "@pharos/lake";
import { builtInSchemas } from "../built-in-schemas.ts";
import { queryEngine } from "../query-engine.ts";

/** The events are of these days; `to` is not included. */
export const fixtureTimes = { fromMs: Date.UTC(2026, 9, 1), toMs: Date.UTC(2026, 9, 31) };
/** Values that few events have: one in a hundred thousand of CloudTrail, of DNS, and of Okta. */
export const needles = { ip: "203.0.113.77", user: "mallory", domain: "evil.example.net" };
export const fixtureEvents = 10_000_000;

export interface TenMillionEvents {
  readonly lake: Lake;
  /** Of statements of one's own, beside the lake's: rows as they are. */
  query<T>(sql: string): Promise<T[]>;
  /** Of all its rows: what they would be as JSON lines, and what is on disk. */
  sizes(): Promise<{ readonly rawBytes: number; readonly storedBytes: number }>;
}

const tables = { "AWS.CloudTrail": 8_000_000, "AWS.VPCDns": 1_000_000, "Okta.SystemLog": 1_000_000 };
let folder: Promise<string> | undefined;

/**
 * Ten million events of three log types in a lake of their own, which is made once in a process and kept until it ends:
 * the engine makes them in about two minutes. Open while `work` is under way, because a process has one embedded lake.
 */
export async function withTenMillionEvents<T>(work: (events: TenMillionEvents) => Promise<T>): Promise<T> {
  folder ??= makeFolder();
  const path = join(await folder, "lake");
  const lake = await openLake({ path }, { memoryBytesMax: 4 * 1024 ** 3 });
  const query = async <R>(sql: string): Promise<R[]> => {
    const text = (await queryEngine(path, sql, "JSONEachRow")).trim();
    return text === "" ? [] : text.split("\n").map((line) => JSON.parse(line) as R);
  };
  try {
    return await work({ lake, query, sizes: () => readSizes(query) });
  } finally {
    await lake.close();
  }
}

async function makeFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "pharos-bench-events-"));
  process.once("exit", () => rmSync(path, { recursive: true, force: true }));
  const lake = await openLake({ path: join(path, "lake") }, { memoryBytesMax: 4 * 1024 ** 3 });
  try {
    await lake.ensureTables(builtInSchemas.filter(({ schema }) => Object.hasOwn(tables, schema)));
    for (const statement of insertStatements()) await queryEngine(join(path, "lake"), statement);
  } finally {
    await lake.close();
  }
  return path;
}

async function readSizes(query: TenMillionEvents["query"]) {
  const [stored] = await query<{ bytes: string }>(
    "SELECT sum(bytes_on_disk) AS bytes FROM system.parts WHERE active AND database = 'pharos_logs'",
  );
  let rawBytes = 0;
  for (const [table, rows] of [
    ["aws_cloudtrail", tables["AWS.CloudTrail"]],
    ["aws_vpcdns", tables["AWS.VPCDns"]],
    ["okta_systemlog", tables["Okta.SystemLog"]],
  ] as const) {
    // What a sender sends: the event's own members that it has.
    const sample = await query<Record<string, unknown>>(
      `SELECT COLUMNS('^[^p]|^p[^_]') FROM pharos_logs.${table} WHERE cityHash64(p_row_id) % 4001 = 0 LIMIT 500`,
    );
    const bytes = sample.reduce((sum, row) => sum + Buffer.byteLength(JSON.stringify(withoutAbsent(row))) + 1, 0);
    rawBytes += (bytes / sample.length) * rows;
  }
  return { rawBytes, storedBytes: Number(stored?.bytes ?? 0) };
}

function withoutAbsent(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  );
}

const spanMs = fixtureTimes.toMs - fixtureTimes.fromMs;

/** A number that is the same for the same event and `salt`, and otherwise spread evenly below `below`. */
const chance = (salt: number, below: number) => `cityHash64(number, ${salt}) % ${below}`;
const pick = (salt: number, values: readonly string[]) =>
  `[${values.map((value) => `'${value}'`).join(", ")}][1 + ${chance(salt, values.length)}]`;
const timeOf = (rows: number, shiftMs: number) =>
  `fromUnixTimestamp64Milli(toInt64(${fixtureTimes.fromMs} + intDiv(number * ${spanMs}, ${rows}) + ${shiftMs}), 'UTC')`;
const uuid = (salt: number) => `lower(hex(sipHash128(number, ${salt})))`;

function insertStatements(): string[] {
  return [
    insertInto("aws_cloudtrail", "AWS.CloudTrail", 1, {
      eventVersion: "'1.08'",
      eventTime: "p_event_time",
      eventSource: "concat(service, '.amazonaws.com')",
      eventName: `concat(${pick(2, ["Describe", "List", "Get", "Put", "Create", "Delete", "Update", "Attach"])},
        ${pick(3, ["Instances", "Buckets", "Roles", "Keys", "Functions", "Snapshots", "Parameters", "Policies"])})`,
      eventType: "'AwsApiCall'",
      eventCategory: "'Management'",
      eventID: uuid(4),
      requestID: uuid(5),
      awsRegion: pick(6, ["eu-central-1", "us-east-1", "eu-west-1"]),
      sourceIPAddress: "ip",
      userAgent: pick(7, [
        "aws-cli/2.15.30 Python/3.11.8 Linux/6.1",
        "Boto3/1.34.2",
        "Mozilla/5.0 (X11; Linux x86_64)",
      ]),
      userIdentity: `CAST(concat('{"type":"AssumedRole","principalId":"AROA', substring(${uuid(8)}, 1, 16), ':', user,
        '","arn":"', arn, '","accountId":"', account, '","accessKeyId":"ASIA', substring(${uuid(9)}, 1, 16),
        '","sessionContext":{"sessionIssuer":{"type":"Role","userName":"engineering"},"attributes":{"mfaAuthenticated":"',
        if(${chance(10, 10)} = 0, 'false', 'true'), '"}}}'), 'JSON(max_dynamic_paths=16)')`,
      requestParameters: `if(${chance(11, 10)} < 7, CAST(concat('{"instancesSet":{"items":[{"instanceId":"i-0',
        substring(${uuid(12)}, 1, 16), '"}]},"maxResults":', toString(${chance(13, 1000)}), '}'),
        'JSON(max_dynamic_paths=16)'), NULL)`,
      errorCode: `if(${chance(14, 20)} = 0, ${pick(15, ["AccessDenied", "Client.UnauthorizedOperation", "ThrottlingException"])}, NULL)`,
      readOnly: `${chance(2, 8)} < 3`,
      managementEvent: "true",
      recipientAccountId: "account",
      p_any_ip_addresses: "[ip]",
      p_any_usernames: "[user]",
      p_any_aws_account_ids: "[account]",
      p_any_aws_arns: "[arn]",
      p_any_actor_ids: `[concat('AROA', substring(${uuid(8)}, 1, 16), ':', user)]`,
      p_any_trace_ids: `[${uuid(5)}]`,
    }),
    insertInto("aws_vpcdns", "AWS.VPCDns", 1001, {
      version: "'1.100000'",
      account_id: "account",
      region: "'eu-central-1'",
      vpc_id: "'vpc-0a1b2c3d'",
      query_timestamp: "p_event_time",
      query_name: "domain",
      query_type: pick(22, ["A", "AAAA", "TXT", "MX"]),
      query_class: "'IN'",
      rcode: pick(23, ["NOERROR", "NOERROR", "NOERROR", "NXDOMAIN"]),
      srcaddr: "ip",
      srcport: `1024 + ${chance(24, 60000)}`,
      transport: "'UDP'",
      p_any_ip_addresses: "[ip]",
      p_any_domain_names: "[domain]",
      p_any_aws_account_ids: "[account]",
    }),
    insertInto("okta_systemlog", "Okta.SystemLog", 2002, {
      uuid: uuid(31),
      published: "p_event_time",
      eventType: pick(32, [
        "user.session.start",
        "user.authentication.sso",
        "policy.evaluate_sign_on",
        "user.mfa.attempt",
      ]),
      severity: pick(33, ["INFO", "INFO", "INFO", "WARN"]),
      displayMessage: "'User signs in'",
      actor: `CAST(concat('{"id":"00u', substring(${uuid(34)}, 1, 12), '","type":"User","alternateId":"', user,
        '@example.com","displayName":"', user, '"}'), 'JSON(max_dynamic_paths=16)')`,
      client: `CAST(concat('{"ipAddress":"', ip, '","device":"Computer","geographicalContext":{"country":"',
        ${pick(35, ["Germany", "France", "United States", "Japan"])}, '"}}'), 'JSON(max_dynamic_paths=16)')`,
      outcome: `CAST(if(${chance(36, 30)} = 0, '{"result":"FAILURE","reason":"INVALID_CREDENTIALS"}', '{"result":"SUCCESS"}'),
        'JSON(max_dynamic_paths=16)')`,
      p_any_ip_addresses: "[ip]",
      p_any_usernames: "[user]",
      p_any_emails: "[concat(user, '@example.com')]",
    }),
  ];
}

function insertInto(
  table: string,
  logType: keyof typeof tables,
  shiftMs: number,
  columns: Readonly<Record<string, string>>,
): string {
  const rows = tables[logType];
  const all: Readonly<Record<string, string>> = {
    p_event_time: "p_event_time",
    p_parse_time: "p_event_time + toIntervalSecond(60)",
    p_row_id: uuid(1),
    p_log_type: `'${logType}'`,
    p_source_id: "'c0ffee00-0000-4000-8000-000000000001'",
    p_source_label: "'bench'",
    p_schema_version: "1",
    ...columns,
  };
  // Some values stand in several columns of an event.
  return `INSERT INTO pharos_logs.${table} (${Object.keys(all).join(", ")})
    WITH ${timeOf(rows, shiftMs)} AS p_event_time,
      if(${chance(50, 100_000)} = 0, '${needles.user}', concat('user-', toString(${chance(51, 5000)}))) AS user,
      if(${chance(52, 100_000)} = 0, '${needles.ip}', concat('10.', toString(${chance(53, 40)}), '.', toString(${chance(54, 250)}), '.', toString(${chance(55, 250)}))) AS ip,
      if(${chance(56, 100_000)} = 0, '${needles.domain}', concat('host-', toString(${chance(57, 50_000)}), '.example.com')) AS domain,
      toString(111122220000 + ${chance(58, 40)}) AS account,
      concat('arn:aws:sts::', account, ':assumed-role/engineering/', user) AS arn,
      ${pick(59, ["ec2", "s3", "iam", "sts", "kms", "lambda", "rds", "logs", "dynamodb", "ssm"])} AS service
    SELECT ${Object.values(all).join(",\n      ")}
    FROM numbers(${rows})
    SETTINGS max_insert_threads = 2, min_insert_block_size_rows = 1000000, max_memory_usage = 0`;
}
