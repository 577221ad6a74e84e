import type { NotebookStep, QueryStep } from "@pharos/domain";

/** The rows of a query that are written to the file. */
export interface FoundRows {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Of all rows. */
  readonly rowCount: number;
  readonly startedAt: string;
}

interface WrittenNotebook {
  readonly name: string;
  readonly description: string;
  readonly steps: readonly NotebookStep[];
}

const cellLengthMax = 300;

/**
 * Writes a notebook as Markdown: notes unchanged, queries as code with the rows that they found.
 *
 * @param foundBy rows by the ID of their step; steps without an entry did not run
 */
export function notebookMarkdown(
  { name, description, steps }: WrittenNotebook,
  foundBy: ReadonlyMap<string, FoundRows>,
  now: Date,
): string {
  const head = [`# ${oneLine(name)}`, description, `*Exported from Pharos at ${now.toISOString()}*`];
  const body = steps.map((step) => (step.kind === "NOTE" ? step.text : queryMarkdown(step, foundBy.get(step.id))));
  return `${[...head, ...body].filter((part) => part.trim() !== "").join("\n\n")}\n`;
}

function queryMarkdown(step: QueryStep, found: FoundRows | undefined): string {
  const fence = "`".repeat(Math.max(3, ...[...step.text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
  const code = `${fence}${step.language === "sql" ? "sql" : "kusto"}\n${step.text.trimEnd()}\n${fence}`;
  return [...(step.title ? [`## ${oneLine(step.title)}`] : []), code, ...placeOf(step), ...rowsOf(found)].join("\n\n");
}

function placeOf({ databases, tables, relativeTime, startTime, endTime }: QueryStep): string[] {
  const places = [...databases, ...tables];
  const time = relativeTime ?? (startTime && endTime ? `${startTime} to ${endTime}` : "");
  const said = [places.join(", "), time].filter((part) => part !== "");
  return said.length > 0 ? [`In ${said.join(", ")}`] : [];
}

function rowsOf(found: FoundRows | undefined): string[] {
  if (found === undefined) return ["*Not run*"];
  const { columns, rows, rowCount, startedAt } = found;
  const count = rowCount === 1 ? "1 row" : `${rowCount.toLocaleString("en")} rows`;
  const shown = rows.length < rowCount ? `, the first ${rows.length} here` : "";
  const said = `${count} at ${startedAt}${shown}`;
  if (rows.length === 0) return [said];
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const table = [
    line(columns.map(cellText)),
    line(columns.map(() => "---")),
    ...rows.map((row) => line(columns.map((column) => cellText(row[column])))),
  ];
  return [`${said}:`, table.join("\n")];
}

/** Escapes a value so that it cannot end its cell or line, and is not read as HTML or a link. */
function cellText(value: unknown): string {
  const text = value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);
  const cut = text.length > cellLengthMax ? `${text.slice(0, cellLengthMax)}…` : text;
  return oneLine(cut).replace(/[\\|`*_[\]<>]/g, "\\$&");
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
