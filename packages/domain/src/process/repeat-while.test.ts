import { expect, test } from "vitest";
import { repeatWhile } from "./repeat-while.ts";

test("repeats until the work has ended, also after a repeat that failed", async () => {
  const third = Promise.withResolvers<string>();
  let count = 0;
  const repeat = async () => {
    count++;
    if (count === 1) throw new Error("no");
    if (count === 3) third.resolve("done");
  };
  expect(await repeatWhile(() => third.promise, repeat, 1)).toBe("done");
  expect(count).toBe(3);
});

test.each(["resolves", "rejects"])("when the work %s, waits for a repeat that is under way", async (how) => {
  const begun = Promise.withResolvers<void>();
  const leaseRenewed = Promise.withResolvers<void>();
  const told: string[] = [];
  const repeat = async () => {
    begun.resolve();
    await leaseRenewed.promise;
    told.push("renewed");
  };
  const work = async () => {
    await begun.promise;
    if (how === "rejects") throw new Error("broken");
  };
  const settled = repeatWhile(work, repeat, 1)
    .catch(() => undefined)
    .then(() => told.push("settled"));
  await begun.promise;
  leaseRenewed.resolve();
  await settled;
  expect(told).toEqual(["renewed", "settled"]);
});

test("rejects with what the work rejects with", async () => {
  await expect(
    repeatWhile(
      () => Promise.reject(new Error("broken")),
      async () => undefined,
      1,
    ),
  ).rejects.toThrow("broken");
});
