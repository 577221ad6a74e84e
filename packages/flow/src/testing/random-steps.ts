import type { RelationColumn } from "../plan/plan.ts";
import type { FlowType } from "../types/flow-type.ts";
import { type Name, type Place, randomExpression, randomKind, randomUse } from "./random-expression.ts";
import { join, on, shared } from "./random-joins.ts";
import { randomLiteral } from "./random-literals.ts";
import type { Step, StepPlace } from "./step-place.ts";

/** A random operator, by its word, for rows with the names of the place. */
export function randomStep(word: string, place: StepPlace): string {
  return `${word} ${(steps[word] ?? (() => ""))(place)}`;
}

/** How columns are written; what a name holds decides whether it must be quoted. */
export function namesOf(columns: readonly RelationColumn[]): Name[] {
  return columns.flatMap(({ name, type }) => {
    if (/[`\\\n]/.test(name) || name === "") return [];
    return [{ text: /^[a-z_]\w*$/i.test(name) && !reserved.has(name) ? name : `\`${name}\``, type }];
  });
}

const reserved = new Set([
  "in",
  "by",
  "on",
  "and",
  "or",
  "not",
  "asc",
  "desc",
  "let",
  "between",
  "null",
  "true",
  "false",
]);

/** What is made at first, or again where that means nothing behind this operator. */
function meant({ means }: StepPlace, operator: string, make: () => string): string {
  let made = make();
  for (let left = 2; left > 0 && means?.(`${operator} x = ${made}`) === false; left--) made = make();
  return made;
}

const value = (place: StepPlace, most = 3) => {
  const depth = place.choice.once(15) ? most + 2 : most;
  return meant(place, "extend", () => randomExpression(place, randomKind(place.choice), depth));
};

const name = ({ choice, names }: Place) => (names.length === 0 ? "none" : choice.of(names).text);

/** A column of one of these kinds, or what stands for one. */
const nameOf = (place: Place, kind: FlowType["kind"], ...others: FlowType["kind"][]) => {
  const fitting = place.names.filter(({ type }) => [kind, ...others].includes(type.kind));
  return fitting.length === 0 ? randomExpression(place, kind, 1) : place.choice.of(fitting).text;
};

const condition: Step = (place) => {
  const { choice, names } = place;
  if (choice.once(6) && names.some(({ text }) => text === "p_event_time")) return `p_event_time ${choice.of(times)}`;
  const most = choice.once(15) ? 30 : 1;
  const depth = most === 1 ? 4 : 2;
  return choice
    .some(1, most, () => meant(place, "extend", () => randomExpression(place, "boolean", depth)))
    .join(choice.of([" and ", " or "]));
};

/** Windows of time: usual, empty, and longer than any. */
const times = [
  "> time.ago(90m)",
  "between time.ago(1d) .. time.now()",
  ">= datetime(2024-06-01T11:00:00Z) and p_event_time < datetime(2024-06-01T11:00:00.000000001Z)",
  "< datetime(1700-01-01)",
  "> time.ago(36500d)",
  "between datetime(2262-01-01) .. datetime(1700-01-01)",
];
const amount: Step = ({ choice }) => String(choice.number(4));

/** Within aggregates stand the columns; beside them, nothing but what is written out. */
const grouped = (place: StepPlace): StepPlace => ({ ...place, use: "aggregate", names: [], usedNames: place.names });
const aggregate: Step = (place) => meant(place, "summarize", () => randomUse(grouped(place), 3));

const key: Step = (place) =>
  place.choice.of([
    () => name(place),
    () => `k${place.choice.number(3)} = ${value(place, 2)}`,
    () => value(place, 1),
  ])();
const keys = (place: StepPlace, word = " by ") =>
  place.choice.once(3) ? "" : `${word}${place.choice.some(1, 2, () => key(place)).join(", ")}`;

const sortKey: Step = (place) => {
  const what = place.choice.once(2) ? value(place, 2) : name(place);
  return `${what}${place.choice.of(["", " asc", " desc", " asc nulls last", " desc nulls first"])}`;
};
const sortKeys: Step = (place) => place.choice.some(1, 3, () => sortKey(place)).join(", ");

/** Names that a statement of SQL might take for something else. */
const oddNames = [
  "t1",
  "t3",
  "value",
  "select",
  "e",
  "v0",
  "`?`",
  "`k0'key`",
  "`record.a`",
  "`text^`",
  "`größe`",
  `long_${"er_".repeat(30)}`,
];

const assignment: Step = (place) =>
  place.choice.of([
    () => `e${place.choice.number(4)} = ${value(place)}`,
    () => `${place.choice.of(oddNames)} = ${value(place)}`,
    () => value(place),
    () => `${name(place)} = ${value(place)}`,
    () => `${nameOf(place, "object", "any")}.${place.choice.of(["a", "new.x", "a.b"])} = ${value(place)}`,
  ])();
const assignments = (place: StepPlace) =>
  place.choice.some(1, place.choice.once(20) ? 30 : 4, () => assignment(place)).join(", ");

const column: Step = (place) => place.choice.of([() => name(place), () => place.choice.of(["p_*", "*e", "*"])])();
const columns: Step = (place) => place.choice.some(1, 3, () => column(place)).join(", ");

const typeWord = ({ choice }: Place) =>
  choice.of(["long", "string", "double", "bool", "datetime", "timespan", "dynamic", "guid"]);

const lists: Step = (place) => {
  const { choice } = place;
  const list = () =>
    choice.of([
      () => nameOf(place, "array", "any", "object"),
      () => `l${choice.number(3)} = ${nameOf(place, "array", "any", "object", "string")}`,
      () => `l${choice.number(3)} = ${randomExpression(place, "array", 2)}`,
    ])();
  return choice.some(1, 2, list).join(", ");
};
const element = (place: StepPlace) =>
  `${place.choice.once(4) ? ` to typeof(${typeWord(place)})` : ""}${place.choice.once(4) ? " limit 2" : ""}`;

const expand: Step = (place) => {
  const parameters = place.choice.of(["", "with_itemindex=i ", "bagexpansion=array ", "kind=bag "]);
  return `${parameters}${lists(place)}${element(place)}`;
};

/** Operators that work on the elements of a row's lists. */
const within = ["where", "extend", "project", "summarize", "sort", "top", "limit", "distinct", "mv-expand", "dedup"];

const apply: Step = (place) => {
  const inner = {
    ...place,
    names: [{ text: "one", type: { kind: "any" } as const }, ...place.names],
    rows: undefined,
    means: undefined,
  };
  const written = place.choice.some(1, 2, () => randomStep(place.choice.of(within), inner)).join(" | ");
  return `one = ${nameOf(place, "array", "any", "object")}${element(place)} on (${written})`;
};

const piece = ({ choice }: Place) => choice.of(["'a='", "' '", "'.'", "':'", "'o'", "'1'"]);
const parsed: Step = (place) => {
  const { choice } = place;
  const parts = ["v", "w"].map((letter) => {
    const type = choice.once(2) ? `:${typeWord(place)}` : "";
    return `${choice.once(2) ? piece(place) : `* ${piece(place)}`} ${letter}${type}`;
  });
  return `${parts.slice(0, 1 + choice.number(2)).join(" ")}${choice.once(2) ? ` ${piece(place)} *` : ""}`;
};
const text = (place: StepPlace) =>
  place.choice.once(3) ? randomExpression(place, "string", 2) : nameOf(place, "string", "any", "object");
const parse: Step = (place) =>
  `${place.choice.of(["", "kind=simple ", "kind=relaxed ", "kind=regex ", "kind=regex flags=i "])}${text(place)} with ${parsed(place)}`;

const series: Step = (place) => {
  const { choice } = place;
  const made = choice.some(1, 2, () => {
    const otherwise = choice.once(2) ? ` default = ${randomLiteral(choice, randomKind(choice))}` : "";
    return `m${choice.number(9)} = ${aggregate(place)}${otherwise}`;
  });
  const axis = choice.of([
    () => `${nameOf(place, "timestamp")} from datetime(2024-06-01) to datetime(2024-06-02) step 6h`,
    () => `${nameOf(place, "int", "double", "any")} from 0 to 10 step ${choice.of(["2", "0.5", "3"])}`,
    () => `${nameOf(place, "timespan")} from 0s to 2h step 30m`,
    () => `axis = ${randomExpression(place, "double", 2)} from -5 to 5 step 2`,
  ])();
  return `${made.join(", ")} on ${axis}${keys(place)}`;
};

const term = (place: Place) =>
  place.choice.of(["'a'", "'1'", "'x*y'", "'Ü'", "'\\\"'", "'a/b'", "7", "-1.5", "''", "'*'", `${name(place)}:'a'`]);
const search: Step = (place) => {
  const { choice } = place;
  const compared = () => (choice.once(5) ? `(${randomExpression(place, "boolean", 2)})` : term(place));
  const terms = choice.some(1, 3, () => `${choice.once(4) ? "not " : ""}${compared()}`);
  return `${choice.once(4) ? "kind=case_sensitive " : ""}${terms.join(choice.of([" and ", " or "]))}`;
};

const union: Step = (place) => {
  const { choice } = place;
  const parameters = choice.of(["", "kind=inner ", "kind=outer withsource=origin ", "isfuzzy=true nothing_here, "]);
  return `${parameters}${choice.some(1, 2, () => place.table()).join(", ")}`;
};

const drawn: Step = (place) =>
  place.choice.of([
    () => "table",
    () => "",
    () => `line title='x', xcolumn=${name(place)}`,
    () => `bar ycolumns=${nameOf(place, "int", "double")}`,
    () => `piechart with (title='${"x".repeat(300)}', limit=1)`,
    () => `area kind=stacked100, yaxis=log, ymin=0, series=${name(place)}`,
  ])();

const window: Step = (place) => {
  const ordered = { ...place, use: "window" } as const;
  const made = () => meant(place, "serialize", () => randomUse(ordered, 3));
  return place.choice.some(1, 2, () => `w${place.choice.number(4)} = ${made()}`).join(", ");
};

const summarize: Step = (place) => {
  const { choice, names } = place;
  const plain = names.length === 0 || choice.once(2) ? [] : [choice.of(names)];
  const made = choice.some(0, 4, () => {
    const given = choice.once(2) ? "" : `a${choice.number(4)} = `;
    return plain.length === 0
      ? `${given}${aggregate(place)}`
      : `${given}${randomUse({ ...grouped(place), names: plain }, 3)}`;
  });
  const by = [...plain.map(({ text }) => text), ...choice.some(0, 2, () => key(place))];
  return `${made.join(", ")}${by.length === 0 ? "" : ` by ${by.join(", ")}`}`;
};

/** One operator each, by its word; what they take is mostly, not always, valid. */
const steps: Readonly<Record<string, Step>> = {
  where: condition,
  filter: condition,
  extend: (place) => assignments(place),
  project: (place) =>
    place.choice.some(1, 4, () => (place.choice.once(2) ? assignment(place) : name(place))).join(", "),
  summarize,
  count: () => "",
  sort: (place) => `${place.choice.once(2) ? "by " : ""}${sortKeys(place)}`,
  order: (place) => `by ${sortKeys(place)}`,
  top: (place) => `${amount(place)} by ${sortKeys(place)}`,
  limit: amount,
  take: amount,
  sample: amount,
  union,
  join,
  lookup: (place) => `${place.choice.of(["", "kind=inner ", "kind=leftouter "])}${place.table()} on ${on(place)}`,
  enrich: (place) =>
    place.choice.of([
      () => `${place.table()} on ${place.choice.of(shared)}`,
      () => `owners on ${name(place)} = name`,
      () => `odd on ${name(place)} = ${place.choice.of(shared)}`,
    ])(),
  search,
  distinct: (place) => place.choice.of([() => "*", () => columns(place), () => `${nameOf(place, "object")}.a`])(),
  rare: (place) => `${name(place)}${place.choice.once(2) ? ` by ${name(place)}` : ""}`,
  rename: (place) => `renamed = ${name(place)}`,
  "project-rename": (place) => `\`other ${place.choice.number(3)}\` = ${name(place)}`,
  "project-away": columns,
  "project-keep": columns,
  "project-reorder": (place) => `${columns(place)}${place.choice.of(["", " asc", ", * desc"])}`,
  dedup: (place) =>
    `${place.choice.some(1, 2, () => (place.choice.once(3) ? value(place, 2) : name(place))).join(", ")}${place.choice.of(["", " keep last", " keep first"])}`,
  "fill-null": (place) => `${name(place)} = ${value(place)}`,
  "mv-expand": expand,
  expand,
  "mv-apply": apply,
  parse,
  "parse-where": parse,
  "parse-kv": (place) =>
    `${text(place)} as (a: ${typeWord(place)}, b: string, c: dynamic)${place.choice.of(["", " with (pair_delimiter=', ', kv_delimiter=':')", " with (quote='\\'')"])}`,
  "make-series": series,
  getschema: () => "",
  as: ({ choice }) => `named${choice.number(9)}`,
  serialize: (place) => (place.choice.once(4) ? "" : window(place)),
  sessionize: (place) => `${place.choice.once(2) ? "" : "maxspan=10m"}${keys(place)}`,
  invoke: (place) => `${place.invokable.length === 0 ? "none" : place.choice.of(place.invokable)}(${amount(place)})`,
  print: (place) => `made = ${value({ ...place, names: [], means: undefined })}`,
  visualize: drawn,
  render: drawn,
};
