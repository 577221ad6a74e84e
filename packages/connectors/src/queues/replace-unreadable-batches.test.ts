import { createRecordsBatch, Reader, readRecordsBatches } from "@platformatic/kafka";
import { expect, test } from "vitest";
import { decodeReplacement, replaceUnreadableBatches } from "./replace-unreadable-batches.ts";

const marker = "marker";

function batchOf(first: number, ...values: string[]): Buffer {
  const messages = values.map((value) => ({ topic: "logs", value: Buffer.from(value) }));
  const batch = Buffer.from(createRecordsBatch(messages).buffer);
  batch.writeBigInt64BE(BigInt(first), 0);
  return batch;
}

const int = (bytes: number, value: bigint | number) => {
  const written = Buffer.alloc(8);
  written.writeBigInt64BE(BigInt(value));
  return written.subarray(8 - bytes);
};

/** A response with one topic of one partition, as the protocol lays each version out. */
function responseOf(version: number, end: number, ...batches: Buffer[]): Buffer {
  const records = Buffer.concat(batches);
  const isFlexible = version >= 12;
  const tags = isFlexible ? [int(1, 1), int(1, 9), int(1, 2), int(2, 0)] : [];
  const count = (value: number) => (isFlexible ? int(1, value + 1) : int(4, value));
  const size = records.length + 1;
  const compactSize = Buffer.from([(size & 127) | 128, size >> 7]);
  return Buffer.concat([
    int(4, 0),
    ...(version >= 7 ? [int(2, 0), int(4, 5)] : []),
    count(1),
    ...(version >= 13 ? [Buffer.alloc(16, 7)] : [isFlexible ? int(1, 5) : int(2, 4), Buffer.from("logs")]),
    count(1),
    int(4, 0),
    int(2, 0),
    int(8, end),
    int(8, end),
    ...(version >= 5 ? [int(8, 0)] : []),
    count(1),
    int(8, 1),
    int(8, 1),
    ...tags,
    ...(version >= 11 ? [int(4, -1)] : []),
    isFlexible ? compactSize : int(4, records.length),
    records,
    ...tags,
    ...tags,
    ...tags,
  ]);
}

/** Finds the records of a response that ends with two batches of these bytes. */
const batchesIn = (response: Buffer, first: number) => {
  const frame = int(8, first);
  return readRecordsBatches(Reader.from(response.subarray(response.indexOf(frame, 60))));
};

test.each([4, 5, 7, 11, 12, 13, 17])(
  "a batch is replaced in version %i, and its neighbours stay as they are",
  (version) => {
    const [before, poison, after] = [batchOf(100, "a", "b"), batchOf(102, "c", "d", "e"), batchOf(105, "f")];
    const response = responseOf(version, 106, before, poison, after);
    const replaced = replaceUnreadableBatches(response, version, marker, (batch) =>
      batch.equals(poison) ? "damaged" : undefined,
    );
    const expected = responseOf(
      version,
      106,
      before,
      replaced.subarray(replaced.indexOf(before) + before.length, replaced.indexOf(after)),
      after,
    );
    expect(replaced.equals(expected)).toBe(true);
    const [, batch] = batchesIn(replaced, 100);
    expect(batch).toMatchObject({ firstOffset: 102n, lastOffsetDelta: 2 });
    const [record] = batch?.records ?? [];
    expect(record).toMatchObject({ offsetDelta: 2, headers: [[Buffer.from(marker), expect.anything()]] });
    expect(decodeReplacement(record?.headers[0]?.[1] ?? Buffer.alloc(0))).toEqual({ first: 102n, reason: "damaged" });
  },
);

test("a response without such a batch is the same bytes", () => {
  const response = responseOf(17, 102, batchOf(100, "a", "b"));
  expect(replaceUnreadableBatches(response, 17, marker, () => undefined)).toBe(response);
});

test("a version that is not known is left to the client", () => {
  const response = responseOf(17, 102, batchOf(100, "a", "b"));
  expect(replaceUnreadableBatches(response, 18, marker, () => "damaged")).toBe(response);
});

test("a damaged header leads neither past the next batch nor past the end of the partition", () => {
  const [poison, after] = [batchOf(100, "a", "b"), batchOf(102, "c")];
  poison.writeInt32BE(1_000_000, 23);
  const replace = (...batches: Buffer[]) =>
    replaceUnreadableBatches(responseOf(11, 104, ...batches), 11, marker, (batch) =>
      batch.equals(poison) ? "damaged" : undefined,
    );
  expect(batchesIn(replace(poison, after), 100)[0]).toMatchObject({ firstOffset: 100n, lastOffsetDelta: 1 });
  expect(batchesIn(replace(poison), 100)[0]).toMatchObject({ firstOffset: 100n, lastOffsetDelta: 3 });
});
