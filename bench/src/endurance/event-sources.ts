import type { StreamType } from "@pharos/domain";
import { nginxLines } from "../access-logs.ts";
import { builtInSchemas } from "../built-in-schemas.ts";
import { cloudTrailLines } from "../cloudtrail-events.ts";
import { windowsLines } from "../windows-events.ts";
import { zeekDnsLines } from "../zeek-events.ts";

export interface EventSource {
  readonly label: string;
  readonly logType: string;
  readonly table: string;
  readonly streamType: StreamType;
  /** A column whose value no two events share, where there is one. */
  readonly uniqueColumn?: string;
  /** Other seeds give other events. */
  writeLines(count: number, seed: number, startMs: number): string[];
}

/** Four logs that have little in common: wide and nested, nested, many short fields, text. */
export const eventSources: readonly EventSource[] = [
  {
    label: "Windows",
    logType: "Windows.EventLogs",
    table: "windows_eventlogs",
    streamType: "JSON",
    uniqueColumn: "ProcessGuid",
    writeLines: wideWindowsLines,
  },
  {
    label: "CloudTrail",
    logType: "AWS.CloudTrail",
    table: "aws_cloudtrail",
    streamType: "JSON",
    uniqueColumn: "eventID",
    writeLines: (count, seed, startMs) => cloudTrailLines(count, seed, 1, startMs),
  },
  {
    label: "Zeek DNS",
    logType: "Zeek.DNS",
    table: "zeek_dns",
    streamType: "JSON",
    uniqueColumn: "uid",
    writeLines: zeekDnsLines,
  },
  { label: "Nginx", logType: "Nginx.Access", table: "nginx_access", streamType: "Lines", writeLines: nginxLines },
];

const windowsTexts = (builtInSchemas.find(({ schema }) => schema === "Windows.EventLogs")?.fields ?? [])
  .filter(({ type, indicators }) => type === "string" && !indicators?.length)
  .map(({ name }) => name);
const columnsPerEvent = 30;

/** Together they fill all of the log's columns, its nested ones as well: that is what makes merges of its parts large. */
function wideWindowsLines(count: number, seed: number, startMs: number): string[] {
  return windowsLines(count, seed, startMs).map((line, i) => {
    const event = JSON.parse(line) as Record<string, unknown>;
    const first = ((seed * count + i) * columnsPerEvent) % windowsTexts.length;
    const texts = windowsTexts.slice(first, first + columnsPerEvent).map((name) => [name, `${name} of ${seed}`]);
    const more = { EventData: { [`Parameter${seed % 200}`]: `value ${i}`, Count: i }, tags: ["collected", `rack${i}`] };
    const wide = JSON.stringify({ ...Object.fromEntries(texts), ...event, ...more, Keywords: "MASK" });
    // The mask is 2^63, which no double prints with all its digits.
    return wide.replace('"MASK"', "-9223372036854775808");
  });
}

/** Stops a trail, which a shipped rule reports. */
export function attackLine(trail: string, at: Date): string {
  const account = String(100_000_000_000 + (Number(trail.replace(/\D/g, "")) % 900_000_000_000));
  return JSON.stringify({
    eventVersion: "1.08",
    eventID: crypto.randomUUID(),
    eventTime: at.toISOString().replace(/\.\d+/, ""),
    eventSource: "cloudtrail.amazonaws.com",
    eventName: "StopLogging",
    awsRegion: "eu-central-1",
    sourceIPAddress: "198.51.100.7",
    userAgent: "aws-cli/2.15",
    userIdentity: {
      type: "IAMUser",
      arn: `arn:aws:iam::${account}:user/mallory`,
      accountId: account,
      userName: "mallory",
    },
    requestParameters: { name: trail },
    responseElements: null,
    eventType: "AwsApiCall",
    recipientAccountId: account,
  });
}
