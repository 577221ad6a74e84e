import { columnNameOf, type FieldSchema, type LogSchema } from "@pharos/domain";
import { isIpAddress } from "../indicators/ip-address.ts";
import { failed, toFloat, toText } from "./coercion.ts";

type Udm = NonNullable<LogSchema["udm"]>;
type Event = Record<string, unknown>;

/** Writes `p_udm` into an event that is built. */
export type CoreFieldWriter = (event: Event) => void;

/**
 * A path of the vendor's keys, or of stored names, as the stored names that lead to the value; undefined when the
 * schema has no such field.
 */
export function columnPath(fields: readonly FieldSchema[], path: string): string[] | undefined {
  for (const field of fields) {
    const column = columnNameOf(field.name);
    const key = [field.name, column].find((name) => path === name || path.startsWith(`${name}.`));
    if (key === undefined) continue;
    if (path === key) return [column];
    const rest = path.slice(key.length + 1);
    if (field.type === "json") return [column, ...rest.split(".")];
    const below = columnPath(field.fields ?? [], rest);
    if (below) return [column, ...below];
  }
  return undefined;
}

function valueAt(event: Event, path: readonly string[]): unknown {
  let value: unknown = event;
  for (const name of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Event)[name];
  }
  return value;
}

/** A lone dash is how many vendors write that there is nothing. */
function textOf(value: unknown): string | undefined {
  const text = value == null ? undefined : toText(value);
  return typeof text === "string" && text !== "" && text !== "-" ? text : undefined;
}

/** What a core field may hold, by its last word; undefined lets the next path try. */
function convert(member: string, value: unknown): unknown {
  if (member === "arns") {
    const arns = (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text?.startsWith("arn:"));
    return arns.length === 0 ? undefined : arns;
  }
  if (member === "port" || member === "bytes") {
    const number = value == null ? undefined : toFloat(value);
    return number === failed ? undefined : number;
  }
  const text = textOf(Array.isArray(value) ? value[0] : value);
  return member === "ip" && text !== undefined && !isIpAddress(text) ? undefined : text;
}

/** Compiles a schema's `udm` list: for each name the first path with a usable value wins. */
export function compileCoreFields({ udm, fields }: Pick<LogSchema, "udm" | "fields">): CoreFieldWriter | undefined {
  if (!udm?.length) return undefined;
  const mappings = udm.map(({ name, paths }: Udm[number]) => {
    const [group = "", member = ""] = name.split(".");
    const columns = paths
      .map((path) => columnPath(fields, typeof path === "string" ? path : path.path))
      .filter((path) => path !== undefined);
    return { group, member, columns };
  });
  return (event) => {
    const core: Record<string, Record<string, unknown>> = {};
    for (const { group, member, columns } of mappings) {
      for (const path of columns) {
        const value = convert(member, valueAt(event, path));
        if (value === undefined) continue;
        core[group] ??= {};
        core[group][member] = value;
        break;
      }
    }
    for (const _ in core) {
      event.p_udm = core;
      return;
    }
  };
}
