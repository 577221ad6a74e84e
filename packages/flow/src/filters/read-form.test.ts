import { filterOperators, type QueryCondition } from "@pharos/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileFlow } from "../compile-flow.ts";
import { loadFlowParser } from "../node.ts";
import { testNow } from "../testing/run-flow.ts";
import type { FlowForm } from "./flow-form.ts";
import { readForm } from "./read-form.ts";
import { writeForm } from "./write-form.ts";

const parser = await loadFlowParser();
const columns = [
  { name: "p_event_time", engineType: "DateTime64(9, 'UTC')" },
  { name: "who", engineType: "Nullable(String)" },
  { name: "size", engineType: "Nullable(Int64)" },
  { name: "odd name", engineType: "Nullable(String)" },
  { name: "tags", engineType: "Array(String)" },
  { name: "parts", engineType: "Array(JSON)" },
  { name: "user", engineType: "Nullable(JSON)" },
  { name: "p_any_ip_addresses", engineType: "Array(String)" },
  { name: "p_any_usernames", engineType: "Array(String)" },
];
const door = { database: "pharos_logs", name: "door", columns };
const gate = { database: "pharos_logs", name: "gate", columns: columns.slice(0, 2) };
/** What is a list elsewhere is a text here. */
const lift = { ...gate, name: "lift", columns: [...gate.columns, { name: "tags", engineType: "Nullable(String)" }] };
const described = { door: [door], both: [door, gate], all: [door, gate], mixed: [door, lift] };
const names = (tables: readonly { readonly name: string }[]) => tables.map(({ name }) => `pharos_logs.public.${name}`);
const tablesOf = {
  door: names([door]),
  both: names([door, gate]),
  all: ["pharos_logs.public.*"],
  mixed: names([door, lift]),
};
type Place = keyof typeof described;

const keys = [
  "who",
  "size",
  "odd name",
  "tags",
  "parts.kind",
  "parts[0].kind",
  "user.a.b",
  "user.odd name",
  "absent",
  "absent.x[2]",
];
const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 8 }),
  fc.constantFrom("it's", "\\", "a\nb\tc", "*", "%", "10.0.0.1"),
);
const number = fc.oneof(
  fc.integer(),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => value || 0),
);
const value = fc.oneof(text, number);
const valuesByOperator: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  WITHIN_CIDR: fc.constantFrom("10.0.0.0/8", "2001:db8::/32"),
  NOT_WITHIN_CIDR: fc.constantFrom("10.0.0.0/8", "2001:db8::/32"),
  SINCE: fc.constantFrom("90m", "1d"),
  MATCHES: fc.constantFrom("^a.*b$", "\\d+'"),
  NOT_MATCHES: fc.constantFrom("^a.*b$"),
  ROW_REGEXP_CONTAINS: fc.constantFrom("[a-z]+"),
  HAS_INDICATOR: fc.constantFrom("10.0.0.1", "Ada", "evil.example", "ada@example.com"),
};
const textOperators = /CONTAINS|STARTS|ENDS|LIKE/;

const condition: fc.Arbitrary<QueryCondition> = fc
  .constantFrom(...Object.entries(filterOperators))
  .chain(([operator, { takes, isOfRow }]) => {
    const one = valuesByOperator[operator] ?? (textOperators.test(operator) ? text : value);
    const given = {
      nothing: fc.constant(undefined),
      value: operator.endsWith("EQUALS") ? fc.oneof(one, fc.boolean()) : one,
      pair: fc.tuple(number, number),
      list: fc.array(value, { minLength: 1, maxLength: 3 }),
    }[takes];
    const key = isOfRow ? fc.constant("") : fc.constantFrom(...keys);
    return fc.record({ key, operator: fc.constant(operator), value: given }).map(withoutNothing);
  });

function withoutNothing({ value, ...rest }: QueryCondition): QueryCondition {
  return value === undefined ? rest : { ...rest, value };
}

const instant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });
const times = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom("20m", "1h", "7d", "365d").map((last) => ({ last })),
  fc.tuple(instant, fc.integer({ min: 1, max: 1e10 })).map(([fromMs, ms]) => ({ fromMs, toMs: fromMs + ms })),
);
const form = fc
  .record({
    place: fc.constantFrom<Place[]>("door", "both", "all", "mixed"),
    times,
    text: fc.option(text, { nil: undefined }),
    filters: fc
      .array(fc.array(condition, { minLength: 1, maxLength: 3 }), { maxLength: 3 })
      .map((ors) => ({ ors: ors.map((ands) => ({ ands })) })),
    direction: fc.constantFrom("ascending" as const, "descending" as const),
    limit: fc.integer({ min: 1, max: 100_000 }),
  })
  .map(({ place, ...rest }) => ({ place, form: { ...rest, tables: tablesOf[place] } satisfies FlowForm }));

const wholeForm = { times: undefined, text: undefined, direction: "descending", limit: 100_000 } as const;

const runs = {
  numRuns: Number(process.env.PHAROS_PROPERTY_RUNS ?? 400),
  seed: Number(process.env.PHAROS_PROPERTY_SEED ?? 1),
};

it("gives back every form that was written as PharosFlow", () => {
  fc.assert(
    fc.property(form, ({ place, form }) => {
      const written = writeForm(form, described[place]);
      expect(readForm(parser.parse(written)), written).toEqual({ form });
    }),
    runs,
  );
});

const sample: Readonly<Record<string, unknown>> = { nothing: undefined, value: "1", pair: [1, 2], list: ["a"] };
const given: Readonly<Record<string, unknown>> = {
  WITHIN_CIDR: "10.0.0.0/8",
  NOT_WITHIN_CIDR: "10.0.0.0/8",
  SINCE: "1d",
};
const all = Object.entries(filterOperators).map(([name, { takes }]) => [name, given[name] ?? sample[takes]] as const);

it.each(all)("writes %s %j so that it compiles, of what the tables have, and of what they lack", (operator, value) => {
  for (const place of ["door", "both", "mixed"] as const)
    for (const key of operator === "SINCE" ? ["p_event_time", "absent"] : ["who", "tags", "absent", "absent.x[2]"]) {
      const filters = { ors: [{ ands: [withoutNothing({ key, operator, value })] }] };
      const written = writeForm({ ...wholeForm, filters, tables: tablesOf[place] }, described[place]);
      const { diagnostics } = compileFlow(parser.parse(written), {
        catalogue: { tables: described[place] },
        now: testNow,
      });
      expect(
        diagnostics.filter(({ severity }) => severity === "error"),
        written,
      ).toEqual([]);
    }
});

it("writes a form as a person would", () => {
  const written = writeForm(
    {
      tables: tablesOf.both,
      times: { last: "20m" },
      text: "root",
      filters: {
        ors: [
          { ands: [{ key: "who", operator: "EQUALS", value: "ada" }] },
          { ands: [{ key: "size", operator: "GREATER", value: 5 }] },
        ],
      },
      direction: "descending",
      limit: 1000,
    },
    described.both,
  );
  expect(written).toBe(`union pharos_logs.public.door, pharos_logs.public.gate
| where p_event_time > time.ago(20m)
| where row.contains('root')
| where (who == 'ada')
  or (size > 5)
| sort p_event_time desc
| limit 1000`);
});

const form20 = { ...wholeForm, tables: ["pharos_logs.public.door"] };
const filtersOf = (...ands: QueryCondition[]) => ({ ors: [{ ands }] });

describe("what people write", () => {
  it.each([
    ["door", { filters: { ors: [] } }],
    ["// latest\npharos_logs.door | take 5", { limit: 5, filters: { ors: [] } }],
    [
      "door | where who != 'x'",
      {
        filters: filtersOf({ key: "who", operator: "IS_NOT_NULL" }, { key: "who", operator: "NOT_EQUAL", value: "x" }),
      },
    ],
    [
      "door | where 'x' in tags and 'y' not in tags",
      {
        filters: filtersOf(
          { key: "tags", operator: "EQUALS", value: "x" },
          { key: "tags", operator: "NOT_EQUAL", value: "y" },
        ),
      },
    ],
    [
      "door | where p_event_time > ago(1h) and who == 'a' | order by p_event_time asc",
      {
        times: { last: "1h" },
        direction: "ascending",
        filters: filtersOf({ key: "who", operator: "EQUALS", value: "a" }),
      },
    ],
    [
      "door | where who == 'a' | where size == 1 or size == 2",
      {
        filters: {
          ors: [1, 2].map((value) => ({
            ands: [
              { key: "who", operator: "EQUALS", value: "a" },
              { key: "size", operator: "EQUALS", value },
            ],
          })),
        },
      },
    ],
    ["| where who == 'a'", { tables: undefined, filters: filtersOf({ key: "who", operator: "EQUALS", value: "a" }) }],
  ])("is read: %s", (flow, expected) => {
    expect(readForm(parser.parse(flow))).toEqual({ form: { ...form20, ...expected } });
  });

  it.each([
    ["", "The query is empty."],
    ["door | where (", "The query has a mistake in its syntax. Fix it first."],
    ["let a = door; a", "The form has no `let`. It is one query over tables."],
    ["door | summarize agg.count() by who", "The form has no `summarize`: it shows events as they are."],
    ["print a = 1", "The form has no `print`: it shows events as they are."],
    [
      "door | limit 5 | where who == 'a'",
      "The form filters, sorts and limits once, in this order. It has no `where` at this place.",
    ],
    ["door | where p_event_time > ago(30s)", "The form's relative times are whole minutes."],
    ["door | sort who", "The form sorts by the event time alone."],
    ["door | where size == size", "The form compares fields with values. `size` is not a value."],
    ["door | where strings.len(who) > 3", "The form compares fields with values. `strings.len(who)` is not a field."],
    [
      "door | where not who == 'a'",
      "The form has no `not who == 'a'`. It reads `not (coalesce(…, false))` around one condition.",
    ],
    [
      "door | where p_event_time > datetime(2026-01-01)",
      "The form reads times as `p_event_time > time.ago(20m)`, or as `p_event_time >= datetime(…) and p_event_time < datetime(…)`.",
    ],
    [
      "union (door | where who == 'a'), (gate | where who == 'b')",
      "The form has the same filters for all tables. These tables have filters of their own.",
    ],
  ])("is refused with the reason: %s", (flow, reason) => {
    expect(readForm(parser.parse(flow))).toEqual({ reason });
  });
});
