/** A field as it is written into a document. */
export interface NewField {
  readonly name: string;
  readonly type: FieldTypeChoice;
  readonly timeFormat?: string;
  readonly indicators?: readonly string[];
}

export const fieldTypeChoices = ["string", "int", "bigint", "float", "boolean", "timestamp"] as const;
export type FieldTypeChoice = (typeof fieldTypeChoices)[number];

const timeForms: readonly (readonly [form: RegExp, format: string])[] = [
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/, "rfc3339"],
  [/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, "%Y-%m-%d %H:%M:%S"],
  [/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+$/, "%Y-%m-%d %H:%M:%S.%f"],
  [/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d [+-]\d{4}$/, "%d/%b/%Y:%H:%M:%S %z"],
  [/^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d$/, "%b %e %H:%M:%S"],
  [/^1\d{9}(?:\.\d+)?$/, "unix"],
  [/^1\d{12}$/, "unix_ms"],
];
const address = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/;
const intMax = 2 ** 31 - 1;

export function suggestType(value: string): FieldTypeChoice {
  if (timeForms.some(([form]) => form.test(value))) return "timestamp";
  if (/^-?(?:0|[1-9]\d{0,18})$/.test(value)) return Math.abs(Number(value)) > intMax ? "bigint" : "int";
  if (/^-?\d{1,15}\.\d{1,15}$/.test(value)) return "float";
  return /^(?:true|false)$/.test(value) ? "boolean" : "string";
}

/** The field with what its type needs, as far as the value tells. */
export function fieldOf(name: string, type: FieldTypeChoice, value: string): NewField {
  if (type === "timestamp") {
    return { name, type, timeFormat: timeForms.find(([form]) => form.test(value))?.[1] ?? "rfc3339" };
  }
  const indicator = type === "string" ? indicatorOf(value) : undefined;
  return indicator === undefined ? { name, type } : { name, type, indicators: [indicator] };
}

function indicatorOf(value: string): string | undefined {
  if (address.test(value) || /^[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}$/i.test(value)) return "ip";
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? "email" : undefined;
}
