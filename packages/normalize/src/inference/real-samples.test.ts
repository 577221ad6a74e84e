import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inferSchema, samplesMax } from "./infer-schema.ts";
import { readSamples } from "./read-samples.ts";

const dataFolder = join(import.meta.dirname, "../../../../../shared/data");

describe.skipIf(!existsSync(dataFolder))("real logs (skipped where ../shared/data is absent)", () => {
  test.each([
    { files: "aws-cloudtrail/*.gz", eventTime: "eventTime" },
    { files: "aws-s3/*.gz", eventTime: "@timestamp" },
    { files: "csv/*.csv", eventTime: "Event DateTime" },
    { files: "windows/*.gz", eventTime: "EventTime" },
    { files: "zeek/dns.*", eventTime: "ts" },
    { files: "zeek/kerberos.*", eventTime: "ts" },
    { files: "zeek/notice.*", eventTime: "ts" },
    { files: "zeek/rdp.*", eventTime: "ts" },
    { files: "zeek/smtp.*", eventTime: "ts" },
    { files: "zeek/ssh.*", eventTime: "ts" },
    { files: "zeek/ssl.*", eventTime: "ts" },
    { files: "zeek/syslog.*", eventTime: "ts" },
    { files: "zeek/weird.*", eventTime: "ts" },
  ])("the schema inferred from $files parses every line of it", ({ files, eventTime }) => {
    const samples = globSync(join(dataFolder, files))
      .sort()
      .flatMap((file) => readSamples(readFileSync(file), samplesMax));
    const { schema, parsed, failures } = inferSchema(samples, { name: "Custom.Inferred" });
    expect(failures).toEqual([]);
    expect(parsed).toBeGreaterThan(0);
    expect(schema.fields.find((field) => field.isEventTime)?.name).toBe(eventTime);
  });
});
