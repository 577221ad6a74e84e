/** Rows as JSON that are kept together. */
export interface ResultPage {
  readonly firstRow: number;
  readonly lines: readonly string[];
}

const pageRows = 1_000;
const pageChars = 1024 ** 2;

/**
 * Cuts rows into pages as they come. The first page is as large as the first rows that come, so that somebody can read
 * them at once; later ones have a thousand rows or a million characters.
 */
export async function* resultPages(
  batches: AsyncIterable<readonly (readonly unknown[])[]>,
): AsyncGenerator<ResultPage> {
  let firstRow = 0;
  let lines: string[] = [];
  let chars = 0;
  const take = (): ResultPage => {
    const page = { firstRow, lines };
    firstRow += lines.length;
    [lines, chars] = [[], 0];
    return page;
  };
  for await (const batch of batches) {
    for (const row of batch) {
      const line = JSON.stringify(row);
      lines.push(line);
      chars += line.length;
      if (lines.length >= pageRows || chars >= pageChars) yield take();
    }
    if (firstRow === 0 && lines.length > 0) yield take();
  }
  if (lines.length > 0) yield take();
}
