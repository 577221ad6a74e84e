import { csvRow } from "../text-records/csv-row.ts";

export interface CsvHeader {
  readonly delimiter: string;
  readonly columns: readonly string[];
}

const delimiters = [",", "\t", ";", "|"] as const;

/**
 * The header in the first of some lines: cells with distinct names, and as many in all lines. Undefined when there is
 * none; lines of data alone are not enough to name fields.
 */
export function csvHeader(lines: readonly string[]): CsvHeader | undefined {
  const [first = "", ...rest] = lines;
  const headers = delimiters.map((delimiter) => ({
    delimiter,
    columns: csvRow(first, delimiter).map((name) => name.trim()),
  }));
  const fitting = headers.filter(
    ({ delimiter, columns }) =>
      columns.length > 1 && areNames(columns) && rest.some((line) => csvRow(line, delimiter).length === columns.length),
  );
  return fitting.sort((a, b) => b.columns.length - a.columns.length)[0];
}

/** Names begin with a letter or a sign; two columns of one name, numbers and long texts are data. */
function areNames(columns: readonly string[]): boolean {
  const named = columns.filter((name) => name !== "");
  const distinct = new Set(named.map((name) => name.toLowerCase()));
  return (
    named.length > 1 && distinct.size === named.length && named.every((name) => /^[\p{L}_@$#][^"]{0,99}$/u.test(name))
  );
}
