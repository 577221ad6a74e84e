import { expect, it } from "vitest";
import { makeOddTables } from "../../../testing/odd-tables.ts";
import { runFlow } from "../../../testing/run-flow.ts";

const odd = makeOddTables();

function found(terms: string, table = "odd"): unknown[] {
  const answer = runFlow(`${table} | search ${terms} | project number | sort number`, odd);
  return answer.rows.map(([number]) => number);
}

const first = 7;
const third = 9223372036854775807n;

it.each([
  ["a text, whatever its capitals", "'TWO WORDS'", [first]],
  ["a text beyond ASCII, whatever its capitals", "'üNÏCODE'", [Number(third)]],
  ["a text in a list", "'one'", [first]],
  ["a text deep in JSON", "'deep'", [first]],
  ["a text in a list of objects", "'q'", [Number(third), first]],
  ["a number as a part of its digits", "2147483", [Number(third)]],
  ["no key of an object", "'odd key'", []],
  ["no key of an object in a list", "'tags'", []],
  ["quotes and backslashes as they are", "'\\\\ \"'", [Number(third)]],
  ["what has a star between", "'a=*words'", [first]],
  ["what one column has", "words:'one'", [first]],
  ["what one path has", "record.a.b:'eep'", [first]],
  ["nothing where another column has it", "text:'one'", []],
  ["both of two texts", "'two' and 'deep'", [first]],
  ["either, but not a third", "('two' or 'quoted') and not 'deep'", [Number(third)]],
])("finds %s", (_what, terms, numbers) => {
  expect(found(terms)).toEqual(numbers);
});

it("regards capitals where it is told to", () => {
  expect(found("kind=case_sensitive 'TWO'")).toEqual([]);
  expect(found("kind=case_sensitive 'two'")).toEqual([first]);
});

it("reads what the form selects, and all logs without a form", () => {
  const count = (selectedTables?: string[]) =>
    runFlow("search 'one' | count", odd, selectedTables && { selectedTables }).rows;
  expect(count(["pharos_logs.public.other"])).toEqual([[1]]);
  expect(count()).toEqual([[2]]);
});
