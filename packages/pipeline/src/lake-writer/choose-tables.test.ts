import { describe, expect, test } from "vitest";
import { chooseTables, restAfter } from "./choose-tables.ts";

const now = 100_000;
const table = (name: string, bytes: number) => ({ database: "pharos_logs", table: name, bytes });
const state = {
  insertedAtMs: new Map<string, number>(),
  retryAtMs: new Map<string, number>(),
  restMs: 1_000,
  isUrgent: false,
  blockBytesMax: 1_000_000,
};

describe("a table with rows gets an insert", () => {
  test.each([
    { name: "at once when it never had one", insertedAtMs: undefined, bytes: 10, isUrgent: false, dueInMs: 0 },
    { name: "at once when it has rested", insertedAtMs: now - 1_000, bytes: 10, isUrgent: false, dueInMs: 0 },
    {
      name: "after its rest when it had one just now",
      insertedAtMs: now - 300,
      bytes: 10,
      isUrgent: false,
      dueInMs: 700,
    },
    { name: "at once when there is a whole block", insertedAtMs: now, bytes: 1_000_000, isUrgent: false, dueInMs: 0 },
    { name: "at once when somebody waits", insertedAtMs: now, bytes: 10, isUrgent: true, dueInMs: 0 },
  ])("$name", ({ insertedAtMs, bytes, isUrgent, dueInMs }) => {
    const one = table("aws_alb", bytes);
    const insertedAt = new Map(insertedAtMs === undefined ? [] : [["pharos_logs.aws_alb", insertedAtMs]]);
    const chosen = chooseTables([one], { ...state, insertedAtMs: insertedAt, isUrgent }, now);
    expect(chosen).toEqual(dueInMs === 0 ? { due: [one], nextAtMs: undefined } : { due: [], nextAtMs: now + dueInMs });
  });
});

test("the next insert is that of the table whose rest ends first", () => {
  const insertedAtMs = new Map([
    ["pharos_logs.a", now - 100],
    ["pharos_logs.b", now - 400],
  ]);
  expect(chooseTables([table("a", 1), table("b", 1)], { ...state, insertedAtMs }, now)).toEqual({
    due: [],
    nextAtMs: now + 600,
  });
});

test("a table that failed is not tried before its time, even when somebody waits", () => {
  const retryAtMs = new Map([["pharos_logs.a", now + 400]]);
  const [failed, other] = [table("a", 2_000_000), table("b", 1)];
  expect(chooseTables([failed, other], { ...state, retryAtMs, isUrgent: true }, now)).toEqual({
    due: [other],
    nextAtMs: now + 400,
  });
});

test("tables rest the longer the longer a round of inserts takes, within bounds", () => {
  expect([0, 500, 60_000].map(restAfter)).toEqual([1_000, 2_000, 10_000]);
});
