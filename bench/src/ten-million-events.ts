import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Lake, openLake } from "@pharos/lake";
import { Session } from "chdb";
import { builtInSchemas } from "./built-in-schemas.ts";

export const eventCount = 10_000_000;
/** The last event's second; events are spread over the seven days before. */
export const lastEventAt = new Date("2026-03-08T00:00:00Z");
const days = 7;
/** Needs less than the memory of one statement. */
const eventsAtOnce = 1_000_000;

/** Each of these values is in one event of a million. */
export const needle = { ip: "203.0.113.77", user: "needle-user" };

export interface FilledLake extends AsyncDisposable {
  readonly lake: Lake;
  /** A connection beside the lake's own, for statements that somebody wrote by hand. */
  readonly session: Session;
}

/**
 * A lake with a week of CloudTrail events, most of them reads by few of a thousand users, in the tables that the product
 * makes. They are written by the engine itself, since reading so many as JSON would take minutes.
 */
export async function openTenMillionEvents(): Promise<FilledLake> {
  const folder = await mkdtemp(join(tmpdir(), "pharos-bench-events-"));
  const path = join(folder, "lake");
  const lake = await openLake({ path });
  await lake.ensureTables(
    builtInSchemas.filter(({ schema }) => schema === "AWS.CloudTrail" || schema === "Okta.SystemLog"),
  );
  const session = new Session(path);
  for (let from = 0; from < eventCount; from += eventsAtOnce) session.query(insertEvents(from, eventsAtOnce));
  session.query("OPTIMIZE TABLE pharos_logs.aws_cloudtrail FINAL");
  return {
    lake,
    session,
    [Symbol.asyncDispose]: async () => {
      session.cleanup();
      await lake.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

function insertEvents(from: number, count: number): string {
  const spacingMs = (days * 86_400_000) / eventCount;
  const at = `fromUnixTimestamp64Milli(toInt64(${lastEventAt.getTime()} - (${eventCount} - number) * ${spacingMs}), 'UTC')`;
  const isNeedle = "number % 1000000 = 777777";
  return `INSERT INTO pharos_logs.aws_cloudtrail
    (p_event_time, p_parse_time, p_row_id, p_log_type, p_source_id, p_source_label, p_schema_version, eventName,
     eventSource, awsRegion, sourceIPAddress, userAgent, errorCode, readOnly, userIdentity, requestParameters,
     p_any_ip_addresses, p_any_usernames, p_any_aws_arns)
  WITH
    cityHash64(number) AS h,
    ${at} AS at,
    toUInt32(1000 * pow((h % 1000003) / 1000003, 3)) AS person,
    if(${isNeedle}, '${needle.user}', concat('user-', toString(person))) AS name,
    if(${isNeedle}, '${needle.ip}', concat('10.', toString(h % 7), '.', toString(person % 251), '.', toString(bitShiftRight(h, 20) % 251))) AS ip,
    concat('arn:aws:iam::123456789012:user/', name) AS arn,
    ['DescribeInstances', 'GetObject', 'ListBuckets', 'AssumeRole', 'Decrypt', 'PutObject', 'ConsoleLogin', 'CreateUser', 'DeleteTrail', 'StopLogging'] AS names,
    names[1 + toUInt32(10 * pow((bitShiftRight(h, 8) % 10007) / 10007, 4))] AS event
  SELECT at, at + INTERVAL 30 SECOND, hex(number), 'AWS.CloudTrail', 'bench', 'bench', 1, event,
    concat(['ec2', 's3', 'iam', 'sts', 'kms'][1 + h % 5], '.amazonaws.com'),
    ['us-east-1', 'eu-west-1', 'ap-south-1'][1 + bitShiftRight(h, 4) % 3], ip,
    concat('aws-cli/2.', toString(h % 30), ' Python/3.11 Linux/6.1'),
    if(bitShiftRight(h, 12) % 20 = 0, 'AccessDenied', NULL), event LIKE 'Get%' OR event LIKE 'List%' OR event LIKE 'Describe%',
    CAST(concat('{"type":"IAMUser","userName":"', name, '","arn":"', arn, '","accountId":"123456789012"}'), 'JSON'),
    CAST(concat('{"bucketName":"bucket-', toString(h % 50), '","key":"', toString(number), '"}'), 'JSON'),
    [ip], [name], [arn]
  FROM numbers(${from}, ${count})`;
}
