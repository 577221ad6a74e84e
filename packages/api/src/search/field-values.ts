import { elementsOfKey, flowPath } from "@pharos/flow";
import type { FormSteps } from "@pharos/pipeline";

const topMax = 10;

/**
 * The most frequent values of a field as texts, each with how often it occurs, how often any value does, and how many
 * values there are. A value of a list counts each time it occurs.
 */
export function fieldValuesSteps(key: string): FormSteps {
  return {
    ofTable: (table) => {
      const of = elementsOfKey(key, table);
      if (of === undefined) return `\n | project value = string(${flowPath(key)})`;
      return `\n | project x = ${of.list} | expand x | project value = string(${of.element})`;
    },
    ofAll: () =>
      [
        "\n| where value != null | summarize hits = agg.count() by value",
        "serialize present = row_total(hits), distinct = row_total(1)",
        `sort hits desc, value asc | limit ${topMax}`,
      ].join("\n| "),
  };
}

/** What the steps find. */
export function fieldSummaryOf(key: string, rows: readonly (readonly unknown[])[]) {
  const top = rows.map(([value, hits]) => ({ value, count: Number(hits) }));
  const [, , present = 0, distinct = 0] = rows[0] ?? [];
  return { key, total: Number(present), distinct: Number(distinct), top };
}
