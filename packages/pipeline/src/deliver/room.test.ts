import { setImmediate as turn } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { Room } from "./room.ts";

let room: Room;
let begun: number[];
let moments: number;
/** The work that is under way, by what it was called. */
let endOf: Map<number, () => void>;
let endMoment: () => void;
beforeEach(() => {
  begun = [];
  moments = 0;
  endOf = new Map();
  endMoment = () => undefined;
  const moment = () => {
    moments += 1;
    return new Promise<void>((resolve) => {
      endMoment = resolve;
    });
  };
  room = new Room({ atOnce: 3, perMoment: 2, moment });
});

const work = (name: number) =>
  room.with(() => {
    begun.push(name);
    return new Promise<void>((resolve) => endOf.set(name, resolve));
  });

async function after(change: () => void): Promise<number[]> {
  change();
  await turn();
  return begun;
}

test("begins no more within a moment than it may, in the order of asking", async () => {
  expect(await after(() => [1, 2, 3, 4].map(work))).toEqual([1, 2]);
  expect(await after(() => endOf.get(1)?.())).toEqual([1, 2]);
  expect(await after(() => endMoment())).toEqual([1, 2, 3, 4]);
});

test("has no more under way than it may, however many moments pass", async () => {
  await after(() => [1, 2, 3, 4, 5].map(work));
  expect(await after(() => endMoment())).toEqual([1, 2, 3]);
  expect(await after(() => endMoment())).toEqual([1, 2, 3]);
  expect(await after(() => endOf.get(2)?.())).toEqual([1, 2, 3, 4]);
});

test("waits for no moment while there is no work", async () => {
  await after(() => work(1));
  await after(() => endMoment());
  expect(moments).toBe(1);
  expect(await after(() => work(2))).toEqual([1, 2]);
  expect(moments).toBe(2);
});

test("makes room again where work fails", async () => {
  const failing = [1, 2, 3].map(() => room.with(() => Promise.reject(new Error("The tool is gone"))));
  endMoment();
  await expect(Promise.allSettled(failing)).resolves.toMatchObject(Array(3).fill({ status: "rejected" }));
  expect(await after(() => endMoment())).toEqual([]);
  expect(await after(() => [4, 5].map(work))).toEqual([4, 5]);
});
