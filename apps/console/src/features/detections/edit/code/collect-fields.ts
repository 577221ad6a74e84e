import type { EventField } from "@pharos/detection-content/editor";

interface Member {
  readonly name: string;
  readonly type: string;
  readonly description?: string | null;
  readonly members?: readonly Member[] | null;
  readonly element?: Omit<Member, "name"> | null;
}

/** The columns of log tables, as the lake describes them. */
export type LogTypeColumns = readonly {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  /** Below an object, in its latest events. */
  readonly paths: readonly string[];
  readonly members?: readonly Member[] | null;
}[];

/** A field as filters know it, which is there before any event is. */
interface SchemaField {
  readonly target: string;
  readonly type: string;
  readonly description: string;
}

type Fields = Map<string, { type: string; description: string; examples: Set<string> }>;

const examplesMax = 5;
const depthMax = 6;

/** All fields by path: as the schemas have them, and as events show them. */
export function collectFields(
  columns: LogTypeColumns,
  events: readonly Readonly<Record<string, unknown>>[],
  schemaFields: readonly SchemaField[] = [],
): EventField[] {
  const fields: Fields = new Map();
  for (const { name, type, description, paths, members } of columns) {
    add(fields, name, plainType(type), description);
    addMembers(fields, name, members);
    for (const path of paths) add(fields, `${name}.${path}`, "any", "");
  }
  for (const { target, type, description } of schemaFields) add(fields, target, filterTypeInWords(type), description);
  for (const event of events) addExamples(fields, "", event, 0);
  return [...fields].map(([path, { type, description, examples }]) => {
    return { path, type, description, examples: [...examples] };
  });
}

function add(fields: Fields, path: string, type: string, description: string): void {
  if (!fields.has(path)) fields.set(path, { type, description, examples: new Set() });
}

function addMembers(fields: Fields, path: string, members: readonly Member[] | null | undefined): void {
  for (const { name, type, description, members: inner, element } of members ?? []) {
    const below = `${path}.${name}`;
    add(fields, below, element ? `list of ${element.type}` : type, description ?? "");
    addMembers(fields, below, inner ?? element?.members);
  }
}

/** Values of events; members of objects that no schema names are fields as well, new columns are not. */
function addExamples(fields: Fields, path: string, value: unknown, depth: number): void {
  if (value === null || value === undefined || depth > depthMax) return;
  if (Array.isArray(value)) {
    for (const element of value.slice(0, examplesMax)) addExamples(fields, path, element, depth + 1);
    return;
  }
  if (typeof value === "object") {
    for (const [name, member] of Object.entries(value)) {
      const below = path === "" ? name : `${path}.${name}`;
      if (path !== "") add(fields, below, typeof member === "object" ? "any" : typeof member, "");
      addExamples(fields, below, member, depth + 1);
    }
    return;
  }
  const examples = fields.get(path)?.examples;
  if (examples && examples.size < examplesMax && value !== "") examples.add(String(value));
}

/** `ip_array` → `list of ip` */
function filterTypeInWords(type: string): string {
  return type.endsWith("_array") ? `list of ${filterTypeInWords(type.slice(0, -"_array".length))}` : type;
}

/** `Nullable(String)` → `string`; what the engine nests is shown in its members. */
function plainType(type: string): string {
  const bare = type.replace(/^(Nullable|LowCardinality)\((.*)\)$/, "$2");
  if (bare !== type) return plainType(bare);
  if (/^Array/.test(bare)) return "list";
  if (/^(JSON|Tuple|Map|Object)/.test(bare)) return "object";
  if (/^(U?Int|Decimal)/.test(bare)) return "int";
  if (/^Float/.test(bare)) return "float";
  if (/^Date/.test(bare)) return "timestamp";
  return bare.toLowerCase() === "bool" ? "boolean" : bare.toLowerCase();
}
