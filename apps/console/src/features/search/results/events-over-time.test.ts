import { expect, test } from "vitest";
import { changeText } from "./events-over-time.tsx";

test.each([
  [1200, 1000, "+20 % against 1,000 in the period before"],
  [500, 1000, "−50 % against 1,000 in the period before"],
  [1000, 1001, "About as many as 1,001 in the period before"],
  [5, 0, "Up from 0 in the period before"],
  [0, 0, "None in the period before either"],
])("%d events after %d: %s", (now, before, text) => {
  expect(changeText(now, before)).toBe(text);
});
