import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { type ConditionName, conditionNames, operandKindOf } from "../expressions/condition-names.ts";
import { expressions } from "../expressions/read-expressions.ts";
import { type BuilderItem, builderDepthMax } from "./builder-model.ts";
import { readBuilder } from "./read-builder.ts";
import { writeBuilder } from "./write-builder.ts";

const scalar = fc.oneof(
  fc.string(),
  fc.constantFrom("yes", "2024-01-01", "# no", "- a", "a: b", "two\nlines\n", " x"),
  fc.integer(),
  fc.boolean(),
);
const field = fc.constantFrom("a", "a.b", "a[0].b", "a[*].b", "userIdentity.arn");
const notes = fc.array(fc.constantFrom("first note", "second: note"), { maxLength: 1 });

const condition: fc.Arbitrary<BuilderItem> = fc
  .constantFrom(...(conditionNames as ConditionName[]))
  .chain((operator) => {
    const kind = operandKindOf(operator);
    const operand: fc.Arbitrary<BuilderItem extends infer T ? (T extends { operand: infer O } ? O : never) : never> =
      kind === "none"
        ? fc.constant(undefined)
        : kind === "marker"
          ? fc.constantFrom(undefined, true)
          : kind === "list"
            ? fc.array(scalar, { maxLength: 4 })
            : kind === "addresses"
              ? fc.array(fc.ipV4(), { minLength: 1, maxLength: 3 })
              : kind === "number"
                ? fc.integer()
                : kind === "network"
                  ? fc.constantFrom("10.0.0.0/8", "::1/128")
                  : kind === "text"
                    ? fc.string()
                    : scalar;
    return fc.record({
      kind: fc.constant("condition" as const),
      keyForm: fc.constantFrom("Key" as const, "KeyPath" as const),
      field,
      operator: fc.constant(operator),
      operand,
      notes,
    });
  });

function items(depth: number): fc.Arbitrary<BuilderItem[]> {
  if (depth === builderDepthMax) return fc.array(condition, { minLength: 1, maxLength: 3 });
  const group: fc.Arbitrary<BuilderItem> = fc.record({
    kind: fc.constant("group" as const),
    combinator: fc.constantFrom("All" as const, "Any" as const, "OnlyOne" as const, "None" as const),
    items: items(depth + 1),
    notes,
  });
  return fc.array(fc.oneof(condition, group), { minLength: 1, maxLength: 3 });
}

/** What the text means, and what is wrong with it. */
function meaningOf(text: string) {
  const problems: string[] = [];
  const document = parseDocument(text, { version: "1.2", schema: "core" });
  const list = document.get("Detection", true) as never;
  return { read: expressions(list, "Detection", (message) => problems.push(message)), problems };
}

const around =
  "# a rule\nAlertTitle: '{a}'\nDetection:\n    - {Key: old, Condition: Exists} # old\n# next\nGroupBy: [{Key: a}]\n";

test("clauses written as text are read as they were, and have the same meaning when written again", () => {
  fc.assert(
    fc.property(
      items(0),
      fc.constantFrom("", around, "Detection: [{Key: old, Condition: Exists}]\n"),
      (built, text) => {
        const written = writeBuilder(text, "Detection", built);
        const view = readBuilder(written, "Detection");
        expect(view).toEqual({ kind: "clauses", items: built });
        const meaning = meaningOf(written);
        expect(meaning.problems).toEqual([]);
        const again = writeBuilder(written, "Detection", view.kind === "clauses" ? view.items : []);
        expect(again).toEqual(written);
        if (text === around) {
          const { Detection: _clauses, ...rest } = parse(written);
          expect(rest).toEqual({ AlertTitle: "{a}", GroupBy: [{ Key: "a" }] });
          expect(written).toMatch(/^# a rule\n.*\n# next\nGroupBy/s);
        }
      },
    ),
    { numRuns: Number(process.env.PHAROS_PROPERTY_RUNS ?? 120) },
  );
});

describe("a text", () => {
  test("keeps its comments at their rows", () => {
    const text = "# head\n- All: # both\n    # why\n    - Key: a # member\n      Condition: Has\n      Value: 1\n";
    const view = readBuilder(text, "InlineFilters");
    expect(view).toMatchObject({
      kind: "clauses",
      items: [{ notes: ["head"], items: [{ operator: "Contains", notes: ["both", "why", "member"] }] }],
    });
    const written = writeBuilder(text, "InlineFilters", view.kind === "clauses" ? view.items : []);
    for (const note of ["head", "both", "why", "member"])
      expect(written.match(new RegExp(`# ${note}`, "g"))).toHaveLength(1);
  });

  test("without a field or a value yet is shown all the same", () => {
    const item = { kind: "condition", keyForm: "KeyPath", field: "", operator: "IsIn", operand: undefined, notes: [] };
    expect(readBuilder('- KeyPath: ""\n  Condition: IsIn\n', "InlineFilters")).toEqual({
      kind: "clauses",
      items: [item],
    });
    expect(readBuilder("", "Detection")).toEqual({ kind: "clauses", items: [] });
    expect(readBuilder("Detection:\nAlertTitle: a\n", "Detection")).toEqual({ kind: "clauses", items: [] });
    expect(parse(writeBuilder("Detection:\nAlertTitle: a\n", "Detection", [item as BuilderItem]))).toMatchObject({
      Detection: [{ Condition: "IsIn" }],
      AlertTitle: "a",
    });
  });

  const deep = (depth: number): object =>
    depth === 0 ? { Key: "a", Condition: "Exists" } : { All: [deep(depth - 1)] };
  test.each([
    ["[", "invalid"],
    ["just text", "invalid"],
    [JSON.stringify([deep(3)]), "clauses"],
    [JSON.stringify([deep(4)]), "tooDeep"],
    ["- Condition: AlwaysTrue", "notRepresentable"],
    ["- {Condition: Equals, Values: [{Key: a}, {Key: b}]}", "notRepresentable"],
    ["- {Key: a, Condition: AnyElement, Expressions: []}", "notRepresentable"],
    ["- &x {Key: a, Condition: Exists}\n- *x", "notRepresentable"],
    ["- {Key: a, Condition: Equals, Value: 12345678901234567890}", "notRepresentable"],
    ["- {Enrichment: {Table: t, Selector: s, FieldPath: f}, Condition: Exists}", "notRepresentable"],
    ["- {DeepKey: [a, 0, b], Condition: Exists}", "clauses"],
    ["- {DeepKey: ['a.b'], Condition: Exists}", "notRepresentable"],
  ])("%s is %s", (text, kind) => {
    expect(readBuilder(text, "InlineFilters").kind).toBe(kind);
  });
});
