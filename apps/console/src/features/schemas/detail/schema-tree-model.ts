import { parse } from "yaml";

/** One field of a schema as the tree shows it. */
export interface SchemaField {
  readonly name: string;
  /** `string`, or `array: object` with the fields of the object below. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly indicators: readonly string[];
  readonly description: string;
  readonly isDiscovered: boolean;
  readonly fields: readonly SchemaField[];
}

interface RawValue {
  readonly type?: unknown;
  readonly fields?: unknown;
  readonly element?: RawValue;
  readonly indicators?: unknown;
}
interface RawField extends RawValue {
  readonly name?: unknown;
  readonly required?: unknown;
  readonly description?: unknown;
  readonly isDiscovered?: unknown;
}

/** The fields of a specification; undefined when its YAML is none, so that the text itself is shown. */
export function schemaFields(spec: string): readonly SchemaField[] | undefined {
  try {
    const document: unknown = parse(spec);
    if (typeof document !== "object" || document === null) return undefined;
    const { fields } = document as { fields?: unknown };
    return Array.isArray(fields) ? fields.map(fieldOf) : undefined;
  } catch {
    return undefined;
  }
}

function fieldOf(raw: RawField): SchemaField {
  return {
    name: String(raw.name ?? ""),
    type: typeOf(raw),
    isRequired: raw.required === true,
    indicators: indicatorsOf(raw),
    description: typeof raw.description === "string" ? raw.description.trim() : "",
    isDiscovered: raw.isDiscovered === true,
    fields: fieldsOf(raw),
  };
}

function typeOf({ type, element }: RawValue): string {
  return type === "array" && element ? `array: ${typeOf(element)}` : String(type ?? "json");
}

/** Of the value itself, or of what an array holds. */
function fieldsOf({ fields, element }: RawValue): readonly SchemaField[] {
  if (Array.isArray(fields)) return fields.map(fieldOf);
  return element ? fieldsOf(element) : [];
}

function indicatorsOf({ indicators, element }: RawValue): readonly string[] {
  if (Array.isArray(indicators)) return indicators.map(String);
  return element ? indicatorsOf(element) : [];
}

/** All fields below, at any depth. */
export function nestedCount(field: SchemaField): number {
  return field.fields.reduce((total, nested) => total + 1 + nestedCount(nested), 0);
}
