import { openTestLake, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";

let test: TestLake;
beforeAll(async () => {
  test = await openTestLake();
});
afterAll(() => test.remove());

it("keeps what a failed query had written out of the next answer", async () => {
  const failing = test.lake.query("SELECT number, 1 / 0, toUInt8(if(number < 300000, '1', 'x')) FROM numbers(400000)", {
    maxRows: 1_000_000,
  });
  const next = test.lake.query("SELECT 5");
  await expect(failing).rejects.toThrow("Cannot parse");
  expect((await next).rows).toEqual([[5]]);
});
