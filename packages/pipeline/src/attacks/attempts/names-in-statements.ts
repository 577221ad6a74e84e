import type { FlowAttack } from "../flow-attack.ts";
import { inTurn } from "./in-turn.ts";

/** Names that must come back as they are, wherever the statement has them. */
const names = [
  "it's",
  "a\\",
  'a"b',
  "a) FROM system.tables --",
  "a, version() AS b",
  "*",
  "{x:Identifier}",
  "a.b",
  "a--b /* c",
  "a; SELECT 1",
  "\u0000a",
  "p_log_type\u200b",
  "p_l\u043eg_type",
  "\u202ea",
  "_table",
  "_part_offset",
  "'",
  "a AS p_log_type",
  "1",
  "NULL",
  "\u{1f600}",
  "x".repeat(3_000),
];
const back = (name: string) => `\`${name}\``;
const quoted = (name: string) => `'${name.replace(/[\\']/g, "\\$&")}'`;

/** Each wants a name to be read as SQL, or as the name of something else. */
export const nameAttacks: readonly FlowAttack[] = [
  ...inTurn(names, (name) => [
    { text: `print ${back(name)} = 7 | project ${back(name)}`, answers: [[7]] },
    {
      text: `print ${back(name)} = 7 | where ${back(name)} == 7 | extend b = ${back(name)} | sort ${back(name)} | getschema`,
      answers: [
        [name, 0, "int"],
        ["b", 1, "int"],
      ],
    },
    {
      text: `print o = {${quoted(name)}: 7} | project a = o[${quoted(name)}], b = o.${back(name)}, c = object.keys(o)`,
    },
    {
      text: `datatable [{${quoted(name)}: 7}] | summarize c = agg.max(${back(name)}) by ${back(name)} | project c`,
      answers: [[7]],
    },
    { text: `let ${back(name)} = 7; print a = ${back(name)}`, answers: [[7]] },
    {
      text: `let f = fn (${back(name)}) { ${back(name)} + 1 }; print a = f(6), b = arrays.map([6], fn (${back(name)}) { ${back(name)} })`,
      answers: [[7, [6]]],
    },
    {
      text: `let t = print k = 7; print k = 7 | join kind=inner ${back(name)}=(t) on k | project a = ${back(name)}.k`,
      answers: [[7]],
    },
    {
      text: `let ${back(name)} = print k = 7; union withsource=${back(`${name} `)} ${back(name)} | project k`,
      answers: [[7]],
    },
    {
      text: `print l = [7] | mv-expand with_itemindex=${back(`${name}i`)} ${back(name)} = l | project ${back(name)}`,
      answers: [[7]],
    },
    { text: `print a = 7 | as ${back(name)} | project-rename ${back(name)} = a | extend ${back(name)}.x = 1` },
    { text: `print m = 'a=7' | parse m with 'a=' ${back(name)}:long | project ${back(name)}`, answers: [[7]] },
    {
      text: `print m = 'a=7' | parse-kv m as (${back(name)}: long) | summarize ${back(name)} = agg.count() by q = ${back(name)}`,
    },
    {
      text: `range ${back(name)} from 1 to 2 step 1 | make-series ${back(`${name}c`)} = agg.count() on ${back(name)} from 1 to 3 step 1 | count`,
      answers: [[2]],
    },
    { text: `print ${back(name)} = 'x', n = 1 | visualize bar title = ${quoted(name)}, xcolumn = ${back(name)}` },
    {
      text: `custom_door | where ${back(name)} == 'x' or more[${quoted(name)}] == 'x' or more.${back(name)}.x == 1 | count`,
    },
    { text: `custom_door | extend more[${quoted(name)}] = 7 | project a = more[${quoted(name)}]`, answers: [[7], [7]] },
    { text: `${back(name)} | count` },
    { text: `pharos_logs.public.${back(name)} | count` },
    { text: `print a = enrich.lookup(${quoted(name)}, 'x')` },
    { text: `print a = engine.func(${quoted(name)}, 'x')` },
    { text: `print a = ${back(name)}('x')` },
  ]),
  // Names that the statement has a use of its own for.
  {
    text: "custom_door | extend p_log_type = 'Custom.Gate' | where p_log_type == 'Custom.Gate' | count",
    answers: [[2]],
  },
  { text: "custom_door | project-rename p_row_id = who, who = p_row_id | sort who asc | project who" },
  { text: "custom_door as pharos_logs | count" },
  { text: "let custom_door = print who = 'mine'; custom_door | project who", answers: [["mine"]] },
  { text: "let pharos_logs = print a = 1; pharos_logs.public.custom_door | count", answers: [[2]] },
  { text: "let p_event_time = 1; custom_door | where p_event_time > 0 | count" },
];
