import { expect, it } from "vitest";
import * as Word from "../../syntax/word.ts";
import { wordSpelling } from "./operator-spelling.ts";

it("numbers every word in the order of the spellings", () => {
  const { spellings, ...numbers } = Word;
  const named = Object.entries(numbers).sort(([, a], [, b]) => a - b);
  expect(named.map(([name]) => name.toLowerCase())).toEqual(
    spellings.split(/\s+/).map((word) => word.replace(/[-_]/g, "")),
  );
  expect(named.map(([, number]) => number)).toEqual(named.map((_, index) => index + 1));
  expect(wordSpelling(Word.ProjectAway)).toBe("project-away");
});
