type TakeCell = (start: number, end: number, isQuoted: boolean) => void;

/**
 * The cells of one line. Quotes are lax: one inside a bare cell is a character like others, one inside a quoted
 * cell that neither doubles nor ends it too.
 */
export function csvRow(line: string, delimiter: string): string[] {
  if (!line.includes('"')) return line.split(delimiter);
  const cells: string[] = [];
  eachCell(line, delimiter, (start, end, isQuoted) => {
    const cell = line.slice(start, end);
    cells.push(isQuoted ? cell.replaceAll('""', '"') : cell);
  });
  return cells;
}

/** The places of the cells of one line, between their quotes where they have some. */
export function eachCell(line: string, delimiter: string, take: TakeCell): void {
  let at = 0;
  while (at <= line.length) {
    if (line[at] === '"') {
      const end = quotedCellEnd(line, at, delimiter);
      take(at + 1, end, true);
      at = end + 2;
    } else {
      const next = line.indexOf(delimiter, at);
      const end = next < 0 ? line.length : next;
      take(at, end, false);
      at = end + 1;
    }
  }
}

/** True when the text breaks off in a quoted cell, which the next line may go on with. */
export function endsWithinCell(text: string, delimiter: string): boolean {
  for (let at = 0; at < text.length; ) {
    if (text[at] === '"') {
      const end = quotedCellEnd(text, at, delimiter);
      if (end === text.length) return true;
      at = end + 2;
    } else {
      const next = text.indexOf(delimiter, at);
      if (next < 0) return false;
      at = next + 1;
    }
  }
  return false;
}

/** The place of the quote that ends a cell: the first that the delimiter or the line's end follows. */
function quotedCellEnd(line: string, start: number, delimiter: string): number {
  let at = start + 1;
  while (true) {
    const quote = line.indexOf('"', at);
    if (quote < 0) return line.length;
    const after = line[quote + 1];
    if (after === undefined || after === delimiter || (after === "\r" && quote + 2 === line.length)) return quote;
    at = quote + (after === '"' ? 2 : 1);
  }
}
