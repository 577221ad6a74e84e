import type { LineCoverage } from "@pharos/domain";
import type { LineMark } from "@pharos/ui/code-editor";

const noMarks: readonly LineMark[] = [];

/** A mark for each line with code: run, not run, or run without going on everywhere. */
export function markLines(coverage: LineCoverage | undefined): readonly LineMark[] {
  if (coverage === undefined) return noMarks;
  const missed = new Set(coverage.missed);
  const waysFrom = Map.groupBy(coverage.untaken, ({ from }) => from);
  return coverage.lines.map((line): LineMark => {
    if (missed.has(line)) return { line, kind: "missed", text: "No test runs this line." };
    const ways = (waysFrom.get(line) ?? []).map(({ to }) => to);
    if (ways.length === 0) return { line, kind: "covered", text: "Tests run this line." };
    return { line, kind: "partial", text: `No test goes from here to line ${ways.join(" or ")}.` };
  });
}

/** Where the line begins, from 1; the end of the text for a line behind it. */
export function offsetOfLine(text: string, line: number): number {
  let offset = 0;
  for (let left = line - 1; left > 0; left--) {
    const end = text.indexOf("\n", offset);
    if (end < 0) return text.length;
    offset = end + 1;
  }
  return offset;
}
