import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type RuleEngine, startRuleEngine } from "@pharos/detection";
import { loadContent } from "@pharos/detection-content";
import { compileSchema, createNormalizer, type Normalizer, parseSchema } from "@pharos/normalize";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { detectionsFolder, schemaFiles } from "../src/index.ts";

const dataFolder = join(import.meta.dirname, "../../../shared/data");

let engine: RuleEngine;
let normalizer: Normalizer;

/** One file's events, with the rules that the index chose for them while they were normalised, from the columns that it reads. */
function eventsOf(file: string, logTypes: readonly string[]) {
  const chosen = new Map<string, readonly number[]>();
  const { tables } = normalizer.normalize(
    {
      bytes: readFileSync(file),
      logTypes,
      streamType: "Auto",
      streamOptions: {},
      sourceId: "source",
      sourceLabel: "Source",
      receivedAtMs: Date.parse("2026-03-03T10:00:00Z"),
      rowIdPrefix: "0123456789abcdef",
    },
    {
      columns: engine.columnsRead,
      event(logType, event, row) {
        const columns = engine.columnsRead(logType);
        const isRead = (name: string) => columns === "all" || columns?.has(name.toLowerCase());
        const cut = Object.fromEntries(Object.entries(event).filter(([name]) => isRead(name)));
        chosen.set(`${logType} ${row}`, engine.candidates(logType, cut));
      },
    },
  );
  return tables.flatMap(({ logType, rows, ndjson, offsets }) =>
    Array.from({ length: rows }, (_, row) => ({
      json: ndjson.subarray(offsets[row], offsets[row + 1]),
      all: [...engine.rulesOf(logType)].sort((a, b) => a - b),
      chosen: [...(chosen.get(`${logType} ${row}`) ?? [])].sort((a, b) => a - b),
    })),
  );
}

describe.skipIf(!existsSync(dataFolder))(
  "the shipped detections on real logs, chosen by the index (skipped where ../shared/data is absent)",
  () => {
    beforeAll(async () => {
      const content = await loadContent(detectionsFolder);
      normalizer = createNormalizer(
        schemaFiles().map((path) => compileSchema(parseSchema(readFileSync(path, "utf8")))),
      );
      engine = await startRuleEngine(content);
    });
    afterAll(() => engine.close());

    it.each([
      { pattern: "aws-cloudtrail/*.gz", logTypes: ["AWS.CloudTrail"], shareMax: 0.05 },
      { pattern: "aws-s3/*.gz", logTypes: ["AWS.CloudTrail"], shareMax: 0.05 },
      { pattern: "windows/*.gz", logTypes: ["Windows.EventLogs"], shareMax: 0.05 },
      { pattern: "csv/*.csv", logTypes: ["AWS.DecoyBucketAccess"], shareMax: 1 },
      {
        pattern: "zeek/*.gz",
        logTypes: ["DNS", "SSL", "SSH", "SMTP", "RDP", "Kerberos", "Syslog", "Notice", "Weird"].map(
          (name) => `Zeek.${name}`,
        ),
        // Of DNS there is one rule, and it measures what it looks at.
        shareMax: 1,
      },
    ])("answer each event of $pattern as all of them do", async ({ pattern, logTypes, shareMax }) => {
      const runs = { all: 0, chosen: 0 };
      for (const file of globSync(join(dataFolder, pattern)).sort()) {
        const events = eventsOf(file, logTypes);
        const whole = await engine.evaluate({ events: events.map(({ json, all }) => ({ json, rules: all })) });
        const found = await engine.evaluate({ events: events.map(({ json, chosen }) => ({ json, rules: chosen })) });
        // What each took differs, of course: fewer rules were run.
        expect({ ...found, spentMs: undefined }).toEqual({ ...whole, spentMs: undefined });
        for (const { all, chosen } of events) {
          runs.all += all.length;
          runs.chosen += chosen.length;
        }
      }
      expect(runs.all).toBeGreaterThan(0);
      expect(runs.chosen / runs.all).toBeLessThanOrEqual(shareMax);
    });
  },
);
