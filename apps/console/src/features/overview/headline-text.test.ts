import { expect, test } from "vitest";
import { openText, troubledHealths, troubleText } from "./headline-text.ts";

test("names the two worst severities that are open", () => {
  expect(
    openText([
      ["CRITICAL", 0],
      ["HIGH", 1200],
      ["MEDIUM", 3],
      ["LOW", 9],
    ]),
  ).toBe("1,200 high, 3 medium");
  expect(openText([["CRITICAL", 0]])).toBe("None");
});

test("says what is wrong with the sources, and links to those that need a hand", () => {
  const counts = [
    { label: "HEALTHY", count: 9 },
    { label: "FAILING", count: 1 },
    { label: "NO_DATA", count: 2 },
  ];
  expect(troubleText(counts)).toBe("1 failing, 2 without data");
  expect(troubledHealths(counts)).toEqual(["FAILING"]);
  expect(troubleText([{ label: "HEALTHY", count: 9 }])).toBe("All healthy");
  expect(troubleText([])).toBe("None yet");
});
