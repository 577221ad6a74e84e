import { type IndicatorField, indicatorFields } from "../events/standard-fields.ts";

/** Values to look for among the indicators of all events. */
export interface IndicatorSearch {
  readonly indicators: readonly string[];
  /** The only field to look into; absent: those that hold values of each one's kind. */
  readonly field?: IndicatorField;
}

/** An execution keeps it as its text. */
export function indicatorSearchText({ indicators, field }: IndicatorSearch): string {
  return JSON.stringify({ indicators, ...(field && { field }) });
}

/** Undefined for a text that is none. */
export function readIndicatorSearch(text: string): IndicatorSearch | undefined {
  try {
    const { indicators, field } = JSON.parse(text) as { indicators?: unknown; field?: unknown };
    if (!Array.isArray(indicators) || !indicators.every((value) => typeof value === "string")) return undefined;
    return { indicators, ...(isIndicatorField(field) && { field }) };
  } catch {
    return undefined;
  }
}

function isIndicatorField(name: unknown): name is IndicatorField {
  return typeof name === "string" && Object.hasOwn(indicatorFields, name);
}
