import { expect, it } from "vitest";
import { restartDelayMs } from "./restart-delay.ts";

it.each([
  { ends: 1, failed: 0, delay: 0 },
  { ends: 5, failed: 0, delay: 0 },
  { ends: 6, failed: 0, delay: 2000 },
  { ends: 100, failed: 0, delay: 2000 },
  { ends: 1, failed: 1, delay: 1000 },
  { ends: 1, failed: 3, delay: 4000 },
  { ends: 1, failed: 20, delay: 30_000 },
])("waits $delay ms after $ends ends in a minute and $failed failed starts", ({ ends, failed, delay }) => {
  expect(restartDelayMs(ends, failed)).toBe(delay);
});
