import { sqlRefused } from "../../errors/errors.ts";

export interface Flatten {
  /** The array, as ClickHouse's SQL. */
  readonly input: string;
  readonly isOuter: boolean;
  readonly alias: string;
  /** The query reads paths of its values, so that they are objects. */
  readonly hasObjects: boolean;
  /** The query asks for the index. */
  readonly hasIndex: boolean;
}

/** `ARRAY JOIN` with one element a row, as `alias.value` and, counted from 0, `alias.index`. */
export function arrayJoin({ input, isOuter, alias, hasObjects, hasIndex }: Flatten): string {
  const element = hasObjects ? "JSON" : "Dynamic";
  const values = `CAST(${input}, 'Array(${element})')`;
  const indices = hasIndex ? `, arrayMap(i -> i - 1, arrayEnumerate(${values}))` : "";
  const type = `Array(Tuple(value ${element}${hasIndex ? ", index Int64" : ""}))`;
  return `${isOuter ? "LEFT " : ""}ARRAY JOIN CAST(arrayZip(${values}${indices}), '${type}') AS ${alias}`;
}

/** The same without a name: its elements are `value`. */
export function valueJoin({ input, isOuter, hasObjects }: Pick<Flatten, "input" | "isOuter" | "hasObjects">): string {
  return `${isOuter ? "LEFT " : ""}ARRAY JOIN CAST(${input}, 'Array(${hasObjects ? "JSON" : "Dynamic"})') AS value`;
}

/** Of `input => x, outer => true`: what each is named; a first one without a name is the input. */
export function flattenArguments(args: readonly (readonly [name: string, sql: string])[]): {
  input: string;
  isOuter: boolean;
} {
  const named = new Map(args.map(([name, sql], i) => [name === "" && i === 0 ? "input" : name.toLowerCase(), sql]));
  const input = named.get("input");
  if (input === undefined) throw sqlRefused("FLATTEN needs an input. Write ARRAY JOIN column AS name");
  for (const name of named.keys()) {
    if (name !== "input" && name !== "outer")
      throw sqlRefused(`FLATTEN does not support ${name} here. Write ARRAY JOIN`);
  }
  return { input, isOuter: named.get("outer")?.toLowerCase() === "true" };
}
