import { createHash } from "node:crypto";
import type { FieldSchema } from "@pharos/domain";
import { isObject } from "@pharos/domain";
import { flatSlice } from "../fields/flat-slice.ts";
import { decodeEmbedded, failed, toText } from "./coercion.ts";
import { pathReader } from "./path-reader.ts";

type JsonObject = Record<string, unknown>;
/** Changes one object in place; paths start at the object itself, or else at the root. */
type Step = (object: JsonObject, root: JsonObject) => void;
type Transformation = "copy" | "concat" | "split" | "mask";

/**
 * The transformations of a schema as one function from a vendor's object to a changed copy; undefined when the
 * schema has none. Over the whole schema first rename, then copy, concat, split and mask, whatever the fields' order.
 */
export function compileTransformations(
  fields: readonly FieldSchema[],
): ((input: Readonly<JsonObject>) => JsonObject) | undefined {
  if (!hasTransformation(fields)) return undefined;
  const phases = (["copy", "concat", "split", "mask"] as const)
    .map((kind) => compileLevel(fields, kind))
    .filter((phase) => phase !== undefined);
  const copyOf = compileCopier(fields);
  return (input) => {
    const root = copyOf(input);
    for (const phase of phases) phase(root, root);
    return root;
  };
}

function nestedFields(field: FieldSchema): readonly FieldSchema[] {
  return field.fields ?? field.element?.fields ?? [];
}

function hasTransformation(fields: readonly FieldSchema[]): boolean {
  return fields.some(
    (field) =>
      field.rename || field.copy || field.concat || field.split || field.mask || hasTransformation(nestedFields(field)),
  );
}

/** True where an object of these fields is changed: by a transformation, or because embedded JSON is decoded in it. */
function changesWithin(fields: readonly FieldSchema[]): boolean {
  return (
    hasTransformation(fields) || fields.some((field) => field.isEmbeddedJSON || changesWithin(nestedFields(field)))
  );
}

type Copier = (input: Readonly<JsonObject>) => JsonObject;

/** Copies an object as deep as it will change, renamed and with embedded JSON decoded, so that paths lead into it. */
function compileCopier(fields: readonly FieldSchema[]): Copier {
  const renames = fields.flatMap(({ name, rename }) => (rename ? [{ name, from: rename.from }] : []));
  const changing = fields
    .filter((field) => field.isEmbeddedJSON || changesWithin(nestedFields(field)))
    .map((field) => ({ name: field.name, change: compileChange(field) }));
  return (input) => {
    const copy = { ...input };
    for (const { name, from } of renames) {
      if (!Object.hasOwn(copy, from) || copy[from] === undefined) continue;
      copy[name] = copy[from];
      copy[from] = undefined;
    }
    for (const { name, change } of changing) if (Object.hasOwn(copy, name)) copy[name] = change(copy[name]);
    return copy;
  };
}

/** The changed value of a field; text that is no JSON stays, for the field's type to refuse. */
function compileChange(field: FieldSchema): (value: unknown) => unknown {
  const fields = nestedFields(field);
  const copier = changesWithin(fields) ? compileCopier(fields) : undefined;
  const copyOf = (value: unknown) => (copier && isObject(value) ? copier(value) : value);
  return (value) => {
    const decoded = field.isEmbeddedJSON ? decodeEmbedded(value) : value;
    if (decoded === failed) return value;
    return copier && Array.isArray(decoded) ? decoded.map(copyOf) : copyOf(decoded);
  };
}

/** All steps of one kind in an object and the objects below it. */
function compileLevel(fields: readonly FieldSchema[], kind: Transformation): Step | undefined {
  const steps = fields.flatMap((field) => {
    const own = compileStep(field, kind);
    const below = compileLevel(nestedFields(field), kind);
    return [...(own ? [own] : []), ...(below ? [descend(field.name, below)] : [])];
  });
  if (steps.length === 0) return undefined;
  return (object, root) => {
    for (const step of steps) step(object, root);
  };
}

function descend(name: string, step: Step): Step {
  return (object, root) => {
    const value = object[name];
    for (const element of Array.isArray(value) ? value : [value]) if (isObject(element)) step(element, root);
  };
}

function compileStep(field: FieldSchema, kind: Transformation): Step | undefined {
  switch (kind) {
    case "copy":
      return field.copy && copyStep(field.name, field.copy.from);
    case "concat":
      return field.concat && concatStep(field.name, field.concat);
    case "split":
      return field.split && splitStep(field.name, field.split);
    case "mask":
      return field.mask && maskStep(field.name, field.mask);
  }
}

type Resolve = (object: JsonObject, root: JsonObject) => unknown;

function resolver(path: string): Resolve {
  const read = pathReader(path);
  return (object, root) => read(object) ?? (object === root ? undefined : read(root));
}

function textResolver(path: string): (object: JsonObject, root: JsonObject) => string | undefined {
  const resolve = resolver(path);
  return (object, root) => {
    const value = resolve(object, root);
    const text = value == null ? undefined : toText(value);
    return text === failed ? JSON.stringify(value) : text;
  };
}

function copyStep(name: string, from: string): Step {
  const resolve = resolver(from);
  return (object, root) => {
    const value = resolve(object, root);
    // A copy of its own: a mask on one of the two leaves the other.
    if (value !== undefined) object[name] = typeof value === "object" ? structuredClone(value) : value;
  };
}

function concatStep(name: string, { paths, separator = "" }: NonNullable<FieldSchema["concat"]>): Step {
  const texts = paths.map(textResolver);
  return (object, root) => {
    const parts = texts.map((textAt) => textAt(object, root)).filter((part) => part !== undefined);
    object[name] = parts.length === 0 ? undefined : parts.join(separator);
  };
}

function splitStep(name: string, { from, separator, index }: NonNullable<FieldSchema["split"]>): Step {
  const textAt = textResolver(from);
  return (object, root) => {
    const text = textAt(object, root);
    object[name] = text === undefined ? undefined : partOf(text, separator, index);
  };
}

/** The part at the index, as `split` would give it, without the others. */
function partOf(text: string, separator: string, index: number): string | undefined {
  if (separator === "") return text[index];
  let start = 0;
  for (let i = 0; i < index; i++) {
    const end = text.indexOf(separator, start);
    if (end < 0) return undefined;
    start = end + separator.length;
  }
  const end = text.indexOf(separator, start);
  return flatSlice(text, start, end < 0 ? text.length : end);
}

function maskStep(name: string, { type, salt = "", to = "REDACTED" }: NonNullable<FieldSchema["mask"]>): Step {
  return (object) => {
    const value = object[name];
    const text = value == null ? undefined : toText(value);
    if (typeof text !== "string") return;
    object[name] =
      type === "redact"
        ? to
        : createHash(type)
            .update(salt + text)
            .digest("hex");
  };
}
