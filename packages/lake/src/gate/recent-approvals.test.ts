import { expect, test } from "vitest";
import { RecentApprovals } from "./recent-approvals.ts";

test("approves what was asked before no second time", async () => {
  const approvals = new RecentApprovals<string>();
  const approve = (key: string, answer: string) => approvals.get(key, async () => answer);
  expect(await approve("SELECT 1", "first")).toBe("first");
  expect(await approve("SELECT 1", "second")).toBe("first");
  expect(await approve("SELECT 2", "other")).toBe("other");
});

test("asks again about what was refused", async () => {
  const approvals = new RecentApprovals<string>();
  await expect(approvals.get("DROP TABLE x", () => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  expect(await approvals.get("DROP TABLE x", async () => "allowed by now")).toBe("allowed by now");
});

test("forgets the oldest", async () => {
  const approvals = new RecentApprovals<string>();
  for (let n = 0; n <= 16; n++) await approvals.get(`SELECT ${n}`, async () => "first");
  expect(await approvals.get("SELECT 16", async () => "second")).toBe("first");
  expect(await approvals.get("SELECT 0", async () => "second")).toBe("second");
});
