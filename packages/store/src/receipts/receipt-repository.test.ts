import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const { receipts } = store;
const now = new Date("2026-03-01T10:00:00Z");
const afterSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const ada = { kind: "user", id: "u1", name: "Ada" } as const;

beforeEach(clear);
afterAll(close);

test("keeps the outcome of work", async () => {
  const { id } = await receipts.open("UPLOAD", "NOT_PROCESSED", ada, now);
  expect(await receipts.get(id, "UPLOAD", now)).toMatchObject({ status: "NOT_PROCESSED", error: "", result: null });
  await receipts.complete(id, { status: "COMPLETED", result: { rules: 1 } }, afterSeconds(5));
  expect(await receipts.get(id, "UPLOAD", afterSeconds(60))).toMatchObject({
    status: "COMPLETED",
    result: { rules: 1 },
    completedAt: afterSeconds(5),
  });
  await expect(receipts.get(id, "REPLAY", now)).rejects.toMatchObject({ code: "content.receipt_not_found" });
});

test("lets one upload in at a time, and validations beside it", async () => {
  const { id } = await receipts.open("UPLOAD", "NOT_PROCESSED", ada, now);
  await expect(receipts.open("UPLOAD", "NOT_PROCESSED", ada, now)).rejects.toThrow("another upload");
  await receipts.open("VALIDATION", "NOT_PROCESSED", ada, now);
  await receipts.complete(id, { status: "FAILED", error: "no" }, now);
  await receipts.open("UPLOAD", "NOT_PROCESSED", ada, now);
});

test("fails work whose process was lost, and lets the next one in", async () => {
  const { id } = await receipts.open("UPLOAD", "NOT_PROCESSED", ada, now);
  await receipts.renew(id, afterSeconds(20));
  expect(await receipts.get(id, "UPLOAD", afterSeconds(45))).toMatchObject({ status: "NOT_PROCESSED" });
  await receipts.open("UPLOAD", "NOT_PROCESSED", ada, afterSeconds(51));
  expect(await receipts.get(id, "UPLOAD", afterSeconds(51))).toMatchObject({
    status: "FAILED",
    error: "The server stopped before this was done. Try again.",
  });
});

test("lists the newest first, and forgets the old", async () => {
  for (const seconds of [0, 1, 2]) {
    const { id } = await receipts.open("REPLAY", "DONE", ada, afterSeconds(seconds));
    await receipts.complete(id, { status: "DONE" }, afterSeconds(seconds));
  }
  await receipts.deleteBefore(afterSeconds(1));
  const list = await receipts.list("REPLAY", 10, afterSeconds(3));
  expect(list.map(({ createdAt }) => createdAt)).toEqual([afterSeconds(2), afterSeconds(1)]);
});
