import type { QueryParams } from "@pharos/domain";

const doors = "pharos_logs.public.custom_door";
const condition = (key: string, operator: string, value?: unknown) => ({ ors: [{ ands: [{ key, operator, value }] }] });
const texts = [
  "it's",
  "\\",
  "') OR 1=1 --",
  "x' or p_log_type != 'x",
  "`",
  "\u0000",
  "{x:String}",
  "a.b[0",
  "$['",
  "*",
];
const operators = [
  "EQUALS",
  "NOT_EQUAL",
  "CONTAINS",
  "IN",
  "GREATER",
  "BETWEEN",
  "REGEXP_MATCHES",
  "STARTS_WITH",
  "SINCE",
  "IP_IN_CIDR",
];

const isWhole = process.env.PHAROS_ATTACKS === "all";
const formsWith = (text: string, at: number) => [
  { tables: [doors], filters: condition("who", operators[at % operators.length] ?? "EQUALS", text) },
  { tables: [doors], filters: condition("who", "IN", [text, "x", text]) },
  { tables: [doors], filters: condition(text, "EQUALS", "x") },
  { tables: [doors], filters: condition(`more.${text}`, "CONTAINS", text) },
  { tables: [doors], filters: condition("", "ROW_CONTAINS", text) },
  { tables: [doors], filters: condition("", "ROW_REGEXP_CONTAINS", text) },
  { tables: [doors], filters: condition("who", text, text) },
  { tables: [`${doors}${text}`], filters: condition("who", "EQUALS", "x") },
  { tables: [`${doors} | union custom_gate //${text}`] },
  { databases: [`pharos_logs${text}`], tables: ["custom_door"] },
];

/** Each is a search form that wants its text to be read as PharosFlow or SQL, or a table that is hidden. */
export const formAttacks: readonly QueryParams[] = [
  ...texts.flatMap((text, at) => formsWith(text, at).filter((_, form) => isWhole || (at + form) % 3 === 0)),
  { tables: ["pharos_logs.public.custom_gate"] },
  { tables: ["custom_gate"], databases: ["pharos_logs", "pharos_rule_matches"] },
  { tables: [doors, "pharos_logs.public.custom_gate"] },
  { tables: ["pharos_logs.public.*"] },
  { databases: ["pharos_logs.public"], tables: [] },
  { tables: ["pharos_rule_matches.public.other_events"], filters: condition("p_log_type", "NOT_EQUAL", "Custom.Door") },
  { tables: ["pharos_rule_matches.public.other_events"], filters: condition("event", "IS_NOT_NULL") },
  { tables: ["pharos_signals.public.correlation_signals"], filters: condition("", "ROW_CONTAINS", "hidden") },
  { tables: [doors], filters: condition("custom_gate.who", "IS_NOT_NULL") },
  { tables: [doors], filters: condition("p_event_time", "GREATER", "2026-03-01') OR 1=1 --") },
  { tables: [doors], startTime: "2026-03-01') --", endTime: "x" },
  { tables: [doors], relativeTime: "P1D') --" },
  { tables: [doors], relativeTime: "P99999999999999Y" },
  { tables: [doors], limit: -1 },
].map((params) => params as unknown as QueryParams);
