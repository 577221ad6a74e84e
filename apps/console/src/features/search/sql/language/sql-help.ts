export interface SqlHelp {
  readonly name: string;
  /** What stands within its parentheses. */
  readonly parameters: string;
  readonly text: string;
  /** As it is put into a text, with places to fill in. */
  readonly insert: string;
}

const column = "The column is `p_event_time` unless another is named.";

export const sqlMacros: readonly SqlHelp[] = [
  macro(
    "p_occurs_since",
    "offset [, alias [, column]]",
    `Events at or after now less the offset, such as \`'1 day'\` or \`90m\`. ${column}`,
    ["1 day"],
  ),
  macro(
    "p_occurs_between",
    "start, end [, alias [, column]]",
    `Events between the two instants, both included. ${column}`,
    ["2026-01-01", "2026-01-02"],
  ),
  macro(
    "p_occurs_around",
    "instant, offset [, alias [, column]]",
    `Events no further from the instant than the offset. ${column}`,
    ["2026-01-01T10:00:00Z", "15m"],
  ),
  macro("p_occurs_after", "instant [, alias [, column]]", `Events at the instant or after it. ${column}`, [
    "2026-01-01",
  ]),
  macro("p_occurs_before", "instant [, alias [, column]]", `Events at the instant or before it. ${column}`, [
    "2026-01-01",
  ]),
  macro("p_current_timestamp", "", "Now; in a scheduled query when the run was due.", []),
];

/** Functions that most queries need; any other that computes is understood as well. */
export const sqlFunctions: readonly SqlHelp[] = [
  call("count", "", "How many rows."),
  call("countIf", "condition", "How many rows meet the condition."),
  call("uniq", "x", "About how many different values."),
  call("uniqExact", "x", "How many different values."),
  call("sum", "x", "The sum of the values."),
  call("avg", "x", "The mean of the values."),
  call("min", "x", "The least value."),
  call("max", "x", "The greatest value."),
  call("any", "x", "One of the values."),
  call("argMax", "x, by", "The value where the other is greatest."),
  call("groupArray", "x", "The values as a list."),
  call("groupUniqArray", "x", "The different values as a list."),
  call("quantile", "x", "The median; `quantile(0.95)(x)` for others."),
  call("toStartOfHour", "time", "The hour in which the time lies."),
  call("toStartOfDay", "time", "The day in which the time lies."),
  call("toStartOfInterval", "time, INTERVAL n unit", "The interval in which the time lies."),
  call("has", "array, value", "Whether the list has the value."),
  call("hasAny", "array, array", "Whether the lists share a value."),
  call("arrayJoin", "array", "A row for each member of the list."),
  call("length", "x", "The number of members, or of bytes."),
  call("lower", "text", "In lower case."),
  call("upper", "text", "In upper case."),
  call("match", "text, pattern", "Whether the regular expression is found."),
  call("extract", "text, pattern", "What the regular expression finds."),
  call("splitByChar", "separator, text", "The pieces between the separators."),
  call("if", "condition, then, else", "One of the two."),
  call("coalesce", "x, …", "The first that is not null."),
  call("isIPAddressInRange", "address, range", "Whether the address lies in the network."),
];

/** The examples are places to write over. */
function macro(name: string, parameters: string, text: string, examples: readonly string[]): SqlHelp {
  const places = examples.map((example, index) => `'\${${index + 1}:${example}}'`);
  return { name, parameters, text, insert: `${name}(${places.join(", ")})` };
}

function call(name: string, parameters: string, text: string): SqlHelp {
  return { name, parameters, text, insert: parameters === "" ? `${name}()` : `${name}($1)` };
}

export const sqlKeywords: readonly string[] =
  "SELECT FROM WHERE AND OR NOT IN LIKE ILIKE BETWEEN IS NULL AS DISTINCT JOIN LEFT INNER ON USING GROUP BY HAVING ORDER ASC DESC LIMIT OFFSET UNION ALL WITH CASE WHEN THEN ELSE END ARRAY INTERVAL OVER PARTITION QUALIFY TRUE FALSE".split(
    " ",
  );
