import type { DetectionTest } from "@pharos/domain";
import type { ContentFile } from "../repository/content-file.ts";
import type { ContentProblem } from "../yaml/content-problem.ts";

/** File name's ending → whether the rule must match each of its events. */
const endings = { ".match.jsonl": true, ".nomatch.jsonl": false } as const;

/**
 * The tests of a rule: each line of `<name>.match.jsonl` and `<name>.nomatch.jsonl` beside it is an event, in the
 * form in which rules see events. `names` are those that the rule goes by.
 */
export async function readSigmaTests(
  names: readonly string[],
  beside: ContentFile,
  item: string,
  problems: ContentProblem[],
): Promise<DetectionTest[]> {
  const tests: DetectionTest[] = [];
  for (const name of new Set(names.filter((candidate) => !candidate.includes("/")))) {
    for (const [ending, expectedResult] of Object.entries(endings)) {
      const file = name + ending;
      const text = await beside.readBeside(file).catch(() => "");
      for (const [index, line] of text.split("\n").entries()) {
        if (line.trim() === "") continue;
        const log = parseEvent(line);
        if (log === undefined)
          problems.push({ file: pathBeside(beside.name, file), item, line: index + 1, ...notAnEvent });
        else tests.push({ name: `${file}:${index + 1}`, expectedResult, log, mocks: [] });
      }
    }
  }
  return tests;
}

/** The files that `readSigmaTests` reads them from again: name's ending → text. */
export function sigmaTestFiles(tests: readonly DetectionTest[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(endings).flatMap(([ending, expectedResult]) => {
      const events = tests
        .filter((test) => test.expectedResult === expectedResult)
        .map(({ log }) => JSON.stringify(log));
      return events.length === 0 ? [] : [[ending, `${events.join("\n")}\n`]];
    }),
  );
}

const notAnEvent = { column: 1, message: "each line must be an event: a JSON object" } as const;

function pathBeside(file: string, name: string): string {
  return file.includes("/") ? `${file.slice(0, file.lastIndexOf("/"))}/${name}` : name;
}

function parseEvent(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
