import type { MeasuredCoverage } from "../rules/rule-test-result.ts";
import { AnswerRefused } from "./decode-result.ts";

/** `BRANCHES_MAX` of coverage.py. */
const branchesMax = 1_000;

/**
 * Python's answer about the coverage of one detection; undefined where that does not load. Its numbers may be the code's
 * own invention, but are lines of its text, in order and each once.
 * @throws AnswerRefused
 */
export function decodeCoverage(
  json: Buffer,
  { id, body }: { readonly id: string; readonly body: string },
): MeasuredCoverage | undefined {
  const answer = parse(json);
  if (answer === null) return undefined;
  if (typeof answer !== "object") throw new AnswerRefused("the coverage is not an object");
  const { lines, missed, untaken } = answer as Readonly<Record<string, unknown>>;
  const last = body.split(/\r\n|\r|\n/).length;
  const known = readLines(lines, last);
  const isKnown = new Set(known);
  const notRun = readLines(missed, last);
  if (notRun.some((line) => !isKnown.has(line))) throw new AnswerRefused("a line that holds no code was not run");
  if (!Array.isArray(untaken) || untaken.length > branchesMax) throw new AnswerRefused("the branches are not a list");
  return { ruleId: id, lines: known, missed: notRun, untaken: untaken.map((pair) => readBranch(pair, last)) };
}

function parse(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString());
  } catch {
    throw new AnswerRefused("the coverage is not JSON");
  }
}

function readLines(value: unknown, last: number): number[] {
  if (!Array.isArray(value) || value.length > last) throw new AnswerRefused("the lines are not a list of its lines");
  return value.map((line: unknown, index) => {
    if (!isLine(line, last) || (index > 0 && line <= Number(value[index - 1]))) {
      throw new AnswerRefused("a line is none of its text");
    }
    return line;
  });
}

function readBranch(pair: unknown, last: number) {
  const [from, to] = Array.isArray(pair) && pair.length === 2 ? (pair as unknown[]) : [];
  if (!isLine(from, last) || !isLine(to, last)) throw new AnswerRefused("a branch is between no lines of its text");
  return { from, to };
}

function isLine(value: unknown, last: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= last;
}
