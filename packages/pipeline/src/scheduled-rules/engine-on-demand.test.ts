import { type RuleEngine, startRuleEngine } from "@pharos/detection";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EngineOnDemand, type OnDemandContent } from "./engine-on-demand.ts";

/** Nothing in it needs Python, so that engines start at once. */
const contentNamed = (name: string): OnDemandContent => ({
  rules: [],
  policies: [],
  globals: [{ id: name, description: "", body: "" }],
});
const nameOf = async (_engine: RuleEngine, { globals }: OnDemandContent) => globals[0]?.id;

let now: Date;
let content: string;
let loads: number;
let starts: number;
let failure: Error | undefined;
let engine: EngineOnDemand;
beforeEach(() => {
  now = new Date("2026-03-01T10:00:00Z");
  content = "a";
  loads = starts = 0;
  failure = undefined;
  engine = new EngineOnDemand({
    revision: async () => content,
    load: async () => {
      loads += 1;
      return contentNamed(content);
    },
    start: async (ruleSet) => {
      if (failure) throw failure;
      starts += 1;
      return startRuleEngine(ruleSet);
    },
    clock: () => now,
  });
});
afterEach(() => engine.stop());

const idleFor = (seconds: number) => engine.stopWhenIdle(new Date(now.getTime() + seconds * 1000));

test("starts one engine for all, loads the content once, and again when it changed", async () => {
  expect(await Promise.all([engine.use(nameOf), engine.use(nameOf), engine.content()])).toMatchObject(["a", "a", {}]);
  expect([loads, starts]).toEqual([1, 1]);
  content = "b";
  expect(await engine.use(nameOf)).toBe("b");
  expect([loads, starts]).toEqual([2, 1]);
});

test("shows the content without starting anything", async () => {
  expect((await engine.content()).globals[0]?.id).toBe("a");
  expect(engine.isRunning).toBe(false);
});

test("keeps its content while somebody works with it", async () => {
  const names: (string | undefined)[] = [];
  let next: Promise<unknown> | undefined;
  await engine.use(async (python, held) => {
    content = "b";
    next = engine.use(nameOf).then((name) => names.push(name));
    await python.evaluate({ events: [] });
    names.push(held.globals[0]?.id);
  });
  await next;
  expect(names).toEqual(["a", "b"]);
});

test("ends after five idle minutes, and starts again when it is needed", async () => {
  await engine.use(nameOf);
  await idleFor(299);
  expect(engine.isRunning).toBe(true);
  await idleFor(300);
  expect(engine.isRunning).toBe(false);
  await engine.use(nameOf);
  expect(starts).toBe(2);
});

test("tries again after it could not be started, or the work failed", async () => {
  failure = new Error("no room");
  await expect(engine.use(nameOf)).rejects.toThrow("no room");
  failure = undefined;
  await expect(engine.use(() => Promise.reject(new Error("bad row")))).rejects.toThrow("bad row");
  expect(await engine.use(nameOf)).toBe("a");
  expect(starts).toBe(1);
});
