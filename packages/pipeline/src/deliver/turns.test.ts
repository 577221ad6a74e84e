import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";
import { Turns } from "./turns.ts";

const { store, clear, close } = await openTestStore();
beforeEach(clear);
afterAll(close);

const signal = new AbortController().signal;
type Settings = { readonly token: string } | undefined;

/** Two processes. */
function open() {
  let nowMs = Date.parse("2026-03-01T12:00:00Z");
  const waits: number[] = [];
  const options = {
    store,
    paceOf: () => ({ atOnce: 1, perSecond: 1, sharedBy: ["token"] }),
    clock: () => new Date(nowMs),
    wait: async (ms: number) => {
      waits.push(ms);
      nowMs += ms;
    },
  };
  const processes = [new Turns(options), new Turns(options)];
  const ask = (id: string, settings: Settings, process = 0) =>
    processes[process]?.await({ id, type: "github" }, settings, signal);
  return { ask, waits };
}

test.each<{ name: string; north: Settings; south: Settings; waited: number[] }>([
  { name: "the same token share its pace", north: { token: "t" }, south: { token: "t" }, waited: [1_000] },
  { name: "tokens of their own do not wait for each other", north: { token: "t" }, south: { token: "u" }, waited: [] },
  { name: "lost settings do not wait for each other", north: undefined, south: undefined, waited: [] },
])("two destinations of two processes with $name", async ({ north, south, waited }) => {
  const { ask, waits } = open();
  await ask("north", north);
  await ask("south", south, 1);
  expect(waits).toEqual(waited);
});

test("turns are taken in the order of asking", async () => {
  const { ask, waits } = open();
  const taken: string[] = [];
  const settings = { token: "t" };
  await Promise.all(["a", "b", "c"].map((id) => ask(id, settings)?.then(() => taken.push(id))));
  expect([taken, waits]).toEqual([
    ["a", "b", "c"],
    [1_000, 1_000],
  ]);
});
