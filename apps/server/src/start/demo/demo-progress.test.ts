import { expect, test } from "vitest";
import { MonthProgress } from "./demo-progress.ts";

const [begin, end] = [new Date(1_000), new Date(5_000)];
const writtenMs = ({ now }: MonthProgress) => now?.writtenUpTo.getTime();

test("reaches as far as everything is durable, whatever ends first", async () => {
  const progress = new MonthProgress();
  expect(progress.now).toBeUndefined();
  progress.begin(begin, end);
  expect(writtenMs(progress)).toBe(1_000);
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const followed = [progress.follow(2_000, first.promise), progress.follow(3_000, second.promise)];
  second.resolve();
  await followed[1];
  expect(writtenMs(progress)).toBe(2_000);
  first.resolve();
  await followed[0];
  expect(progress.now).toMatchObject({ beginsAt: begin, endsAt: end, writtenUpTo: new Date(2_000), isComplete: false });
  progress.complete();
  expect(progress.now).toMatchObject({ writtenUpTo: end, isComplete: true });
});

test("does not go on where a delivery failed", async () => {
  const progress = new MonthProgress();
  progress.begin(begin, end);
  await expect(progress.follow(2_000, Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  await progress.follow(3_000, Promise.resolve());
  expect(writtenMs(progress)).toBe(2_000);
});
