import { expect, test } from "vitest";
import { followContent } from "./follow-content.ts";

/** A wait that ends when the test says so, or when its signal does. */
function startFollowing(reload: () => Promise<void> = async () => undefined) {
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const problems: string[] = [];
  let notice: () => void = () => undefined;
  let reloads = 0;
  const following = followContent({
    onChanged: (hear) => {
      notice = hear;
      return new AsyncDisposableStack();
    },
    reloadIfChanged: async () => {
      reloads += 1;
      await reload();
    },
    onProblem: (what) => problems.push(what),
    wait: (ms, signal) =>
      new Promise<void>((resolve) => {
        if (signal.aborted) return resolve();
        signal.addEventListener("abort", () => resolve(), { once: true });
        waits.push({ ms, end: resolve });
      }),
  });
  return { following, waits, problems, notice: () => notice(), reloads: () => reloads };
}

test("looks at once after a notice, and once for many that come together", async () => {
  const { following, waits, notice, reloads } = startFollowing();
  notice();
  notice();
  await expect.poll(() => waits.map(({ ms }) => ms)).toEqual([2_000, 100]);
  notice();
  waits[1]?.end();
  await expect.poll(reloads).toBe(1);
  expect(waits).toHaveLength(3);
  await following[Symbol.asyncDispose]();
});

test("looks every two seconds where no notice comes", async () => {
  const { following, waits, reloads } = startFollowing();
  for (const looks of [1, 2, 3]) {
    expect(waits.at(-1)?.ms).toBe(2_000);
    waits.at(-1)?.end();
    await expect.poll(reloads).toBe(looks);
  }
  await following[Symbol.asyncDispose]();
});

test("a notice that comes during a reload leads to another one", async () => {
  const loading = Promise.withResolvers<void>();
  const { following, waits, notice, reloads } = startFollowing(() => loading.promise);
  waits[0]?.end();
  await expect.poll(reloads).toBe(1);
  notice();
  loading.resolve();
  await expect.poll(() => waits.at(-1)?.ms).toBe(100);
  waits.at(-1)?.end();
  await expect.poll(reloads).toBe(2);
  await following[Symbol.asyncDispose]();
});

test("goes on after a failure, which is told once", async () => {
  const { following, waits, problems, reloads } = startFollowing(async () => {
    throw new Error("The database is away");
  });
  for (const looks of [1, 2]) {
    waits.at(-1)?.end();
    await expect.poll(reloads).toBe(looks);
  }
  expect(problems).toHaveLength(1);
  await following[Symbol.asyncDispose]();
});
