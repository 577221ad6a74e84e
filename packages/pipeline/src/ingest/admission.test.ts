import { expect, test } from "vitest";
import { LakeBacklog } from "../lake-writer/lake-backlog.ts";
import { Admission, BackPressureError, type Reservation, type Sender } from "./admission.ts";

const megabyte = 1024 * 1024;
/** So fast that nothing waits. */
const fast = { bytesPerSecond: 1024 * megabyte, recent: [] };
const fastAdmission = () => new Admission(256 * megabyte, { now: () => 0, throughput: fast });
const proven = (name: string): Sender => ({ source: name, address: name, isProven: true });
const stranger = (address: string, source = "open"): Sender => ({ source, address, isProven: false });

test("grows in steps, not with every piece", () => {
  const admission = fastAdmission();
  const reservation = admission.open(proven("a"));
  reservation.cover(65_536);
  expect(admission.bytes).toBe(65_536);
  reservation.cover(65_537);
  expect(admission.bytes).toBe(65_536 + 256 * 1024);
  reservation.cover(100_000);
  expect(admission.bytes).toBe(65_536 + 256 * 1024);
});

test("gives what came out of a body room as well, and counts what was sent alone as stored", () => {
  const admission = fastAdmission();
  const open = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => admission.open(proven(`${n}`)));
  for (const reservation of open) reservation.cover(megabyte);
  const refused = open.filter((reservation) => {
    try {
      reservation.hold(60 * megabyte);
      return false;
    } catch (error) {
      expect(error).toBeInstanceOf(BackPressureError);
      return true;
    }
  });
  expect(refused.length).toBe(5);
  expect(admission.bytes).toBe(185 * megabyte);
  for (const reservation of open) reservation[Symbol.dispose]();
  expect(admission.bytes).toBe(0);
});

test("has room again once something left, however often it says so", () => {
  const admission = fastAdmission();
  const reservation = admission.open(proven("a"));
  reservation.cover(100 * megabyte);
  reservation[Symbol.dispose]();
  reservation[Symbol.dispose]();
  expect([admission.bytes, admission.chunks]).toEqual([0, 0]);
});

test.each<{ name: string; sender: (n: number) => Sender; most: number }>([
  { name: "one source at many addresses", sender: (n) => ({ ...proven("a"), address: `${n}` }), most: 128 },
  { name: "one address with many sources", sender: (n) => ({ ...proven("a"), source: `${n}` }), most: 128 },
  { name: "one address that proved nothing", sender: (n) => stranger("a", `${n}`), most: 64 },
  { name: "many addresses that proved nothing", sender: (n) => stranger(`${n}`, `${n}`), most: 128 },
  { name: "many proven senders with large bodies", sender: (n) => proven(`${n}`), most: 192 },
])("$name hold at most $most MB of 256, and another sender still comes in", ({ sender, most }) => {
  const admission = fastAdmission();
  const refused = [];
  for (let n = 0; n < 64; n++) {
    try {
      admission.open(sender(n)).cover(16 * megabyte);
    } catch (error) {
      refused.push(error);
    }
  }
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every((error) => error instanceof BackPressureError)).toBe(true);
  expect(admission.bytes).toBeLessThanOrEqual(most * megabyte);
  expect(() => admission.open(proven("another")).cover(8 * megabyte)).not.toThrow();
});

test("lets a stranger with little come in beside strangers with much", () => {
  const admission = fastAdmission();
  for (const name of ["a", "b"]) admission.open(stranger(name, name)).cover(48 * megabyte);
  expect(() => admission.open(stranger("c", "c")).cover(48 * megabyte)).toThrow(BackPressureError);
  expect(() => admission.open(stranger("c", "c")).cover(4 * megabyte)).not.toThrow();
});

test("counts a sender among the proven ones once its signature was checked", () => {
  const admission = fastAdmission();
  const reservation = admission.open(stranger("a"));
  reservation.cover(64 * megabyte);
  expect(() => admission.open(stranger("b")).cover(16 * megabyte)).toThrow("Too much of this sender's data");
  reservation.prove();
  expect(admission.bytes).toBe(64 * megabyte);
  expect(() => admission.open(stranger("b")).cover(16 * megabyte)).not.toThrow();
});

const apart = (sender: number) => `${sender}`;

/**
 * A server that stores bodies one after the other at a pace, and senders that send again when they are told to. Where
 * there is a lake, it takes a block of the rows at a time, and cannot do so as fast.
 */
function simulate({ senders, bodyBytes, bytesPerSecond, seconds, address, source = apart, lake }: Overload) {
  let nowMs = 0;
  const backlog = new LakeBacklog();
  const admission = new Admission(256 * megabyte, { now: () => nowMs, ...(lake && { taker: backlog }) });
  let insertEndsMs = 0;
  let behindSecondsMax = 0;
  const refusals: number[] = [];
  const refusedInARow = Array.from({ length: senders }, () => 0);
  const queue: { reservation: Reservation; sender: number; doneBytes: number }[] = [];
  const sendAtMs = Array.from({ length: senders }, () => 0);
  const begunAtMs = new Map<Reservation, number>();
  const waitsMs: number[] = [];
  const stored = sendAtMs.map(() => 0);
  let attempts = 0;
  const stepMs = 20;
  for (; nowMs < seconds * 1_000; nowMs += stepMs) {
    for (const [sender, atMs] of sendAtMs.entries()) {
      if (nowMs < atMs) continue;
      attempts += 1;
      const reservation = admission.open({ source: source(sender), address: address(sender), isProven: true });
      try {
        reservation.cover(bodyBytes(sender));
        reservation.begin();
        begunAtMs.set(reservation, nowMs);
        queue.push({ reservation, sender, doneBytes: 0 });
        sendAtMs[sender] = Number.POSITIVE_INFINITY;
        if (refusedInARow[sender]) refusals.push(refusedInARow[sender]);
        refusedInARow[sender] = 0;
      } catch (error) {
        reservation[Symbol.dispose]();
        if (!(error instanceof BackPressureError)) throw error;
        sendAtMs[sender] = nowMs + error.retryAfterSeconds * 1_000;
        refusedInARow[sender] = (refusedInARow[sender] ?? 0) + 1;
      }
    }
    if (lake && nowMs >= insertEndsMs && backlog.waitingBytes > 0) {
      const block = Math.min(8 * megabyte, backlog.waitingBytes);
      const insertMs = (block / lake.rowBytesPerSecond) * 1_000;
      backlog.noteInsert(block, insertMs);
      insertEndsMs = nowMs + insertMs;
    }
    behindSecondsMax = Math.max(behindSecondsMax, backlog.behindSeconds);
    for (let left = (bytesPerSecond * stepMs) / 1_000; left > 0 && queue[0]; ) {
      const [first] = queue;
      const size = bodyBytes(first.sender);
      const taken = Math.min(left, size - first.doneBytes);
      first.doneBytes += taken;
      left -= taken;
      // Slices are told when they are stored.
      const told = first.doneBytes === size ? size : first.doneBytes - (first.doneBytes % (4 * megabyte));
      if (first.doneBytes === size) backlog.noteCommit(size * (lake?.rowsPerByte ?? 0));
      if (told > 0) first.reservation.progress(told / size);
      if (first.doneBytes < size) break;
      queue.shift();
      waitsMs.push(nowMs + stepMs - (begunAtMs.get(first.reservation) ?? 0));
      first.reservation[Symbol.dispose]();
      stored[first.sender] = (stored[first.sender] ?? 0) + 1;
      sendAtMs[first.sender] = nowMs + stepMs;
    }
  }
  waitsMs.sort((a, b) => a - b);
  refusals.sort((a, b) => a - b);
  const refusalsMedian = refusals[Math.floor(refusals.length / 2)] ?? 0;
  return {
    waitP99Ms: waitsMs[Math.floor(waitsMs.length * 0.99)] ?? 0,
    stored,
    attempts,
    refusalsMedian,
    behindSecondsMax,
    waitingBytes: backlog.waitingBytes,
  };
}

interface Overload {
  readonly name: string;
  readonly senders: number;
  readonly bodyBytes: (sender: number) => number;
  readonly bytesPerSecond: number;
  readonly seconds: number;
  readonly address: (sender: number) => string;
  readonly source?: (sender: number) => string;
  readonly lake?: {
    readonly rowBytesPerSecond: number;
    /** Of rows, for each byte that was sent. */
    readonly rowsPerByte: number;
  };
}

test.each<Overload>([
  {
    name: "40 senders of 4 MB",
    senders: 40,
    bodyBytes: () => 4 * megabyte,
    bytesPerSecond: 10 * megabyte,
    seconds: 300,
    address: apart,
  },
  {
    name: "40 senders of 4 MB at one address",
    senders: 40,
    bodyBytes: () => 4 * megabyte,
    bytesPerSecond: 10 * megabyte,
    seconds: 300,
    address: () => "proxy",
  },
  {
    name: "a thousand senders of 64 KB",
    senders: 1_000,
    bodyBytes: () => 64 * 1024,
    bytesPerSecond: 5 * megabyte,
    seconds: 120,
    address: apart,
  },
  {
    name: "20 senders of 8 MB and 20 of 50 KB on a slow machine",
    senders: 40,
    bodyBytes: (sender) => (sender < 20 ? 8 * megabyte : 50 * 1024),
    bytesPerSecond: 3 * megabyte,
    seconds: 600,
    address: apart,
  },
])("keeps waits below 5 s under $name, without idling or starving anybody", (overload) => {
  const { waitP99Ms, stored, attempts } = simulate(overload);
  expect(waitP99Ms).toBeLessThan(5_000);
  const storedBytes = stored.reduce((sum, count, sender) => sum + count * overload.bodyBytes(sender), 0);
  expect(storedBytes / (overload.bytesPerSecond * overload.seconds)).toBeGreaterThan(0.8);
  expect(Math.min(...stored)).toBeGreaterThan(0);
  // What Retry-After says is about true: nobody asks much more often than it is let in.
  const count = stored.reduce((sum, some) => sum + some, 0);
  expect(attempts / count).toBeLessThan(4);
});

test.each<Overload & Required<Pick<Overload, "lake">>>([
  {
    name: "40 senders of four sources at one address, 600 KB each",
    senders: 40,
    bodyBytes: () => 600 * 1024,
    bytesPerSecond: 2 * megabyte,
    seconds: 600,
    address: () => "127.0.0.1",
    source: (sender) => `${sender % 4}`,
    lake: { rowBytesPerSecond: 8 * megabyte, rowsPerByte: 10 },
  },
  {
    name: "40 senders of 600 KB, each of a source",
    senders: 40,
    bodyBytes: () => 600 * 1024,
    bytesPerSecond: 2 * megabyte,
    seconds: 600,
    address: apart,
    lake: { rowBytesPerSecond: 4 * megabyte, rowsPerByte: 10 },
  },
  {
    name: "4 senders of 2 MB and 100 of 10 KB",
    senders: 104,
    bodyBytes: (sender) => (sender < 4 ? 2 * megabyte : 10 * 1024),
    bytesPerSecond: 2 * megabyte,
    seconds: 600,
    address: apart,
    lake: { rowBytesPerSecond: 8 * megabyte, rowsPerByte: 10 },
  },
])("lets rows come at the lake's pace under $name, and is true to what it tells senders", (overload) => {
  const { waitP99Ms, stored, refusalsMedian, behindSecondsMax, waitingBytes } = simulate(overload);
  expect(waitP99Ms).toBeLessThan(3_000);
  expect(refusalsMedian).toBeLessThanOrEqual(2);
  expect(behindSecondsMax).toBeLessThan(60);
  expect(Math.min(...stored)).toBeGreaterThan(0);
  const rowBytes =
    stored.reduce((sum, count, sender) => sum + count * overload.bodyBytes(sender), 0) * overload.lake.rowsPerByte;
  // The lake never has nothing to do.
  expect((rowBytes - waitingBytes) / (overload.lake.rowBytesPerSecond * overload.seconds)).toBeGreaterThan(0.9);
});

test("admits a body that is alone whatever its size, and the next once it is nearly stored", () => {
  let nowMs = 0;
  const admission = new Admission(256 * megabyte, {
    now: () => nowMs,
    throughput: { bytesPerSecond: 4 * megabyte, recent: [] },
  });
  const large = admission.open(proven("a"));
  large.cover(64 * megabyte);
  large.begin();
  nowMs += 2_000;
  const next = () => admission.open(proven("b")).cover(2 * megabyte);
  expect(next).toThrow(BackPressureError);
  nowMs += 15_000;
  large.progress(0.9);
  expect(next).not.toThrow();
});

const measured = { bytesPerSecond: 4 * megabyte, recent: [{ fromMs: 0, bytes: 20 * megabyte, busyMs: 5_000 }] };

test.each([
  { left: 64, seconds: 15 },
  { left: 16, seconds: 3 },
])("asks to come back in $seconds s when $left MB are left at 4 MB a second", ({ left, seconds }) => {
  let nowMs = 0;
  const admission = new Admission(256 * megabyte, { now: () => nowMs, throughput: measured });
  const large = admission.open(proven("a"));
  large.cover(left * megabyte);
  large.begin();
  nowMs += 2_000;
  const refused = () => admission.open(proven("b")).cover(16 * megabyte);
  expect(refused).toThrow(expect.objectContaining({ retryAfterSeconds: seconds, httpStatus: 429 }));
  // The next one is told to come when the one before it is stored as well.
  expect(refused).toThrow(`Pharos is busy; send this again in ${seconds + 4} s`);
});

test("admits others while a delivery of many slices is stored, which they do not wait for", () => {
  let nowMs = 0;
  const admission = new Admission(256 * megabyte, { now: () => nowMs });
  const large = admission.open(proven("a"));
  large.cover(6 * megabyte);
  large.begin();
  large.isLong();
  for (let second = 1; second <= 100; second++) {
    nowMs += 1_000;
    // The first slice alone takes a while.
    if (second > 10) large.progress(second / 200);
    using other = admission.open(proven("b"));
    expect(() => other.cover(2_000)).not.toThrow();
    other.begin();
    nowMs += 60;
    other.progress(1);
  }
});

test("asks nobody to come back later than in 10 s before it knows how fast deliveries are stored", () => {
  const nowMs = 10_000;
  const slow = { bytesPerSecond: megabyte, recent: [{ fromMs: 9_000, bytes: megabyte, busyMs: 1_000 }] };
  const admission = new Admission(256 * megabyte, { now: () => nowMs, throughput: slow });
  const large = admission.open(proven("a"));
  large.cover(64 * megabyte);
  large.begin();
  for (let refused = 0; refused < 10; refused++) {
    const cover = () => admission.open(proven("b")).cover(8 * megabyte);
    expect(cover).toThrow(expect.objectContaining({ retryAfterSeconds: 10 }));
  }
});
