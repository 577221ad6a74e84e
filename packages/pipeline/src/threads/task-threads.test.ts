import { afterAll, expect, test } from "vitest";
import { TaskThreads } from "./task-threads.ts";
import type { testTasks } from "./test-tasks.ts";

const module = new URL("./test-worker.ts", import.meta.url);
const threads = new TaskThreads<typeof testTasks>({ module, threadsMax: 2, memoryMbMax: 64 });
afterAll(() => threads.stop());
const run = { subject: "The upload", limitMs: 10_000 };

test("gives back what the task made, and throws what it threw", async () => {
  expect(await threads.run("half", 8, run)).toBe(4);
  await expect(threads.run("half", 7, run)).rejects.toMatchObject({
    code: "test.odd",
    category: "InvalidInput",
    message: "7 is odd",
  });
  await expect(threads.run("fail", undefined as never, run)).rejects.toThrow("nobody expected this");
});

test("ends a task that has no end, names what it was at, and goes on with the next", async () => {
  await expect(threads.run("spin", undefined, { ...run, limitMs: 100 })).rejects.toMatchObject({
    category: "TooLarge",
    message: "The file a.yml took longer than 1 s to read. Make it smaller or simpler, or send it in parts.",
  });
  expect(await threads.run("half", 2, run)).toBe(1);
});

test("ends a task that needs too much memory", async () => {
  await expect(threads.run("fill", undefined as never, run)).rejects.toThrow(
    "The upload needed more than 64 MB of memory",
  );
});

test("refuses what is nested too deeply", async () => {
  expect(await threads.run("nest", 10, run)).toBe(10);
  await expect(threads.run("nest", 1e7, run)).rejects.toThrow("The upload is nested too deeply");
});

test("answers what a task asks, and ends one that gets no answer", async () => {
  const answer = async (name: string, input: unknown) => {
    if (input === "unknown") throw new Error("there is none");
    return `${name} ${String(input)}`;
  };
  expect(await threads.run("question", "x", { ...run, answer })).toBe("answer: question x");
  await expect(threads.run("question", "unknown", { ...run, answer })).rejects.toThrow("there is none");
});

test("tells of a thread that ended by itself", async () => {
  await expect(threads.run("end", undefined as never, run)).rejects.toThrow("The thread ended before its task");
  expect(await threads.run("half", 2, run)).toBe(1);
});

test("one owner's tasks wait for each other, and leave a thread for others", async () => {
  const mine = { subject: "Mine", limitMs: 60_000, owner: "me" };
  const endless = [threads.run("spin", undefined, mine), threads.run("spin", undefined, mine)];
  for (const one of endless) one.catch(() => undefined);
  expect(await threads.run("half", 2, { ...run, owner: "you" })).toBe(1);
  const more = Array.from({ length: 20 }, () => threads.run("half", 2, mine));
  for (const one of more) one.catch(() => undefined);
  await expect(more.at(-1)).rejects.toMatchObject({ category: "TooManyRequests", retryAfterSeconds: 5 });
  expect(await threads.run("half", 4, { ...run, owner: "you" })).toBe(2);
});
