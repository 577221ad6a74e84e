import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadContent } from "@pharos/detection-content";
import { expect, test } from "vitest";
import { type RuleEngine, startRuleEngine } from "../engine/rule-engine.ts";
import { aRule, testCacheFolder } from "../testing/a-rule.ts";
import { cutEvent } from "./cut-event.ts";
import {
  generatedHelpers,
  generatedModel,
  generateEvent,
  generateRule,
  ruleForms,
  seededRandom,
} from "./generate-rules.ts";

const contentFolder = fileURLToPath(new URL("../../../../content/detections", import.meta.url));
const cloudTrailFolder = fileURLToPath(new URL("../../../../../shared/data/aws-cloudtrail", import.meta.url));

interface LoggedEvent {
  readonly logType: string;
  readonly event: Record<string, unknown>;
}

/** The rules that are chosen for the event, in order; from all of it as from the columns that choosing asks for. */
function chosenFor(engine: RuleEngine, { logType, event }: LoggedEvent): number[] {
  const chosen = [...engine.candidates(logType, event)].sort((a, b) => a - b);
  const cut = cutEvent(event, engine.columnsRead(logType));
  expect([...engine.candidates(logType, cut)].sort((a, b) => a - b)).toEqual(chosen);
  return chosen;
}

/** Every rule of the log type on every event, and only the candidates: the answers must be the same. */
async function expectSameAnswers(engine: RuleEngine, events: readonly LoggedEvent[]): Promise<void> {
  const encoded = events.map(({ event, logType }) => ({ event, logType, json: Buffer.from(JSON.stringify(event)) }));
  const full = await engine.evaluate({
    events: encoded.map(({ json, logType }) => ({ json, rules: [...engine.rulesOf(logType)].sort((a, b) => a - b) })),
  });
  const filtered = await engine.evaluate({
    events: encoded.map(({ json, logType, event }) => ({ json, rules: chosenFor(engine, { logType, event }) })),
  });
  // How long it took is what the index changes.
  expect([filtered.matches, filtered.errors]).toEqual([full.matches, full.errors]);
}

test("the shipped rules answer their tests' events alike with and without the index", async () => {
  const content = await loadContent(contentFolder);
  const engine = await startRuleEngine({ ...content, cacheFolder: testCacheFolder });
  const events = content.rules.flatMap((rule) =>
    rule.tests.flatMap(({ log }) => rule.logTypes.map((logType) => ({ logType, event: { ...log } }))),
  );
  await expectSameAnswers(engine, events);
  await engine.close();
});

const hasCloudTrail = cloudTrailFiles().length > 0;
test.skipIf(!hasCloudTrail)(
  "the shipped rules answer real CloudTrail events alike (needs ../shared/data)",
  async () => {
    const content = await loadContent(contentFolder);
    const engine = await startRuleEngine({ ...content, cacheFolder: testCacheFolder });
    for (const file of cloudTrailFiles().slice(0, 4)) {
      const { Records } = JSON.parse(gunzipSync(readFileSync(`${cloudTrailFolder}/${file}`)).toString());
      await expectSameAnswers(
        engine,
        (Records as Record<string, unknown>[]).map((event) => ({ logType: "AWS.CloudTrail", event })),
      );
    }
    await engine.close();
  },
);

const helpers = { id: "generated_helpers", description: "", body: generatedHelpers };

test("generated rules answer generated events alike with and without the index", async () => {
  const random = seededRandom(20_261_120);
  const generated = Array.from({ length: 800 }, () => generateRule(random));
  const rules = generated.map(({ body }, index) => aRule({ id: `Generated.${index}`, body }));
  const engine = await startRuleEngine({
    rules,
    globals: [helpers],
    dataModels: [generatedModel],
    cacheFolder: testCacheFolder,
  });
  expect(engine.outages()).toEqual([]);
  const events = Array.from({ length: 150 }, () => ({ logType: "Test.Log", event: generateEvent(random) }));
  await expectSameAnswers(engine, events);

  const candidates = events.reduce((sum, { event }) => sum + engine.candidates("Test.Log", event).length, 0);
  expect(candidates).toBeLessThan(events.length * rules.length * 0.85);
  const isSpared = rules.map(({ id }) => engine.necessaryConditions(id).length > 0);
  const rare = ruleForms.filter((form) => generated.filter(({ forms }) => forms.has(form)).length < 10);
  expect(rare).toEqual([]);
  // A form that the analysis gives up at leaves conditions only where it stands behind others.
  const unused = ruleForms.filter((form) => !generated.some(({ forms }, at) => forms.has(form) && isSpared[at]));
  expect(unused).toEqual([]);
  await engine.close();
});

function cloudTrailFiles(): string[] {
  try {
    return readdirSync(cloudTrailFolder).filter((name) => name.endsWith(".json.gz"));
  } catch {
    return [];
  }
}
