/** Something that a detection may call or define. */
export interface PythonHelp {
  readonly name: string;
  /** `get(key, default=None)` */
  readonly signature: string;
  readonly text: string;
  /** As it is put into a text, with places to fill in. */
  readonly insert: string;
}

/** The methods of a rule's event. */
export const eventMethods: readonly PythonHelp[] = [
  {
    name: "get",
    signature: "get(key, default=None)",
    text: "The value of a field, or the default where the event does not have it. Names match in any capitalization.",
    insert: 'get("$1")',
  },
  {
    name: "deep_get",
    signature: "deep_get(*keys, default=None)",
    text: "The value at a path of nested objects, or the default where a part of the path is missing.",
    insert: 'deep_get("$1")',
  },
  {
    name: "deep_walk",
    signature: "deep_walk(*keys, default=None, return_val='all')",
    text: "The values at a path that leads through lists: all of them as a list, or with `return_val` the `'first'` or the `'last'`.",
    insert: 'deep_walk("$1")',
  },
  {
    name: "udm",
    signature: "udm(*keys, default=None)",
    text: "The value that the log type's data model has under a common name, such as `source_ip`.",
    insert: 'udm("$1")',
  },
  {
    name: "udm_path",
    signature: "udm_path(name)",
    text: "The path in the log that the data model has for a name.",
    insert: 'udm_path("$1")',
  },
  {
    name: "lookup",
    signature: "lookup(table, key)",
    text: "The row of a lookup table with this key, or None.",
    insert: 'lookup("$1", $2)',
  },
  {
    name: "event_time_epoch",
    signature: "event_time_epoch(force_utc=False)",
    text: "The time of the event in whole seconds since 1970; 0 where it is not known.",
    insert: "event_time_epoch()",
  },
  {
    name: "to_dict",
    signature: "to_dict()",
    text: "A copy of the event as a plain dict that can be changed.",
    insert: "to_dict()",
  },
  { name: "items", signature: "items()", text: "The names and values of the event's fields.", insert: "items()" },
  { name: "keys", signature: "keys()", text: "The names of the event's fields.", insert: "keys()" },
  { name: "values", signature: "values()", text: "The values of the event's fields.", insert: "values()" },
];

interface DetectionFunction extends PythonHelp {
  /** What it must return, in words; undefined: checked elsewhere. */
  readonly returns: "a Boolean" | "a string" | "a list of strings" | "a dict";
}

const define = (name: string, body: string) => `def ${name}(event):\n    ${body}\n`;

/** The functions by which a detection says what it finds and what its alert contains. */
export const detectionFunctions: readonly DetectionFunction[] = [
  detectionFunction("rule", "a Boolean", "Returns True for an event that the rule matches. Required.", "return $0"),
  detectionFunction("policy", "a Boolean", "Returns True for a resource that complies. Required.", "return $0"),
  detectionFunction("title", "a string", "The alert's title. The display name is used without it.", 'return f"$0"'),
  detectionFunction(
    "dedup",
    "a string",
    "Matches with the same text within the dedup period become one alert. The title is used without it.",
    'return event.get("$0")',
  ),
  detectionFunction(
    "severity",
    "a string",
    "The alert's severity: INFO, LOW, MEDIUM, HIGH, CRITICAL, or DEFAULT for the one in the settings.",
    'return "$0"',
  ),
  detectionFunction(
    "description",
    "a string",
    "The alert's description instead of the one in the settings.",
    'return f"$0"',
  ),
  detectionFunction("reference", "a string", "A link for the person who triages the alert.", 'return "$0"'),
  detectionFunction(
    "runbook",
    "a string",
    "The steps to take, instead of the runbook in the settings.",
    'return f"$0"',
  ),
  detectionFunction(
    "destinations",
    "a list of strings",
    "Names or IDs of the destinations of the alert; an empty list sends it nowhere.",
    "return [$0]",
  ),
  detectionFunction(
    "alert_context",
    "a dict",
    "Values that are shown with the alert, at most 200 KB of JSON.",
    'return {"$1": event.get("$0")}',
  ),
  detectionFunction(
    "unique",
    "a string",
    "The threshold counts different values of this instead of matches.",
    'return event.get("$0")',
  ),
];

function detectionFunction(
  name: string,
  returns: DetectionFunction["returns"],
  text: string,
  body: string,
): DetectionFunction {
  return { name, returns, signature: `def ${name}(event)`, text, insert: define(name, body) };
}

/** A function that a data model names as the value of a unified field. */
export function mappedFunction(name: string): PythonHelp {
  return {
    name,
    signature: `def ${name}(event)`,
    text: "Returns the value of the name that refers to it, or None where the event has none.",
    insert: define(name, 'return event.get("$0")'),
  };
}
