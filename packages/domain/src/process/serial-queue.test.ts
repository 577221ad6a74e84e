import { expect, test } from "vitest";
import { createSerialQueue } from "./serial-queue.ts";

test("runs one piece of work at a time, in order", async () => {
  const queue = createSerialQueue();
  const told: string[] = [];
  const work = (name: string) => async () => {
    told.push(`${name} begins`);
    await Promise.resolve();
    told.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([queue.run(work("a")), queue.run(work("b"))])).toEqual(["a", "b"]);
  expect(told).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});

test("goes on after work that fails, and says so to its caller alone", async () => {
  const queue = createSerialQueue();
  const failing = queue.run(() => Promise.reject(new Error("no")));
  const next = queue.run(async () => "done");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
});

test("is idle when everything that was asked for has ended", async () => {
  const queue = createSerialQueue();
  const told: string[] = [];
  queue.run(async () => told.push("ran"));
  await queue.idle();
  expect(told).toEqual(["ran"]);
});
