import { expect, test } from "vitest";
import { Admission, BackPressureError, type Reservation, type Sender } from "./admission.ts";

const megabyte = 1024 * 1024;
/** So fast that nothing waits. */
const fast = { bytesPerSecond: 1024 * megabyte, recent: [] };
const fastAdmission = () => new Admission(256 * megabyte, () => 0, fast);
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

/** A server that stores bodies one after the other at a pace, and senders that send again when they are told to. */
function simulate({ senders, bodyBytes, bytesPerSecond, seconds, address }: Overload) {
  let nowMs = 0;
  const admission = new Admission(256 * megabyte, () => nowMs);
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
      const reservation = admission.open({ source: `${sender}`, address: address(sender), isProven: true });
      try {
        reservation.cover(bodyBytes(sender));
        reservation.begin();
        begunAtMs.set(reservation, nowMs);
        queue.push({ reservation, sender, doneBytes: 0 });
        sendAtMs[sender] = Number.POSITIVE_INFINITY;
      } catch (error) {
        reservation[Symbol.dispose]();
        if (!(error instanceof BackPressureError)) throw error;
        sendAtMs[sender] = nowMs + error.retryAfterSeconds * 1_000;
      }
    }
    for (let left = (bytesPerSecond * stepMs) / 1_000; left > 0 && queue[0]; ) {
      const [first] = queue;
      const size = bodyBytes(first.sender);
      const taken = Math.min(left, size - first.doneBytes);
      first.doneBytes += taken;
      left -= taken;
      // Slices are told when they are stored.
      const told = first.doneBytes === size ? size : first.doneBytes - (first.doneBytes % (4 * megabyte));
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
  return { waitP99Ms: waitsMs[Math.floor(waitsMs.length * 0.99)] ?? 0, stored, attempts };
}

interface Overload {
  readonly name: string;
  readonly senders: number;
  readonly bodyBytes: (sender: number) => number;
  readonly bytesPerSecond: number;
  readonly seconds: number;
  readonly address: (sender: number) => string;
}

const apart = (sender: number) => `${sender}`;

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

test("admits a body that is alone whatever its size, and the next once it is nearly stored", () => {
  let nowMs = 0;
  const admission = new Admission(256 * megabyte, () => nowMs, { bytesPerSecond: 4 * megabyte, recent: [] });
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
  const admission = new Admission(256 * megabyte, () => nowMs, measured);
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
  const admission = new Admission(256 * megabyte, () => nowMs);
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
  const admission = new Admission(256 * megabyte, () => nowMs, slow);
  const large = admission.open(proven("a"));
  large.cover(64 * megabyte);
  large.begin();
  for (let refused = 0; refused < 10; refused++) {
    const cover = () => admission.open(proven("b")).cover(8 * megabyte);
    expect(cover).toThrow(expect.objectContaining({ retryAfterSeconds: 10 }));
  }
});
