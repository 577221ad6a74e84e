import fc from "fast-check";
import { expect, test } from "vitest";
import { LatestStartQueue, type OpenChain } from "./latest-start-queue.ts";

const aChain = fc.record({ startMs: fc.nat(20), place: fc.nat(), openUntilMs: fc.nat(30) });

test("gives the chain that started last among those still open, at whatever times they are added", () => {
  fc.assert(
    fc.property(fc.array(fc.array(aChain, { maxLength: 4 }), { maxLength: 30 }), (addedAt) => {
      const queue = new LatestStartQueue();
      const all: OpenChain[] = [];
      addedAt.forEach((chains, timeMs) => {
        for (const chain of chains) {
          queue.add(chain);
          all.push(chain);
        }
        const open = all.filter(({ openUntilMs }) => openUntilMs >= timeMs).map(({ startMs }) => startMs);
        expect(queue.latestAt(timeMs)?.startMs).toBe(open.length === 0 ? undefined : Math.max(...open));
      });
    }),
    { numRuns: 500, seed: 3 },
  );
});
