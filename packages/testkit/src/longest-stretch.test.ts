import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { longestStretch, stretchLimit } from "./longest-stretch.ts";

/** Keeps the thread busy for so much of its processor time. */
function spin(ms: number): void {
  const { user, system } = process.threadCpuUsage();
  for (;;) {
    const now = process.threadCpuUsage();
    if (now.user + now.system - user - system >= ms * 1000) return;
  }
}

test("tells one long stretch from many short ones", async () => {
  const many = await longestStretch(async () => {
    for (let n = 0; n < 20; n++) {
      spin(10);
      await setImmediate();
    }
  });
  const one = await longestStretch(async () => spin(200));
  expect(one).toBeGreaterThanOrEqual(200);
  expect(many).toBeLessThan(100);
});

test("lets a small body hold up others for 100 ms, whatever the machine", () => {
  expect(stretchLimit(0)).toBe(100);
  expect(stretchLimit(100_000)).toBe(100);
});
