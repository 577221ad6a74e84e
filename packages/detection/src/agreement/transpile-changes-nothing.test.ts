import { transpileSimpleRule } from "@pharos/detection-content";
import type { SimpleLogic } from "@pharos/domain";
import { expect, test } from "vitest";
import { startRuleEngine } from "../engine/rule-engine.ts";
import type { RuleMatch } from "../rules/rule-batch.ts";
import { aRule, testCacheFolder } from "../testing/a-rule.ts";
import { seededRandom } from "./generate-rules.ts";
import { allForms, createSimpleRuleGenerator } from "./generate-simple-rule.ts";

const pairs = 300;
const eventCount = 40;

test("generated YAML rules and their Python say the same of generated events", async () => {
  const seen = new Set<string>();
  const generator = createSimpleRuleGenerator(seededRandom(20_261_120), (form) => seen.add(form));
  const yamlRules = Array.from({ length: pairs }, (_, index) =>
    aRule({
      id: `Rule.${index}`,
      body: "",
      simple: generator.logic(),
      ...(index % 3 === 0 ? { inlineFilters: generator.filters() } : {}),
    }),
  );
  const pythonRules = yamlRules.map((rule) => aRule({ id: rule.id, body: transpileSimpleRule(rule) }));
  const rules = [...yamlRules, ...pythonRules];
  const engine = await startRuleEngine({ rules, globals: [], cacheFolder: testCacheFolder });
  expect(engine.outages()).toEqual([]);

  const events = Array.from({ length: eventCount }, generator.event);
  const evaluate = async (first: number) => {
    const chosen = yamlRules.map((_rule, index) => first + index);
    return engine.evaluate({
      events: events.map((event) => ({ json: Buffer.from(JSON.stringify(event)), rules: chosen })),
    });
  };
  const [yaml, python] = [await evaluate(0), await evaluate(pairs)];
  await engine.close();

  expect(yaml.errors).toEqual([]);
  expect(python.errors).toEqual([]);
  const [fromYaml, fromPython] = [byPlace(yaml.matches), byPlace(python.matches)];
  const places = [...new Set([...fromYaml.keys(), ...fromPython.keys()])];
  const different = places.filter((place) => !isSame(fromYaml.get(place), fromPython.get(place)));
  const [first] = different;
  if (first !== undefined) {
    const [event, id] = first.split(" ");
    const index = Number(id?.slice("Rule.".length));
    expect({
      different: different.length,
      event: events[Number(event)],
      logic: yamlRules[index]?.simple,
      filters: yamlRules[index]?.inlineFilters,
      python: pythonRules[index]?.body,
      match: fromYaml.get(first),
    }).toEqual(fromPython.get(first));
  }
  const share = fromYaml.size / (pairs * eventCount);
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.8);
  expect(allForms.filter((form) => !seen.has(form))).toEqual([]);
});

test("YAML rules and their Python cut and refuse alike what is too long", async () => {
  const simple: SimpleLogic = {
    detection: [{ Condition: "AlwaysTrue" }],
    alertTitle: "{text}",
    groupBy: [{ Key: "text" }, { Key: "text" }],
    alertContext: [{ KeyName: "t\u00e9xt", KeyValue: { Key: "text" } }],
  };
  const rules = [aRule({ body: "", simple }), aRule({ body: transpileSimpleRule({ simple }) })];
  const engine = await startRuleEngine({ rules, globals: [], cacheFolder: testCacheFolder });
  const pieces = ["x", "\u00e9", "\u{1f600}", "\u2028", "\u007f", '"', "\n", "\u0001"];
  const texts = pieces.flatMap((piece) => [400, 999, 1000, 1001, 20_000, 40_000].map((times) => piece.repeat(times)));
  const both = (text: string) => ({ json: Buffer.from(JSON.stringify({ text })), rules: [0, 1] });
  const { matches, errors } = await engine.evaluate({ events: texts.map(both) });
  await engine.close();
  expect([errors, matches.length]).toEqual([[], 2 * texts.length]);
  const [yaml, python] = [matches.slice(0, texts.length), matches.slice(texts.length)];
  expect(yaml).toEqual(python);
  expect(yaml.filter(({ context }) => "_error" in context).length).toBeGreaterThan(3);
});

function byPlace(matches: readonly RuleMatch[]): Map<string, RuleMatch> {
  return new Map(matches.map((match) => [`${match.event} ${match.ruleId}`, match]));
}

function isSame(a: RuleMatch | undefined, b: RuleMatch | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
