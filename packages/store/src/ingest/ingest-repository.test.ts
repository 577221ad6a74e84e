import { noCounts } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { chunkMemoryMs } from "./chunk-repository.ts";

const { store, clear, close } = await openTestStore();
const { chunks, counts, failures } = store.ingest;
const start = new Date("2026-03-01T10:00:00Z");
const seconds = (n: number) => new Date(start.getTime() + n * 1000);
const range = { from: start, to: seconds(600) };

beforeEach(clear);
afterAll(close);

describe("chunks", () => {
  test("keeps the digest of a named delivery's body", async () => {
    await chunks.record(
      [
        { token: "t1", sourceId: "s1", received: 12, bodyDigest: "d1" },
        { token: "t2", sourceId: "s1", received: 1 },
      ],
      start,
    );
    expect(await chunks.find("t1")).toMatchObject({ received: 12, bodyDigest: "d1" });
    expect(await chunks.find("t2")).toMatchObject({ received: 1, bodyDigest: undefined });
    expect(await chunks.find("t3")).toBeUndefined();
  });

  test("are known by token once committed", async () => {
    await chunks.record([{ token: "t1", sourceId: "s1", received: 12 }], start);
    expect(await chunks.findCommitted(["t1", "t2"])).toEqual(new Map([["t1", 12]]));
  });

  test("of the same token are committed by one of many at the same time", async () => {
    const both = ["t1", "t2"].map((token) => ({ token, sourceId: "s1", received: 1 }));
    const won = await Promise.all(Array.from({ length: 6 }, () => chunks.record(both.toReversed(), start)));
    expect(won.flatMap((tokens) => [...tokens]).sort()).toEqual(["t1", "t2"]);
  });

  test("are not committed when their transaction fails", async () => {
    const failing = store.transaction(async (tx) => {
      await tx.ingest.chunks.record([{ token: "t1", sourceId: "s1", received: 1 }], start);
      throw new Error("alerts could not be written");
    });
    await expect(failing).rejects.toThrow("alerts could not be written");
    expect(await chunks.findCommitted(["t1"])).toEqual(new Map());
  });

  test("are forgotten after a week", async () => {
    await chunks.record([{ token: "t1", sourceId: "s1", received: 1 }], start);
    expect(await chunks.expire(new Date(start.getTime() + chunkMemoryMs))).toBe(0);
    expect(await chunks.expire(new Date(start.getTime() + chunkMemoryMs + 1))).toBe(1);
  });
});

describe("conservation counts", () => {
  const some = { ...noCounts, received: 3, stored: 2, failed: 1, bytes: 300 };
  const entry = (at: Date, sourceId = "s1", logType = "AWS.ALB") => ({ sourceId, logType, at, counts: some });

  test("tell the rhythm of a source: its minutes with data, and the longest silence between them", async () => {
    await counts.add([0, 20, 60, 300, 420].map((n) => entry(seconds(n))));
    await counts.add([entry(seconds(180), "s1", "Okta.SystemLog"), entry(seconds(240), "s2")]);
    await counts.add([{ ...entry(seconds(360)), counts: noCounts }]);
    expect(await counts.findRhythm("s1", range)).toEqual({ activeMinutes: 5, longestGapMinutes: 2 });
    expect(await counts.findRhythm("s3", range)).toEqual({ activeMinutes: 0, longestGapMinutes: 0 });
  });

  test("add up within one call and over calls", async () => {
    const minutes = [0, 20, 60, 61, 300].map((n) => entry(seconds(n)));
    await counts.add(minutes);
    await counts.add(minutes.toReversed());
    expect(await counts.total(range)).toEqual({ ...noCounts, received: 30, stored: 20, failed: 10, bytes: 3000 });
  });

  test("lose nothing and never deadlock when written in opposite orders at the same time", async () => {
    const logTypes = Array.from({ length: 300 }, (_, i) => entry(start, "s1", `T${i}`));
    await Promise.all(Array.from({ length: 30 }, (_, i) => counts.add(i % 2 ? logTypes : logTypes.toReversed())));
    expect((await counts.total(range)).received).toBe(30 * 300 * 3);
  });

  test("come in even buckets, empty ones included", async () => {
    await counts.add([entry(seconds(0)), entry(seconds(119)), entry(seconds(599)), entry(seconds(600))]);
    const buckets = await counts.overTime(range, 2);
    expect(buckets.map((bucket) => bucket.counts.received)).toEqual([6, 0, 0, 0, 3]);
    expect(buckets.map((bucket) => bucket.at)).toEqual([0, 120, 240, 360, 480].map(seconds));
    expect(buckets[1]?.counts).toEqual(noCounts);
  });

  test("come in the same buckets for each source that is asked for, and for no other", async () => {
    await counts.add([entry(seconds(0)), entry(seconds(30), "s1", ""), entry(seconds(599), "s2"), entry(start, "s4")]);
    const bySource = await counts.overTimeBySource(range, 5, ["s1", "s2", "s3"]);
    const received = [...bySource].map(([id, buckets]) => [id, buckets.map((bucket) => bucket.counts.received)]);
    expect(received).toEqual([
      ["s1", [6, 0]],
      ["s2", [0, 3]],
      ["s3", [0, 0]],
    ]);
    expect(bySource.get("s2")).toEqual([
      { at: start, counts: noCounts },
      { at: seconds(300), counts: some },
    ]);
  });

  test("say how many events of each log type were stored, bucket by bucket", async () => {
    await counts.add([entry(seconds(0)), entry(seconds(599)), entry(seconds(240), "s2", "AWS.VPCFlow")]);
    await counts.add([{ ...entry(seconds(0), "s1", ""), counts: { ...noCounts, received: 1, failed: 1 } }]);
    expect(await counts.storedOverTimeByLogType(range, 2)).toEqual(
      new Map([
        ["AWS.ALB", [2, 0, 0, 0, 2]],
        ["AWS.VPCFlow", [0, 0, 2, 0, 0]],
      ]),
    );
  });

  test("are told by source and by log type", async () => {
    await counts.add([entry(start), entry(start, "s2"), entry(start, "s1", "")]);
    expect(await counts.totalsBySource(range)).toEqual(
      new Map([
        ["s1", { ...noCounts, received: 6, stored: 4, failed: 2, bytes: 600 }],
        ["s2", some],
      ]),
    );
    expect(await counts.totalsBySource(range, ["s2", "s3"])).toEqual(new Map([["s2", some]]));
    expect(await counts.totalsByLogType(range, "s1")).toEqual(
      new Map([
        ["", some],
        ["AWS.ALB", some],
      ]),
    );
    expect((await counts.overTime(range, 10))[0]?.counts.received).toBe(9);
  });

  test("are forgotten before a moment", async () => {
    await counts.add([entry(seconds(0)), entry(seconds(60))]);
    expect(await counts.expire(seconds(60))).toBe(1);
  });
});

test("failures are summed by reason, the latest first", async () => {
  await failures.add([{ sourceId: "s1", reason: "no schema fits", failures: 2 }], start);
  await failures.add(
    [
      { sourceId: "s1", reason: "not JSON\0", failures: 1 },
      { sourceId: "s1", reason: "not JSON\0", failures: 1 },
      { sourceId: "s2", reason: "no schema fits", failures: 9 },
    ],
    seconds(5),
  );
  await failures.add([{ sourceId: "s1", reason: "no schema fits", failures: 3 }], seconds(9));
  expect(await failures.list("s1", 10)).toEqual([
    { sourceId: "s1", reason: "no schema fits", failures: 5, firstAt: start, lastAt: seconds(9) },
    { sourceId: "s1", reason: "not JSON\ufffd", failures: 2, firstAt: seconds(5), lastAt: seconds(5) },
  ]);
  expect(await failures.expire(seconds(6))).toBe(2);
});
