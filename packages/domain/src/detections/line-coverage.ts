/** A branch that was reached and never taken: no test went on from one line to the other. */
export interface UntakenBranch {
  readonly from: number;
  readonly to: number;
}

/** Which lines of a Python text tests run. Lines count from 1. */
export interface LineCoverage {
  /** Those that hold code, in order. */
  readonly lines: readonly number[];
  /** Those of them that no test runs. */
  readonly missed: readonly number[];
  readonly untaken: readonly UntakenBranch[];
}

/** `14 of 18 lines (77%)`. Rounded down: only what is covered as a whole has 100%. */
export function describeShare({ lines, missed }: Pick<LineCoverage, "lines" | "missed">): string {
  const run = lines.length - missed.length;
  const percent = lines.length === 0 ? 100 : Math.floor((100 * run) / lines.length);
  return `${run} of ${lines.length} ${lines.length === 1 ? "line" : "lines"} (${percent}%)`;
}

/** First and last of each run of lines that follow each other among those with code: 2 and 4, where 3 is empty. */
export function joinLines(lines: readonly number[], withCode: readonly number[]): { first: number; last: number }[] {
  const place = new Map(withCode.map((line, index) => [line, index]));
  const ranges: { first: number; last: number }[] = [];
  for (const line of lines) {
    const before = ranges.at(-1);
    const follows = before !== undefined && place.get(line) === (place.get(before.last) ?? Number.NaN) + 1;
    if (follows) before.last = line;
    else ranges.push({ first: line, last: line });
  }
  return ranges;
}

/** `8, 13, 20–21` */
export function describeLines(lines: readonly number[], withCode: readonly number[]): string {
  return joinLines(lines, withCode)
    .map(({ first, last }) => (first === last ? `${first}` : `${first}\u2013${last}`))
    .join(", ");
}

/** Branches that miss nothing but a way: where they lead, other tests come by another way. */
export function partlyTaken({ missed, untaken }: Pick<LineCoverage, "missed" | "untaken">): UntakenBranch[] {
  const isMissed = new Set(missed);
  return untaken.filter(({ to }) => !isMissed.has(to));
}
