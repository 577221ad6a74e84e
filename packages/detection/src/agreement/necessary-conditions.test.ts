import { compileRule } from "@pharos/detection-content";
import { columnsOfPaths } from "@pharos/domain";
import { expect, test } from "vitest";
import { startRuleEngine } from "../engine/rule-engine.ts";
import { aRule } from "../testing/a-rule.ts";
import { cutEvent } from "./cut-event.ts";

/** Numbers in [0, 1) that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = seeded(7);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
const values = ["a", "A", "b", 1, true, 0, false];
const keys = [{ Key: "x" }, { KeyPath: "y.z" }, { KeyPath: "Y.list[*]" }, { DeepKey: ["y", "list", 0] }];

function anExpression(depth: number): unknown {
  const nested = () => Array.from({ length: 1 + Math.floor(random() * 3) }, () => anExpression(depth - 1));
  if (depth > 0 && random() < 0.6) return { [pick(["All", "Any", "OnlyOne", "None"])]: nested() };
  const key = pick(keys);
  if (random() < 0.3) return { ...key, Condition: pick(["IsIn", "IsNotIn"]), Values: [pick(values), pick(values)] };
  if (random() < 0.2) return { ...key, Condition: pick(["Exists", "IsNull", "IsNullOrEmpty"]) };
  return { ...key, Condition: pick(["Equals", "DoesNotEqual", "Contains"]), Value: pick(values) };
}

function anEventObject(): Record<string, unknown> {
  const y = { [pick(["z", "Z"])]: pick([...values, null, []]), list: pick([[pick(values)], [], "a", [null, "b"]]) };
  return { [pick(["x", "X", "w"])]: pick([...values, null, {}]), [pick(["y", "Y"])]: random() < 0.9 ? y : [y] };
}

test("generated rules match the same events whether the index chooses or all are tried, cut or whole", async () => {
  const rules = Array.from({ length: 300 }, (_, index) =>
    aRule({ id: `R${index}`, body: "", simple: { detection: [anExpression(2), anExpression(1)] } }),
  );
  const engine = await startRuleEngine({ rules, globals: [] });
  const compiled = rules.map((rule) => compileRule(rule));
  let matches = 0;
  for (let i = 0; i < 300; i++) {
    const event = anEventObject();
    const expected = compiled.flatMap(({ logic }, index) => (logic?.matches(event) ? [index] : []));
    matches += expected.length;
    expect([...engine.candidates("Test.Log", event)].sort((a, b) => a - b)).toEqual(expected);
    const onCut = compiled.flatMap(({ logic, paths }, index) =>
      logic?.matches(cutEvent(event, columnsOfPaths(paths()))) ? [index] : [],
    );
    expect(onCut).toEqual(expected);
  }
  await engine.close();
  expect(matches).toBeGreaterThan(1000);
  expect(compiled.filter(({ logic }) => (logic?.conditions.length ?? 0) > 0).length).toBeGreaterThan(20);
});
