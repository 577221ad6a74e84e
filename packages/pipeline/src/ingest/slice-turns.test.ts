import { expect, test } from "vitest";
import { SliceTurns, type Turn } from "./slice-turns.ts";

/** Takes a turn for each name and tells in which order they were given. */
function openTurns(bytesMax: number) {
  const turns = new SliceTurns(bytesMax);
  const given: string[] = [];
  const held = new Map<string, Turn>();
  const take = async (source: string, name: string, bytes: number) => {
    const turn = await turns.take(source, bytes);
    given.push(name);
    held.set(name, turn);
  };
  const release = async (name: string) => {
    await Promise.resolve();
    held.get(name)?.[Symbol.dispose]();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { turns, given, take, release };
}

test("gives a turn at once as long as there is room, and takes it back once", () => {
  const turns = new SliceTurns(10);
  const turn = turns.take("a", 6);
  expect(turn).not.toBeInstanceOf(Promise);
  expect(turns.take("a", 6)).toBeInstanceOf(Promise);
  for (let twice = 0; twice < 2; twice++) (turn as Turn)[Symbol.dispose]();
  expect(turns.bytes).toBe(6);
});

test("lets sources take turns, however much one of them asks for first", async () => {
  const { given, take, release } = openTurns(10);
  const all = [
    ...["a1", "a2", "a3", "a4"].map((name) => take("a", name, 10)),
    ...["b1", "b2"].map((name) => take("b", name, 10)),
    take("c", "c1", 1),
  ];
  for (let freed = 0; freed < 7; freed++) await release(given.at(-1) ?? "");
  await Promise.all(all);
  expect(given).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

test("lets nothing small pass what waits for room", async () => {
  const { turns, given, take, release } = openTurns(10);
  void take("a", "first", 6);
  void take("b", "large", 8);
  void take("c", "small", 1);
  await release("");
  expect(given).toEqual(["first"]);
  await release("first");
  expect(given).toEqual(["first", "large", "small"]);
  expect(turns.bytes).toBe(9);
});

test("lets in a slice that is larger than all the room when it is alone", async () => {
  const { given, take, release } = openTurns(10);
  void take("a", "first", 1);
  void take("b", "huge", 50);
  await release("first");
  expect(given).toEqual(["first", "huge"]);
});

test("gives room back as soon as a slice turns out to be smaller", async () => {
  const turns = new SliceTurns(10);
  const turn = (await turns.take("a", 10)) as Turn;
  const next = turns.take("b", 8);
  turn.resize(2);
  await next;
  expect(turns.bytes).toBe(10);
});

test("gives later slices no turn while what takes them is closed, and lets the first ones of others pass", async () => {
  let isOpen = false;
  let onOpen: () => void = () => undefined;
  const noted: number[] = [];
  const turns = new SliceTurns(10, {
    get isOpen() {
      return isOpen;
    },
    follow: (callback) => {
      onOpen = callback;
    },
    noteSlice: (bytes) => noted.push(bytes),
  });
  const later = turns.take("a", 6, { isLater: true });
  const first = await turns.take("a", 3);
  (await turns.take("b", 7))[Symbol.dispose]();
  expect([turns.bytes, noted]).toEqual([3, []]);
  isOpen = true;
  onOpen();
  const turn = await later;
  expect([turns.bytes, noted]).toEqual([9, [6]]);
  isOpen = false;
  turn[Symbol.dispose]();
  first[Symbol.dispose]();
  const next = turns.take("a", 6, { isLater: true });
  expect(turns.bytes).toBe(0);
  isOpen = true;
  onOpen();
  (await next)[Symbol.dispose]();
  expect(turns.bytes).toBe(0);
});
