export type FieldType = "string" | "number" | "boolean";

const fieldsMax = 1_000;

/** Key paths of an event's values, each with the type of its value there; `[*]` stands for the elements of a list. */
export function listFields(event: unknown): ReadonlyMap<string, FieldType> {
  const fields = new Map<string, FieldType>();
  collect(event, "", fields);
  return fields;
}

function collect(value: unknown, path: string, fields: Map<string, FieldType>): void {
  if (fields.size >= fieldsMax || value === null) return;
  if (Array.isArray(value)) {
    // A list of plain values is tested as a whole.
    for (const element of value) collect(element, isObject(element) ? `${path}[*]` : path, fields);
  } else if (isObject(value)) {
    for (const [name, member] of Object.entries(value)) {
      if (!/[.[\]]/.test(name)) collect(member, path === "" ? name : `${path}.${name}`, fields);
    }
  } else if (!fields.has(path)) fields.set(path, typeOf(value));
}

function typeOf(value: unknown): FieldType {
  return typeof value === "number" || typeof value === "boolean" ? (typeof value as FieldType) : "string";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
