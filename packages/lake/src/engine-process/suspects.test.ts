import { expect, it } from "vitest";
import { acquit, isRefused, type Suspects, suspectAfterEnd } from "./suspects.ts";

const start = new Date("2026-11-22T10:00:00Z");
/** `ab`: the engine ended while a and b were at work; `!a`: a finished; `24h`: time goes by. */
function refusedAfter(...events: string[]): string {
  let suspects: Suspects = new Map();
  let now = start;
  for (const event of events) {
    if (event === "24h") now = new Date(now.getTime() + 24 * 3_600_000);
    else if (event.startsWith("!")) suspects = acquit(suspects, event.slice(1));
    else suspects = suspectAfterEnd(suspects, new Set(event === "-" ? [] : event), now);
  }
  return [..."abcd"].filter((key) => isRefused(suspects, key, now)).join("");
}

it.each([
  { name: "nobody after one end", events: ["a"], refused: "" },
  { name: "one that was alone twice", events: ["a", "a"], refused: "a" },
  { name: "nobody of two different ones", events: ["a", "b"], refused: "" },
  { name: "the one that two companies share", events: ["abc", "ad"], refused: "a" },
  { name: "nobody of the same company twice, for any may be innocent", events: ["ab", "ab"], refused: "" },
  { name: "one that was alone and then in company", events: ["a", "ab"], refused: "a" },
  { name: "one that was in company and then alone, and not its company", events: ["ab", "a"], refused: "a" },
  { name: "a company of three ends", events: ["ab", "ab", "ab"], refused: "ab" },
  { name: "nobody who finished in between", events: ["ab", "!b", "ab"], refused: "a" },
  { name: "nobody who finished each time", events: ["a", "!a", "a", "!a"], refused: "" },
  { name: "still what was refused, though it is said to have finished", events: ["a", "a", "!a"], refused: "a" },
  { name: "nobody when nothing was at work", events: ["-", "-", "-"], refused: "" },
  { name: "nobody a day later", events: ["a", "a", "24h"], refused: "" },
  { name: "nobody for an end a day ago", events: ["a", "24h", "a"], refused: "" },
])("refuses $name", ({ events, refused }) => {
  expect(refusedAfter(...events)).toBe(refused);
});
