import { jsonText, memberOf } from "./access-value.ts";
import { toJson, writtenJson } from "./convert-value.ts";
import { quoteText } from "./sql-text.ts";
import type { SqlValue } from "./sql-value.ts";

/** The object with the value at the end of this path, and with objects on the way there; null takes the member away. */
export function setMember(value: SqlValue, [name, ...rest]: readonly string[], member: SqlValue): SqlValue {
  if (name === undefined) return member;
  const inner = rest.length === 0 ? member : setMember(memberOf(value, name, { kind: "any" }), rest, member);
  if (value.kind === "struct") {
    const fields = new Map(value.fields).set(name, inner);
    // Nothing is taken away from an object that is not there.
    const isPresent = isNullLiteral(member) ? value.isPresent : undefined;
    return { ...value, fields, isPresent };
  }
  const type = { kind: "object" } as const;
  const json = jsonText(value);
  if (isNullLiteral(member) && rest.length === 0)
    return { kind: "json", sql: without(json, `[${quoteText(name)}]`), type };
  const added = `map(${quoteText(name)}, ifNull(${toJson(inner).sql}, 'null'))`;
  return { kind: "json", sql: objectOf(`mapUpdate(${membersOf(json)}, ${added})`), type };
}

function isNullLiteral(value: SqlValue): boolean {
  return writtenJson(value) === "null" || value.type.kind === "null";
}

/** The object without members of the names in a list. */
export function without(json: string, names: string): string {
  const kept = `mapFilter((k, x) -> NOT has(${names}, k), ${membersOf(json)})`;
  return `if(isNull(${json}), NULL, ${objectOf(kept)})`;
}

/** The members of an object as a Map of JSON texts; none of what is not an object. */
export function membersOf(json: string): string {
  return `CAST(JSONExtractKeysAndValuesRaw(ifNull(${json}, '')), 'Map(String, String)')`;
}

/** An object of a Map of JSON texts, without those that are null. */
export function objectOf(members: string): string {
  const pairs = "arrayMap((k, x) -> if(x = 'null', NULL, concat(toJSONString(k), ':', x)), mapKeys(m), mapValues(m))";
  return `arrayMap(m -> concat('{', arrayStringConcat(${pairs}, ','), '}'), [${members}])[1]`;
}
