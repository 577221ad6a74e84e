import { invalidInput, type QueryParams } from "@pharos/domain";
import { elementsOfKey, type FlowTable, flowPath } from "@pharos/flow";

/** PharosFlow behind the conditions of a search form; each operator with the pipe before it. */
interface FormSteps {
  /** For the rows of each table by itself. */
  readonly ofTable?: (table: FlowTable) => string;
  readonly ofAll: string;
}

/** As many as a chart draws. */
const topMax = 25;

/** What a form counts in place of showing its events; undefined where it shows them. @throws input.invalid */
export function formCounts({ countSeconds, countKey }: QueryParams): FormSteps | undefined {
  if (countSeconds !== undefined) return eventCounts(countSeconds);
  return countKey === undefined ? undefined : valueCounts(countKey);
}

/** Events by log type, in buckets of so many seconds since 1970. */
function eventCounts(seconds: number): FormSteps {
  if (seconds < 1) throw invalidInput(`countSeconds must be at least 1, not ${seconds}`);
  return { ofAll: `\n| summarize events = agg.count() by at = bin(p_event_time, ${seconds * 1000}ms), p_log_type` };
}

/**
 * The most frequent values of a field as texts, each with how often it occurs, how often any value does, and how many
 * values there are. A value of a list counts each time it occurs.
 */
function valueCounts(key: string): FormSteps {
  return {
    ofTable: (table) => {
      const of = elementsOfKey(key, table);
      if (of === undefined) return `\n | project value = string(${flowPath(key)})`;
      return `\n | project x = ${of.list} | expand x | project value = string(${of.element})`;
    },
    ofAll: [
      "\n| where value != null | summarize hits = agg.count() by value",
      "serialize present = row_total(hits), distinct = row_total(1)",
      `sort hits desc, value asc | limit ${topMax}`,
    ].join("\n| "),
  };
}
