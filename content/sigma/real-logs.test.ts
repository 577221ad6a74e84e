import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type RuleEngine, startRuleEngine } from "@pharos/detection";
import { loadContent } from "@pharos/detection-content";
import { compileSchema, createNormalizer, parseSchema } from "@pharos/normalize";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { schemaFiles, sigmaMappingsFolder } from "../src/index.ts";

const dataFolder = join(import.meta.dirname, "../../../shared/data");
const content = await loadContent(join(import.meta.dirname, "rules"), { supporting: [sigmaMappingsFolder] });

let engine: RuleEngine;
beforeAll(async () => {
  engine = await startRuleEngine(content);
});
afterAll(() => engine.close());

it("reads every example, and runs their tests without Python", async () => {
  expect(content.problems).toEqual([]);
  const results = await engine.runTests();
  expect(results.filter(({ passed }) => !passed)).toEqual([]);
  expect(results).toHaveLength(16);
  expect(content.correlationRules).toHaveLength(2);
  expect(engine.stats().processes).toBe(0);
});

/** Of the files' events, stored as the schemas say: how many each rule matches, by the name of its file. */
async function matchesIn(pattern: string, logTypes: readonly string[]): Promise<Record<string, number>> {
  const normalizer = createNormalizer(
    schemaFiles().map((path) => compileSchema(parseSchema(readFileSync(path, "utf8")))),
  );
  const counts: Record<string, number> = {};
  for (const [index, file] of globSync(join(dataFolder, pattern)).sort().entries()) {
    const { tables } = normalizer.normalize({
      bytes: readFileSync(file),
      logTypes,
      streamType: "Auto",
      streamOptions: {},
      sourceId: "test",
      sourceLabel: "Test",
      receivedAtMs: Date.parse("2026-03-03T10:00:00Z"),
      rowIdPrefix: index.toString(16).padStart(16, "0"),
    });
    for (const { logType, events } of tables) {
      const batch = events.map((event) => ({
        json: Buffer.from(JSON.stringify(event)),
        rules: engine.candidates(logType, event),
      }));
      for (const { ruleId } of (await engine.evaluate({ events: batch })).matches) {
        const name = basename(content.sources.get(ruleId)?.file ?? "", ".yml");
        counts[name] = (counts[name] ?? 0) + 1;
      }
    }
  }
  return counts;
}

describe.skipIf(!existsSync(dataFolder))("on real logs (skipped where ../shared/data is absent)", () => {
  it("finds what happened to the Windows hosts", async () => {
    expect(await matchesIn("windows/*.gz", ["Windows.EventLogs"])).toEqual({
      "microphone-used": 3,
      "mshta-starts-interpreter": 2,
      "thread-in-update-client": 1,
    });
  });
  it("finds names and clients in Zeek's logs", async () => {
    expect(await matchesIn("zeek/{dns,ssh}*.gz", ["Zeek.DNS", "Zeek.SSH"])).toEqual({
      "long-name-asked-for": 2,
      "ssh-from-inside": 6,
    });
  });
  it("finds the trails that were stopped", async () => {
    expect(await matchesIn("aws-cloudtrail/*.gz", ["AWS.CloudTrail"])).toEqual({ "trail-stopped": 2 });
  });
});
