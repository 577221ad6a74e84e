import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RuleEngine, startRuleEngine } from "../engine/rule-engine.ts";
import { aRule, testCacheFolder } from "../testing/a-rule.ts";

const megabyte = 1024 * 1024;
const ruleCount = 50;
const eventOf = (n: number) => ({ door: n % 20 === 0 ? "watched" : `door-${n}`, [`key${n}`]: `value-${n}`, n });

/** Bytes in use without what the collector would take away. */
function bytesInUse(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}

let engine: RuleEngine;
beforeAll(async () => {
  const rules = Array.from({ length: ruleCount }, (_, at) =>
    aRule({
      id: `R${at}`,
      body: `def rule(event):\n    return event.get("door") == "watched" and event.get("n") % 1000 == ${at}`,
    }),
  );
  // A process whose memory grows beyond half of it is replaced.
  engine = await startRuleEngine({ rules, globals: [], cacheFolder: testCacheFolder, memoryBytesMax: 128 * megabyte });
});
afterAll(() => engine.close());

async function evaluate(from: number, to: number, batch: number): Promise<void> {
  for (let first = from; first < to; first += batch) {
    const events = Array.from({ length: batch }, (_, at) => eventOf(first + at)).flatMap((event) => {
      const rules = engine.candidates("Test.Log", event);
      return rules.length === 0 ? [] : [{ json: Buffer.from(JSON.stringify(event)), rules }];
    });
    await engine.evaluate({ events });
  }
}

test("keeps nothing of the events, of which each has a key and values of its own", async () => {
  await evaluate(0, 20_000, 1_000);
  const before = bytesInUse();
  await evaluate(20_000, 120_000, 1_000);
  expect(bytesInUse() - before).toBeLessThan(4 * megabyte);
  expect(engine.stats()).toMatchObject({ calls: (120_000 / 20) * ruleCount, errors: 0, processes: 1 });
});
