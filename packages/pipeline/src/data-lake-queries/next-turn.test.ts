import { describe, expect, test } from "vitest";
import { nextTurn, type QueuedQuery } from "./next-turn.ts";

/** `a1` is the first query of a. */
const queries = (...ids: string[]): QueuedQuery[] => ids.map((id) => ({ id, issuer: id.slice(0, 1) }));
const limits = { total: 3, perIssuer: 2 };
const never = new Map<string, number>();

describe("the next turn", () => {
  test.each([
    { name: "is nobody's when nobody waits", waiting: [], running: [], next: undefined },
    { name: "is nobody's while all places are taken", waiting: ["a1"], running: ["b1", "b2", "c1"], next: undefined },
    { name: "is nobody's who has their share under way", waiting: ["a3"], running: ["a1", "a2"], next: undefined },
    { name: "is the first one's of an issuer", waiting: ["a1", "a2"], running: [], next: "a1" },
    { name: "is of who has fewer under way, however late", waiting: ["a2", "a3", "b1"], running: ["a1"], next: "b1" },
    { name: "passes over who has their share", waiting: ["a3", "b2"], running: ["a1", "a2"], next: "b2" },
    { name: "is of who asked first among equals", waiting: ["b1", "a1"], running: [], next: "b1" },
  ])("$name", ({ waiting, running, next }) => {
    expect(nextTurn(queries(...waiting), queries(...running), never, limits)?.id).toBe(next);
  });

  test("is of who waited longest since their last one", () => {
    const turns = new Map([
      ["a", 8],
      ["b", 7],
    ]);
    expect(nextTurn(queries("a4", "b4"), [], turns, limits)?.id).toBe("b4");
    expect(nextTurn(queries("a4", "b4", "c1"), [], turns, limits)?.id).toBe("c1");
  });

  test("comes to everyone, however many queries one of them asks", () => {
    const one = { total: 1, perIssuer: 1 };
    let waiting = queries("a1", "a2", "a3", "a4", "b1", "c1", "b2");
    const turns = new Map<string, number>();
    const order: string[] = [];
    for (let turn = 1; waiting.length > 0; turn++) {
      const next = nextTurn(waiting, [], turns, one);
      if (!next) break;
      order.push(next.id);
      turns.set(next.issuer, turn);
      waiting = waiting.filter((query) => query !== next);
    }
    expect(order).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
  });
});
