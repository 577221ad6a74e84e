/** Parses comma-separated values with a header into objects; quotes may hold commas, quotes and line ends. */
export function parseCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = parseRows(text.replace(/^\uFEFF/, ""));
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ""])));
}

function parseRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) break;
    const [, quoted, plain = "", end] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ",") {
      if (cell.lastIndex === text.length) row.push("");
      else continue;
    }
    rows.push(row);
    row = [];
  }
  return rows.filter(({ length }, at) => length > 1 || rows[at]?.[0] !== "");
}
