import { columnNameOf, type FieldSchema, type LogSchema } from "@pharos/domain";
import { isIpAddress } from "../indicators/ip-address.ts";
import { failed, toFloat, toText } from "./coercion.ts";
import { schemaUnsupported } from "./errors.ts";

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

/** A lone dash is how many vendors write that there is nothing. */
function textOf(value: unknown): string | undefined {
  const text = value == null ? undefined : toText(value);
  return typeof text === "string" && text !== "" && text !== "-" ? text : undefined;
}

function firstText(value: unknown): string | undefined {
  return textOf(Array.isArray(value) ? value[0] : value);
}

function firstAddress(value: unknown): string | undefined {
  const text = firstText(value);
  return text !== undefined && isIpAddress(text) ? text : undefined;
}

function arns(value: unknown): (string | undefined)[] | undefined {
  const found = (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text?.startsWith("arn:"));
  return found.length === 0 ? undefined : found;
}

function number(value: unknown): unknown {
  const found = value == null ? undefined : toFloat(value);
  return found === failed ? undefined : found;
}

/** What turns a value into a core field, by the field's last word; undefined lets the next path try. */
const converters: Readonly<Record<string, (value: unknown) => unknown>> = {
  arns,
  port: number,
  bytes: number,
  ip: firstAddress,
};

/** `o["a"]?.["b"]`; names enter the code as JSON texts only. */
function readCode(path: readonly string[]): string {
  return `o${path.map((name) => `[${JSON.stringify(name)}]`).join("?.")}`;
}

/**
 * Compiles a schema's `udm` list to code as straight as the event builder's: for each name the first path with a
 * usable value wins.
 */
export function compileCoreFields({ udm, fields }: Pick<LogSchema, "udm" | "fields">): CoreFieldWriter | undefined {
  if (!udm?.length) return undefined;
  const groups = new Set<string>();
  const assignments = udm.map(({ name, paths }: Udm[number]) => {
    // Names enter the code bare: nothing but words may.
    if (!/^[a-z_]+\.[a-z_]+$/.test(name)) throw schemaUnsupported("udm", `the core field "${name}" is unknown`);
    const [group = "", member = ""] = name.split(".");
    const converter = Object.hasOwn(converters, member) ? `k.${member}` : "firstText";
    groups.add(group);
    const reads = paths
      .map((path) => columnPath(fields, typeof path === "string" ? path : path.path))
      .filter((path) => path !== undefined)
      .map((path) => `${converter}(${readCode(path)})`);
    return `v = ${reads.join(" ?? ") || "undefined"};
if (v !== undefined) { g_${group} ??= {}; g_${group}.${member} = v; }`;
  });
  const names = [...groups].map((group) => `g_${group}`);
  const source = `"use strict";
return function (o) {
let v, ${names.join(", ")};
${assignments.join("\n")}
if (${names.map((name) => `${name} === undefined`).join(" && ")}) return;
const u = {};
${[...groups].map((group) => `if (g_${group} !== undefined) u.${group} = g_${group};`).join("\n")}
o.p_udm = u;
};`;
  return new Function("k", "firstText", source)(converters, firstText) as CoreFieldWriter;
}
