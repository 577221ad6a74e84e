import type { QueryFilters } from "@pharos/domain";
import { type FlowTable, tableTitle } from "../catalogue/flow-catalogue.ts";
import type { FlowForm, FormTimes } from "./flow-form.ts";
import { quoteFlow } from "./flow-literals.ts";
import { flowOfFilters, listPlaces } from "./flow-of-filters.ts";

/**
 * The form as a person would write it in PharosFlow; `readForm` reads it back. It finds the events that the form finds.
 * @param described the columns of its tables, those that stand behind a star included
 * @throws input.invalid names the condition and what it needs
 */
export function writeForm(form: FlowForm, described: readonly FlowTable[]): string {
  const { text, filters, direction, limit } = form;
  const source = sourceOf(form, described);
  const conditions = [
    form.times === undefined ? undefined : timesText(form.times),
    text === undefined ? undefined : `row.contains(${quoteFlow(text)})`,
    source.isFiltered ? undefined : filterText(filters, source.columns),
  ];
  return [
    source.text,
    ...conditions.flatMap((condition) => (condition === undefined ? [] : [`| where ${condition}`])),
    `| sort p_event_time ${direction === "ascending" ? "asc" : "desc"}`,
    `| limit ${limit}`,
  ].join("\n");
}

interface FormSource {
  readonly text: string;
  /** The columns of all tables as those of one. */
  readonly columns: FlowTable;
  /** Its branches hold the filters already. */
  readonly isFiltered: boolean;
}

/** A key that means a list in one table and a single value in another is asked of each table by itself. */
function sourceOf({ tables, filters }: FlowForm, described: readonly FlowTable[]): FormSource {
  const columns = allColumns(described);
  if (isAlike(filters, described)) {
    const isOne = tables.length === 1 && !tables[0]?.endsWith("*");
    return { text: `${isOne ? "" : "union "}${tables.join(", ")}`, columns, isFiltered: false };
  }
  const branches = described.map((table) => `(${tableTitle(table)} | where ${filterText(filters, table)})`);
  return { text: `union ${branches.join(",\n  ")}`, columns, isFiltered: true };
}

function isAlike({ ors }: QueryFilters, tables: readonly FlowTable[]): boolean {
  const keys = new Set(ors.flatMap(({ ands }) => ands.map(({ key }) => key)));
  return [...keys].every((key) => listPlaces(key, tables).size <= 1);
}

function allColumns(tables: readonly FlowTable[]): FlowTable {
  const byName = new Map(tables.flatMap(({ columns }) => columns.map((column) => [column.name.toLowerCase(), column])));
  return { database: "", name: "", columns: [...byName.values()] };
}

/** Alone, a text that is looked for anywhere would be read as the form's own. */
function filterText(filters: QueryFilters, table: FlowTable): string | undefined {
  const text = flowOfFilters(filters, table, "named");
  return text !== undefined && /^row\.contains\('(?:[^'\\]|\\.)*'\)$/s.test(text) ? `(${text})` : text;
}

function timesText(times: FormTimes): string {
  if ("last" in times) return `p_event_time > time.ago(${times.last})`;
  const [from, to] = [times.fromMs, times.toMs].map((ms) => `datetime(${new Date(ms).toISOString()})`);
  return `p_event_time >= ${from} and p_event_time < ${to}`;
}
