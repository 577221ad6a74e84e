import { joinKinds } from "../../bind/operators/joins/join.ts";

// `<name>` is a place to fill in, with what stands there first; `<>` is where the cursor ends.

/** What stands behind each operator's word when completion writes it. */
export const operatorSnippets: Readonly<Record<string, string>> = {
  where: "<>",
  filter: "<>",
  extend: "<name> = <>",
  project: "<>",
  summarize: "<>",
  sort: "<p_event_time> <desc>",
  order: "by <p_event_time> <desc>",
  limit: "<100>",
  take: "<100>",
  join: "kind=<inner> <other>=(<table>) on $left.<key> == $right.<key>",
  union: "<>",
  search: "'<>'",
  visualize: "<bar>",
  render: "<timechart>",
  count: "",
  distinct: "<>",
  top: "<10> by <column>",
  "project-away": "<>",
  "project-keep": "<>",
  "project-rename": "<new> = <old>",
  "project-reorder": "<>",
  "mv-expand": "<>",
  expand: "<>",
  "mv-apply": "<column> on (where <>)",
  parse: "<column> with * '<before>' <name>:string <*>",
  "parse-where": "<column> with * '<before>' <name>:string <*>",
  "parse-kv": "<column> as (<name>:string)",
  "make-series": "<n> = agg.count() default=0 on p_event_time from time.ago(<1d>) to time.now() step <1h>",
  lookup: "kind=leftouter <table> on <key>",
  sample: "<10>",
  getschema: "",
  as: "<>",
  print: "<a> = <>",
  serialize: "<>",
  invoke: "<>",
  rare: "<>",
  sessionize: "maxspan=<30m> by <user>",
  enrich: "<table> on <field>",
  "fill-null": "<column> = <>",
  dedup: "<>",
  rename: "<new> = <old>",
};

/** The operators that may begin a query, in front of the first pipe. */
export const sourceSnippets: Readonly<Record<string, string>> = {
  union: "<>",
  datatable: "[{'<name>': <>}]",
  range: "<n> from <1> to <10> step <1>",
  search: "'<>'",
  print: "<a> = <>",
};

/** What may go on behind a whole expression, besides infix operators. */
export const clauseSnippets: Readonly<Record<string, readonly string[]>> = {
  summarize: ["by <>"],
  rare: ["by <>"],
  top: ["by <>", "asc", "desc", "nulls first", "nulls last"],
  sort: ["asc", "desc", "nulls first", "nulls last"],
  order: ["asc", "desc", "nulls first", "nulls last"],
  "project-reorder": ["asc", "desc"],
  join: ["on <>"],
  lookup: ["on <>"],
  enrich: ["on <>"],
  "mv-expand": ["to typeof(<string>)", "limit <>"],
  expand: ["to typeof(<string>)", "limit <>"],
  "mv-apply": ["on (<>)", "to typeof(<string>)", "limit <>"],
  parse: ["with <>"],
  "parse-where": ["with <>"],
  "parse-kv": ["as (<>)", "with (<>)"],
  "make-series": ["default=<>", "on <>", "from <>", "to <>", "step <>", "by <>"],
  dedup: ["keep first", "keep last"],
  render: ["with (<>)"],
  visualize: ["xcolumn=<>", "ycolumn=<>", "series=<>", "title='<>'"],
  sessionize: ["by <>", "maxspan=<>"],
};

/** `name=value` in front of what an operator works on. */
export const parameterSnippets: Readonly<Record<string, readonly string[]>> = {
  join: ["kind=<>"],
  lookup: ["kind=<>"],
  union: ["withsource=<>", "isfuzzy=true", "kind=<>"],
  parse: ["kind=<>"],
};

/** What is written behind each infix operator. */
export const infixSnippets: Readonly<Record<string, string>> = {
  in: "in (<>)",
  "!in": "not in (<>)",
  "in~": "in~ (<>)",
  has_any: "has_any (<>)",
  has_all: "has_all (<>)",
  between: "between <from> .. <to>",
  "!between": "not between <from> .. <to>",
  "matches regex": "matches regex @'<>'",
};

/** Words that a parameter or a choice of an operator may be. */
export const parameterWords: Readonly<Record<string, readonly string[]>> = {
  // KQL's innerunique is read, and not suggested.
  "join kind": joinKinds.filter((kind) => kind !== "innerunique"),
  "lookup kind": ["leftouter", "inner"],
  "union kind": ["outer", "inner"],
  "union isfuzzy": ["true", "false"],
  "parse kind": ["simple", "relaxed", "regex"],
  "parse-where kind": ["simple", "relaxed", "regex"],
};

export const choices: Readonly<Record<string, readonly string[]>> = {
  visualize: ["bar", "column", "line", "area", "pie", "table"],
  render: ["barchart", "columnchart", "linechart", "timechart", "areachart", "piechart", "table"],
  dedup: ["first", "last"],
};

export const typeWords: readonly string[] = [
  "string",
  "int",
  "long",
  "double",
  "boolean",
  "timestamp",
  "timespan",
  "array",
  "object",
  "dynamic",
];
