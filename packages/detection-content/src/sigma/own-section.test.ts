import { expect, test } from "vitest";
import { loadFiles } from "../content/load-content.ts";
import { writeContent } from "../content/write-content.ts";
import { filesInMemory } from "../repository/content-file.ts";
import { aSigmaRule, loadSigma } from "../testing/a-sigma-rule.ts";

const plain = aSigmaRule("  selection: { f: 1 }\n  condition: selection", "id: A\nname: a");
const section = `pharos:
  Enabled: false
  DedupPeriodMinutes: 15
  Threshold: 3
  OutputIds: [d1]
`;

test("takes what Sigma has no word for from a section of its own", async () => {
  const { rules, problems } = await loadSigma({ "rule.yml": plain + section });
  expect(problems).toEqual([]);
  expect(rules[0]).toMatchObject({ enabled: false, dedupPeriodMinutes: 15, threshold: 3, outputIds: ["d1"] });
  expect(rules[0]?.sigma?.text).toBe(plain);
});

test.each([
  { name: "at the front", text: section + plain },
  { name: "with an empty line in it", text: `${plain}pharos:\n  Enabled: false\n\n  Threshold: 3\n` },
  { name: "on one line", text: `${plain}pharos: { Enabled: false }` },
])("keeps the rest of the text: section $name", async ({ text }) => {
  const { rules } = await loadSigma({ "rule.yml": text });
  expect(rules[0]).toMatchObject({ enabled: false, sigma: { text: plain } });
});

test.each([
  { text: `${plain}pharos: nothing\n`, why: "pharos must be a mapping of Enabled, CreateAlert" },
  { text: `${plain}pharos: { enabled: true }\n`, why: "unknown key enabled; did you mean Enabled?" },
])("refuses a section: $why", async ({ text, why }) => {
  const { rules, problems } = await loadSigma({ "rule.yml": text });
  expect(rules).toEqual([]);
  expect(problems[0]?.message).toContain(why);
});

test("says the same after it was written and read again", async () => {
  const correlations = [
    "title: T\nid: T\ncorrelation: { type: temporal, rules: [a], group-by: [Program], timespan: 5m }\n",
    "title: V\nid: V\ncorrelation:\n  type: value_count\n  rules: [a]\n  timespan: 5m\n  condition: { field: f, gte: 2 }\n",
  ];
  const before = await loadSigma({
    "rules.yml": [...correlations, plain].join("---\n"),
    "A.match.jsonl": '{"f":1}\n',
    "b.yml": aSigmaRule("  selection: { f: 2 }\n  condition: selection", "id: B\nlevel: informational") + section,
    "derived.yml": "AnalysisType: rule\nRuleID: D\nBaseDetection: A\nSeverity: High\n",
  });
  expect(before.problems).toEqual([]);
  expect(before.rules.map(({ id, createAlert }) => [id, createAlert])).toContainEqual(["A", false]);
  const written = [...writeContent(before), ...before.sigmaMappings];
  const files = new Map(written.map(({ path, text }) => [path, Buffer.from(text)]));
  const after = await loadFiles(filesInMemory(files, new Date(0)));
  expect(after.problems).toEqual([]);
  const byId = <T extends { readonly id: string }>(list: readonly T[]) =>
    list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const named = (rules: typeof before.rules) =>
    byId(rules).map((rule) => ({
      ...rule,
      tests: rule.tests.map(({ log, expectedResult }) => ({ log, expectedResult })),
    }));
  expect(named(after.rules)).toEqual(named(before.rules));
  expect(byId(after.correlationRules)).toEqual(byId(before.correlationRules));
});
