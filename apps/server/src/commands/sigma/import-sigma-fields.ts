import { askedFields } from "@pharos/detection-content";
import { columnNameOf, type FieldSchema, type LogSchema, type Rule, type ValueSchema } from "@pharos/domain";

/** Fields that the rule asks for and that none of its log types keeps. Of a log type without a schema nothing is known. */
export function fieldsNotKept(rule: Rule, schemas: ReadonlyMap<string, LogSchema>): string[] {
  const known = rule.logTypes.map((logType) => schemas.get(logType));
  return askedFields(rule)
    .filter(({ paths }) => known.every((schema) => schema !== undefined && !paths.some((path) => keeps(schema, path))))
    .map(({ name }) => name);
}

function keeps({ fields }: LogSchema, path: string): boolean {
  return path.startsWith("p_") || isAmong(fields, path.toLowerCase().split("."));
}

/** Names match in any capitalisation, as rules read them; below a member of type json there may be anything. */
function isAmong(fields: readonly FieldSchema[], [name, ...rest]: readonly string[]): boolean {
  const field = fields.find((candidate) => columnNameOf(candidate.name).toLowerCase() === name);
  return field !== undefined && (rest.length === 0 || leadsOn(field, rest));
}

function leadsOn(value: ValueSchema, rest: readonly string[]): boolean {
  if (value.type === "json") return true;
  if (value.type === "array") return value.element !== undefined && leadsOn(value.element, rest);
  return value.fields !== undefined && isAmong(value.fields, rest);
}
