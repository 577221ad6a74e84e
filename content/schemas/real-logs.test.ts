import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { compileSchema, createNormalizer, parseSchema } from "@pharos/normalize";
import { afterAll, describe, expect, it } from "vitest";
import { schemaFiles } from "../src/index.ts";
import { aChunk } from "./a-chunk.ts";

const dataFolder = join(import.meta.dirname, "../../../shared/data");
const schemas = schemaFiles().map((path) => compileSchema(parseSchema(readFileSync(path, "utf8"))));
const logTypes = schemas.map(({ logType }) => logType);

function lines(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}

const families: readonly { files: string; logType: string; count: (text: string) => number }[] = [
  { files: "aws-cloudtrail/*.gz", logType: "AWS.CloudTrail", count: (text) => JSON.parse(text).Records.length },
  { files: "aws-s3/*.gz", logType: "AWS.CloudTrail", count: lines },
  { files: "csv/*.csv", logType: "AWS.DecoyBucketAccess", count: (text) => lines(text) - 1 },
  { files: "windows/*.gz", logType: "Windows.EventLogs", count: lines },
  { files: "zeek/dns.*", logType: "Zeek.DNS", count: lines },
  { files: "zeek/kerberos.*", logType: "Zeek.Kerberos", count: lines },
  { files: "zeek/notice.*", logType: "Zeek.Notice", count: lines },
  { files: "zeek/rdp.*", logType: "Zeek.RDP", count: lines },
  { files: "zeek/smtp.*", logType: "Zeek.SMTP", count: lines },
  { files: "zeek/ssh.*", logType: "Zeek.SSH", count: lines },
  { files: "zeek/ssl.*", logType: "Zeek.SSL", count: lines },
  { files: "zeek/syslog.*", logType: "Zeek.Syslog", count: lines },
  { files: "zeek/weird.*", logType: "Zeek.Weird", count: lines },
];

const stored = new Map<string, number>();

describe.skipIf(!existsSync(dataFolder))("real logs (skipped where ../shared/data is absent)", () => {
  const normalizer = createNormalizer(schemas);

  it.each(families)("stores every record of $files as $logType, with all schemas attached", (family) => {
    const files = globSync(join(dataFolder, family.files)).sort();
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const bytes = readFileSync(file);
      const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString();
      const chunk = normalizer.normalize(aChunk(bytes, "Auto", logTypes));
      const counts = chunk.tables.map((table) => [table.logType, table.events.length]);
      const records = family.count(text);
      expect(chunk.failures.slice(0, 3), basename(file)).toEqual([]);
      expect(counts, basename(file)).toEqual(records === 0 ? [] : [[family.logType, records]]);
      stored.set(family.logType, (stored.get(family.logType) ?? 0) + records);
    }
  });

  afterAll(() => console.info(Object.fromEntries(stored)));
});
