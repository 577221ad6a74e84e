import { expect, test, vi } from "vitest";
import { createStartProgress } from "./start-progress.ts";

test("says what a start waits for, again and again, until it has it", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const told: string[] = [];
  const { promise, resolve } = Promise.withResolvers<number>();
  const waiting = createStartProgress((message) => told.push(message)).during("Python", promise);
  vi.advanceTimersByTime(4_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(5_001);
  resolve(7);
  expect(await waiting).toBe(7);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(told).toEqual([
    "Pharos is starting and has been waiting for Python for 5 s",
    "Pharos is starting and has been waiting for Python for 10 s",
  ]);
});
