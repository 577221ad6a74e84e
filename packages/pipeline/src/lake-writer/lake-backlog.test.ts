import { expect, test } from "vitest";
import { LakeBacklog } from "./lake-backlog.ts";

const megabyte = 1024 ** 2;

/** With a lake that takes 8 MB a second, and so much that waits. */
function backlogOf(waitingMegabytes: number): LakeBacklog {
  const backlog = new LakeBacklog();
  backlog.noteInsert(8 * megabyte, 1_000);
  backlog.noteLook(waitingMegabytes * megabyte);
  return backlog;
}

test.each([
  { name: "little waits", waiting: 60, isOpen: true },
  { name: "ten seconds of rows wait", waiting: 80, isOpen: true },
  { name: "more than ten seconds of rows wait", waiting: 81, isOpen: false },
])("is open: $isOpen, when $name", ({ waiting, isOpen }) => {
  expect(backlogOf(waiting).isOpen).toBe(isOpen);
});

test("is open as long as nobody knows how fast the lake is", () => {
  const backlog = new LakeBacklog();
  backlog.noteLook(4_000 * megabyte);
  expect([backlog.isOpen, backlog.behindSeconds]).toEqual([true, 0]);
});

test("lets slow rows in while they take little room", () => {
  const backlog = new LakeBacklog();
  backlog.noteInsert(megabyte, 1_000);
  backlog.noteLook(64 * megabyte);
  expect([backlog.isOpen, backlog.behindSeconds]).toEqual([true, 64]);
});

/** Lets in slices of whatever has room, while the lake takes 8 MB a second. */
function flood(backlog: LakeBacklog, seconds: number): void {
  for (let second = 0; second < seconds; second++) {
    backlog.noteInsert(8 * megabyte, 1_000);
    for (let mostASecond = 40; mostASecond > 0 && backlog.isOpen; mostASecond--) {
      backlog.noteSlice(megabyte);
      backlog.noteCommit(megabyte);
    }
  }
}

test.each([{ waiting: 0 }, { waiting: 2_000 }])(
  "levels off half a minute behind, from $waiting MB on",
  ({ waiting }) => {
    const backlog = backlogOf(waiting);
    flood(backlog, 600);
    expect(backlog.behindSeconds).toBeGreaterThan(25);
    expect(backlog.behindSeconds).toBeLessThan(35);
  },
);

test("lets in half of what the lake takes while it is far behind, so that it catches up", () => {
  const backlog = backlogOf(2_000);
  flood(backlog, 100);
  expect(Math.round(backlog.waitingBytes / megabyte)).toBe(2_000 - (100 * 8) / 2);
});

test("calls back when it opens, once, and not while it stays as it is", () => {
  const backlog = backlogOf(1_000);
  let opened = 0;
  backlog.follow(() => {
    opened += 1;
  });
  backlog.noteLook(900 * megabyte);
  expect(opened).toBe(0);
  backlog.noteInsert(8 * megabyte, 1_000);
  backlog.noteInsert(8 * megabyte, 1_000);
  expect(opened).toBe(1);
  backlog.noteSlice(200 * megabyte);
  expect(backlog.isOpen).toBe(false);
  backlog.noteLook(0);
  expect(opened).toBe(2);
});

test.each([
  { name: "is little behind", waiting: 80, pace: undefined },
  { name: "is more than ten seconds behind", waiting: 88, pace: 15.6 },
  { name: "is half a minute behind", waiting: 240, pace: 8 },
  { name: "is far behind", waiting: 2_000, pace: 4 },
])("lets $pace MB of rows come in a second while a lake that takes 8 $name", ({ waiting, pace }) => {
  const { rowBytesPerSecond } = backlogOf(waiting);
  expect(rowBytesPerSecond && Number((rowBytesPerSecond / megabyte).toFixed(1))).toBe(pace);
});

test("does not save up credit beyond a burst", () => {
  const backlog = backlogOf(10_000);
  for (let second = 0; second < 100; second++) backlog.noteInsert(8 * megabyte, 1_000);
  backlog.noteSlice(33 * megabyte);
  expect(backlog.isOpen).toBe(false);
});

test("is open while a table takes no rows, for the outbox carries on without the lake", () => {
  const backlog = backlogOf(1_000);
  expect(backlog.isOpen).toBe(false);
  backlog.noteFailing(true);
  expect(backlog.isOpen).toBe(true);
  backlog.noteFailing(false);
  expect(backlog.isOpen).toBe(false);
});

test("follows a pace that changes, within a minute of inserts", () => {
  const backlog = backlogOf(160);
  for (let second = 0; second < 60; second++) backlog.noteInsert(2 * megabyte, 1_000);
  backlog.noteLook(160 * megabyte);
  expect(Math.round(backlog.behindSeconds)).toBe(79);
});
