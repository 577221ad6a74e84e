import type { FunctionParameter } from "../functions/definition/function-definition.ts";
import { namesOfEngine } from "../functions/engine-functions.ts";
import type { FlowType } from "../types/flow-type.ts";
import type { Choice } from "./random-choice.ts";

export type Kind = FlowType["kind"];

/** What is odd about each type: the least, the greatest, nothing, what looks like another type. */
const literals: Readonly<Record<Kind, readonly string[]>> = {
  int: ["1", "0", "-1", "3", "64", "0x1F", "1700000000", "9223372036854775807", "-9223372036854775807 - 1"],
  double: [
    "0.5",
    "-2.25",
    "1e300",
    "1e400",
    "-0.0",
    "5e-324",
    "1e19",
    "123456789012345678901234567890",
    "9223372036854775808",
  ],
  string: [
    "'a'",
    "''",
    "'a b'",
    "'10.0.0.1'",
    "'::1'",
    "'10.0.0.0/8'",
    "'2024-01-01'",
    "'2024-01-01T00:00:00.5+02:00'",
    "'{\"a\": [1]}'",
    "'[1, \"x\", null]'",
    "'[[1], [2, 3]]'",
    "'Ü\\'\\\\'",
    "'💡\\n\\t'",
    "'%_x'",
    "'null'",
    "'true'",
    "'1.5'",
    "'12'",
    "'https://user@shop.example.co.uk:8080/a?b=c#d'",
    "'YQ=='",
    "'\\u0000\\x1f\\u2028'",
    `'${"long text ".repeat(100)}'`,
  ],
  boolean: ["true", "false"],
  timestamp: [
    "datetime(2024-06-01T11:00:00Z)",
    "datetime(1970-01-01)",
    "time.now()",
    "time.ago(1h)",
    "datetime(1700-02-28T23:59:59.999999999Z)",
    "datetime(2262-01-01)",
    "datetime(2024-02-29 12:30)",
  ],
  timespan: ["1h", "0s", "1.5d", "-1h", "1microsecond", "90d", "36500d", "106751d"],
  object: ["{'a': {'b': 1}}", "{}", "{'k': null, 'l': [1]}", "{'odd key': 'x', 'a.b': 2}"],
  array: [
    "[1, 2]",
    "[]",
    "['a', null]",
    "[[1], []]",
    "[{'k': 1}, {}]",
    "[1h]",
    "[true, null]",
    "[1, 'a', 2.5]",
    "[null]",
  ],
  any: ["null", "1", 'json.parse(\'{"a": {"b": [1, 2]}}\')', "json.parse('[1, \"x\"]')", "json.parse('x')"],
  null: ["null"],
};

/** What parameters that must be written out may be, by their names; other names take any literal. */
const constants: Readonly<Record<string, readonly string[]>> = {
  pattern: ["'(a)(b)?'", "'.*'", "'^$'", "'\\\\d+'", "'[Üü]|x'", "''", "'(?i)A'", "'a{1,3}$'", "@'\\s'", "'one'"],
  replacement: ["'x'", "''", "'\\\\1'", "'$1'", "'\\\\0-'"],
  group: ["0", "1", "2"],
  format: [
    "'%Y-%m-%d'",
    "'yyyy-MM-dd HH:mm:ss.fff'",
    "'%d.%m.%y %H:%M:%S %p'",
    "'h:mm tt'",
    "'%j %a %B'",
    "'d.hh:mm:ss'",
    "''",
  ],
  zone: ["'UTC'", "'Europe/Berlin'", "'America/New_York'", "'Asia/Kathmandu'"],
  path: ["'a.b'", "'$.a.b[0]'", "'k'", "'[0]'", "'a[0].b'", "'odd key'", "''"],
  separator: ["','", "' '", "''", "'\\\\'", "'. '"],
  characters: ["' '", "'a\\'-]'", "''"],
  fill: ["' '", "'0'", "'Ü'"],
  template: ["'x'", "'{}'", "'{} of {0}'", "'{{{}}} {1}'"],
  length: ["1", "2", "15", "9223372036854775807"],
  size: ["1", "0.5", "1e300"],
  percent: ["50", "0", "99.9", "100"],
  max: ["1", "2", "9223372036854775807"],
  rows: ["1", "0", "9223372036854775807"],
  column: ["'text'", "'p_log_type'", "'number'"],
  table: ["'owners'", "'pharos_logs.public.other'"],
  text: ["'a'", "'1'", "'Ü'", "''"],
  name: namesOfEngine.map((name) => `'${name}'`),
};

export function randomLiteral(choice: Choice, kind: Kind): string {
  return choice.of(literals[kind]);
}

/** An argument that must be known when the query is read. */
export function randomConstant(choice: Choice, { name, type, choices }: FunctionParameter): string {
  if (choice.once(12)) return "null";
  return choices === undefined ? choice.of(constants[name] ?? literals[type.kind]) : `'${choice.of(choices)}'`;
}
