import type { FieldSchema, LogSchema, ValueSchema } from "@pharos/domain";

/** The schema for events that are stored already: whatever form their times had, they are RFC 3339 now. */
export function readingStoredTimes(schema: LogSchema): LogSchema {
  return { ...schema, fields: schema.fields.map(ofField) };
}

function ofField(field: FieldSchema): FieldSchema {
  return { ...field, ...ofValue(field) };
}

function ofValue(value: ValueSchema): ValueSchema {
  const { type, timeFormat, timeFormats, fields, element } = value;
  if (type === "timestamp") {
    return { ...value, timeFormats: ["rfc3339", ...(timeFormats ?? (timeFormat ? [timeFormat] : []))] };
  }
  return { ...value, ...(fields && { fields: fields.map(ofField) }), ...(element && { element: ofValue(element) }) };
}
