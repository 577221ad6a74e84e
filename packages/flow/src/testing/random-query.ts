import type { RelationColumn } from "../plan/plan.ts";
import type { FlowType } from "../types/flow-type.ts";
import type { Choice } from "./random-choice.ts";
import { randomCall, randomExpression, randomKind } from "./random-expression.ts";

type Step = (choice: Choice, columns: readonly RelationColumn[]) => string;

const keep = "let keep = fn (rows, most) { (rows | where 1 < most) };";

const sources = [
  "odd",
  `${keep} odd`,
  `${keep} union odd, other`,
  "other",
  "union odd, other",
  "union withsource=origin kind=inner odd, other",
  "pharos_logs.public.o*",
  "let t = odd | where number > 0; t",
  "range n from 1 to 3 step 1",
  "datatable [{'text': 'a', 'n': 1}, {'text': null, 'o': {'k': [1, 'x']}}]",
  "print text = 'a b', n = 1, words = ['x', 'y']",
  "search in (odd, o*) 'a'",
];

/** The source of a random query. */
export function randomSource(choice: Choice): string {
  return choice.of(sources);
}

/** A random operator for rows with these columns, by its word. */
export function randomStep(choice: Choice, word: string, columns: readonly RelationColumn[]): string {
  const named = columns.filter(({ name }) => /^[a-z_]\w*$/i.test(name) && !reserved.has(name));
  return `${word} ${(steps[word] ?? (() => ""))(choice, named)}`;
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

const value = (choice: Choice, columns: readonly RelationColumn[]) =>
  randomExpression(choice, randomKind(choice), columns, 2);

const name = (choice: Choice, columns: readonly RelationColumn[]) =>
  columns.length === 0 ? "none" : choice.of(columns).name;

const nameOf = (choice: Choice, columns: readonly RelationColumn[], ...kinds: FlowType["kind"][]) =>
  name(
    choice,
    columns.filter(({ type }) => kinds.includes(type.kind)),
  );

const condition: Step = (choice, columns) => randomExpression(choice, "boolean", columns, 3);
const amount: Step = (choice) => String(choice.number(4));
const aggregate: Step = (choice, columns) => randomCall(choice, randomKind(choice), columns, 1, "aggregate");
const joined: Step = (choice, columns) =>
  choice.of([
    `kind=${choice.of(["inner", "leftouter", "rightouter", "fullouter", "leftsemi", "leftanti", "rightsemi", "rightanti", "innerunique"])} ${choice.of(["d=(odd)", "(other)", "(odd | summarize agg.count() by text)"])} on ${choice.of(["text", "p_event_time", "$left.text == $right.text", "$left.p_log_type < $right.p_log_type", "$left.text == $right.text and $right.p_event_time > $left.p_event_time"])}`,
    `kind=cross d=(${choice.of(["print one = 1", "odd | limit 2"])})`,
    `kind=inner odd on $left.${name(choice, columns)} == $right.${choice.of(["text", "number", "at", "record.a"])}`,
  ]);

/** One operator each, by its word; what they take is mostly, not always, valid. */
const steps: Readonly<Record<string, Step>> = {
  where: condition,
  filter: condition,
  extend: (choice, columns) =>
    choice.of([`e = ${value(choice, columns)}`, value(choice, columns), `record.new.x = ${value(choice, columns)}`]),
  project: (choice, columns) => `${name(choice, columns)}, v = ${value(choice, columns)}, ${value(choice, columns)}`,
  summarize: (choice, columns) =>
    `${aggregate(choice, columns)}, a = ${aggregate(choice, columns)}${choice.of(["", ` by ${name(choice, columns)}`, ` by k = ${value(choice, columns)}, p_log_type`])}`,
  count: () => "",
  sort: (choice, columns) =>
    `${name(choice, columns)} ${choice.of(["", "asc", "desc nulls first"])}, ${value(choice, columns)}`,
  order: (choice, columns) => `by ${name(choice, columns)}`,
  top: (choice, columns) => `${amount(choice, columns)} by ${value(choice, columns)} asc`,
  limit: amount,
  take: amount,
  sample: amount,
  union: (choice) =>
    choice.of(["other", "o*", "(odd | limit 1)", "kind=inner other", "isfuzzy=true nothing_here, odd"]),
  join: joined,
  lookup: (choice) => choice.of(["(other | project text, found = number) on text", "kind=inner other on p_log_type"]),
  enrich: (choice) => choice.of(["other on text", "odd on text = p_log_type"]),
  search: (choice) => choice.of(["'a'", "'1' and not 'x*y'", "'Ü' or text:'a'", "'\\\"' or 'a/b'", "7"]),
  distinct: (choice, columns) => choice.of(["*", name(choice, columns), "p_*"]),
  rare: (choice, columns) => `${name(choice, columns)}${choice.of(["", ` by ${name(choice, columns)}`])}`,
  rename: (choice, columns) => `renamed = ${name(choice, columns)}`,
  "project-rename": (choice, columns) => `other_name = ${name(choice, columns)}`,
  "project-away": (choice, columns) => choice.of([name(choice, columns), "p_*"]),
  "project-keep": (choice, columns) => `${name(choice, columns)}, p_*, ${name(choice, columns)}`,
  "project-reorder": (choice, columns) => `${name(choice, columns)}, * asc`,
  dedup: (choice, columns) => `${name(choice, columns)}${choice.of(["", " keep last", " keep first"])}`,
  "fill-null": (choice, columns) => `${name(choice, columns)} = ${value(choice, columns)}`,
  "mv-expand": (choice, columns) =>
    `${choice.of(["", "with_itemindex=i ", "bagexpansion=array "])}${nameOf(choice, columns, "array", "any", "object", "string")}${choice.of(["", " to typeof(long)", " limit 2"])}`,
  expand: (choice, columns) =>
    `e = ${nameOf(choice, columns, "array", "object")}, ${nameOf(choice, columns, "array", "any")}`,
  "mv-apply": (choice, columns) =>
    `one = ${nameOf(choice, columns, "array", "any", "object")} on (${choice.of(["where one != null", "limit 1", "top 1 by one", "extend two = one | project two", "distinct one", `summarize ${aggregate(choice, columns)}`, `sort ${name(choice, columns)} | limit 1`])})`,
  parse: (choice, columns) =>
    `${choice.of(["", "kind=relaxed ", "kind=regex "])}${nameOf(choice, columns, "string", "any")} with ${choice.of(["'a=' a:long ' ' *", "* 'b=' b", "x:double '.' y:datetime", "* 'o' o:bool *"])}`,
  "parse-where": (choice, columns) => `${nameOf(choice, columns, "string", "any")} with * 'a' rest`,
  "parse-kv": (choice, columns) => `${nameOf(choice, columns, "string", "any")} as (a: long, b: string, c: dynamic)`,
  "make-series": (choice, columns) =>
    choice.of([
      `m = ${aggregate(choice, columns)} on p_event_time from datetime(2024-06-01) to datetime(2024-06-02) step 6h by p_log_type`,
      `m = ${aggregate(choice, columns)} default = null on number from 0 to 10 step 2`,
    ]),
  getschema: () => "",
  as: (choice) => `named${choice.number(9)}`,
  serialize: () => "",
  sessionize: (choice, columns) => `maxspan=10m by ${name(choice, columns)}`,
  invoke: () => "keep(2)",
  print: (choice) => `made = ${value(choice, [])}`,
  visualize: (choice) => choice.of(["bar", "table", "line title='x'"]),
  render: () => "table",
};
