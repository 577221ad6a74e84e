/** Prints for people (a table) or for machines (`--json`: a JSON line each). */
export interface Output {
  list(rows: readonly Record<string, unknown>[], columns: readonly string[]): void;
  object(value: Record<string, unknown>, sentence: string): void;
}

export function createOutput(isJson: boolean, write: (line: string) => void): Output {
  if (isJson) {
    return {
      list: (rows) => {
        for (const row of rows) write(JSON.stringify(row));
      },
      object: (value) => write(JSON.stringify(value)),
    };
  }
  return {
    list: (rows, columns) => {
      for (const line of tableLines(rows, columns)) write(line);
    },
    object: (_value, sentence) => write(sentence),
  };
}

const cellWidthMax = 60;

/** A heading and a line a row, columns padded to their widest cell; "Nothing to show." without rows. */
export function tableLines(rows: readonly Record<string, unknown>[], columns: readonly string[]): string[] {
  if (rows.length === 0) return ["Nothing to show."];
  const cells = rows.map((row) => columns.map((column) => cellText(row[column])));
  const widths = columns.map((column, i) => Math.max(column.length, ...cells.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join("  ")
      .trimEnd();
  return [line(columns.map((c) => c.toUpperCase())), ...cells.map(line)];
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.length > cellWidthMax ? `${text.slice(0, cellWidthMax - 1)}…` : text;
}
