import { anyType, arrayOf, type FlowType, type ScalarKind } from "./flow-type.ts";

const words: Readonly<Record<string, ScalarKind>> = {
  int: "int",
  long: "int",
  real: "double",
  double: "double",
  decimal: "double",
  string: "string",
  guid: "string",
  bool: "boolean",
  boolean: "boolean",
  timestamp: "timestamp",
  datetime: "timestamp",
  timespan: "timespan",
};

/** The type that a word of a query names, ours and KQL's; any for `dynamic`, `object` and what is unknown. */
export function typeOfWord(word: string): FlowType {
  if (word === "array") return arrayOf(anyType);
  const kind = words[word.toLowerCase()];
  return kind === undefined ? anyType : { kind };
}
