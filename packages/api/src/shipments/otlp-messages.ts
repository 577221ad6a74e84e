/** How a field of OTLP's logs is written in protobuf, and what it is called in its JSON form. */
export interface OtlpField {
  readonly name: string;
  readonly kind:
    | "message"
    | "string"
    | "bool"
    | "int64"
    | "double"
    | "bytes"
    | "hex"
    | "fixed64"
    | "fixed32"
    | "uint32";
  /** The message that it holds. */
  readonly message?: string;
  readonly isRepeated?: true;
}

const message = (name: string, of: string): OtlpField => ({ name, kind: "message", message: of });
const list = (name: string, of: string): OtlpField => ({ ...message(name, of), isRepeated: true });

/** By the numbers of opentelemetry/proto/logs/v1; fields that are not listed are skipped. */
export const otlpMessages: Readonly<Record<string, Readonly<Record<number, OtlpField>>>> = {
  request: { 1: list("resourceLogs", "resourceLogs") },
  resourceLogs: { 1: message("resource", "resource"), 2: list("scopeLogs", "scopeLogs") },
  resource: { 1: list("attributes", "keyValue") },
  scopeLogs: { 1: message("scope", "scope"), 2: list("logRecords", "logRecord") },
  scope: {
    1: { name: "name", kind: "string" },
    2: { name: "version", kind: "string" },
    3: list("attributes", "keyValue"),
  },
  logRecord: {
    1: { name: "timeUnixNano", kind: "fixed64" },
    2: { name: "severityNumber", kind: "uint32" },
    3: { name: "severityText", kind: "string" },
    5: message("body", "anyValue"),
    6: list("attributes", "keyValue"),
    8: { name: "flags", kind: "fixed32" },
    9: { name: "traceId", kind: "hex" },
    10: { name: "spanId", kind: "hex" },
    11: { name: "observedTimeUnixNano", kind: "fixed64" },
    12: { name: "eventName", kind: "string" },
  },
  keyValue: { 1: { name: "key", kind: "string" }, 2: message("value", "anyValue") },
  anyValue: {
    1: { name: "stringValue", kind: "string" },
    2: { name: "boolValue", kind: "bool" },
    3: { name: "intValue", kind: "int64" },
    4: { name: "doubleValue", kind: "double" },
    5: message("arrayValue", "values"),
    6: message("kvlistValue", "pairs"),
    7: { name: "bytesValue", kind: "bytes" },
  },
  values: { 1: list("values", "anyValue") },
  pairs: { 1: list("values", "keyValue") },
};
