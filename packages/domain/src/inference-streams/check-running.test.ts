import { expect, test } from "vitest";
import { checkRunning } from "./check-running.ts";

const others = (count: number) => Array.from({ length: count }, (_one, i) => `other${i}`);

test.each([
  { owners: [], says: undefined },
  { owners: ["me", "me", ...others(7)], says: undefined },
  { owners: ["me", "me", "me"], says: "3 of your AI answers" },
  { owners: others(10), says: "10 AI responses are being written" },
])("$owners.length at work → $says", ({ owners, says }) => {
  if (says === undefined) expect(checkRunning(owners, "me")).toBeUndefined();
  else expect(() => checkRunning(owners, "me")).toThrow(says);
});
