import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compileSchema } from "./compile/compiled-schema.ts";
import { createNormalizer } from "./normalizer/normalizer.ts";
import { parseSchema } from "./schema/parse-schema.ts";
import { aChunk } from "./testing/a-chunk.ts";

const dataFolder = join(import.meta.dirname, "../../../../shared/data");

const cloudTrail = `
schema: Custom.CloudTrail
fields:
  - { name: eventTime, type: timestamp, timeFormats: [rfc3339], isEventTime: true }
  - { name: eventName, type: string, required: true }
  - { name: userIdentity, type: json, required: true }
`;
const zeek = `
schema: Custom.Zeek
fields:
  - { name: _path, type: string, required: true }
  - { name: ts, type: timestamp, timeFormats: [rfc3339], isEventTime: true, required: true }
  - { name: id.orig_h, type: string, indicators: [ip] }
`;
const windows = `
schema: Custom.Windows
fields:
  - { name: EventID, type: int, required: true }
  - { name: Keywords, type: string }
  - { name: "@timestamp", type: timestamp, timeFormats: [rfc3339], isEventTime: true, required: true }
`;
const decoy = `
schema: Custom.Decoy
parser: { csv: { hasHeader: true, delimiter: "," } }
fields:
  - { name: Event Name, type: string, required: true }
  - { name: Event DateTime, type: timestamp, timeFormats: [rfc3339], isEventTime: true, required: true }
`;

describe.skipIf(!existsSync(dataFolder))("real logs (skipped where ../shared/data is absent)", () => {
  test.each([
    ["aws-cloudtrail", cloudTrail, 2900],
    ["aws-s3", cloudTrail, 89],
    ["zeek", zeek, 60_000],
    ["windows", windows, 8000],
    ["csv", decoy, 200],
  ])("every record of %s is stored", (folder, yaml, countMin) => {
    const schema = compileSchema(parseSchema(yaml));
    const normalizer = createNormalizer([schema]);
    let stored = 0;
    for (const name of readdirSync(join(dataFolder, folder))) {
      const bytes = readFileSync(join(dataFolder, folder, name));
      const result = normalizer.normalize(aChunk({ bytes, logTypes: [schema.logType] }));
      expect(result.failures.map(({ reason }) => reason)).toEqual([]);
      expect(result.tables[0]?.events).toHaveLength(result.received);
      stored += result.received;
    }
    expect(stored).toBeGreaterThanOrEqual(countMin);
  });
});
