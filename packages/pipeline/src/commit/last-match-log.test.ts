import type { LastMatch } from "@pharos/store";
import { expect, test } from "vitest";
import type { ProcessedMatch } from "../worker/protocol.ts";
import { findNews, LastMatchLog } from "./last-match-log.ts";

const at = (seconds: number) => new Date(Date.parse("2026-03-01T10:00:00Z") + seconds * 1_000);
const aWork = (seconds: number, ...matched: readonly (readonly [string, string])[]) => ({
  at: at(seconds),
  matches: matched.map(([ruleId, logType]) => ({ ruleId, logType }) as ProcessedMatch),
});
const told = (seconds: number) => new Map([['["R1","Custom.Door"]', at(seconds).getTime()]]);
const door = ["R1", "Custom.Door"] as const;

test.each([
  { name: "a first match", toldMs: new Map(), seconds: 5, isNews: true },
  { name: "one that is less than half a minute later", toldMs: told(0), seconds: 29, isNews: false },
  { name: "one that is half a minute later", toldMs: told(0), seconds: 30, isNews: true },
  { name: "an earlier one", toldMs: told(60), seconds: 5, isNews: false },
])("$name is told: $isNews", ({ toldMs, seconds, isNews }) => {
  expect(findNews([aWork(seconds, door)], toldMs)).toEqual(
    isNews ? [{ ruleId: "R1", logType: "Custom.Door", at: at(seconds) }] : [],
  );
});

test("the latest of a commit is told, of each log type", () => {
  const works = [aWork(5, door, ["R1", "Custom.Gate"]), aWork(9, door), aWork(7, door)];
  expect(findNews(works, new Map())).toEqual([
    { ruleId: "R1", logType: "Custom.Door", at: at(9) },
    { ruleId: "R1", logType: "Custom.Gate", at: at(5) },
  ]);
});

test("a match that needs several log types is of none, so that only who sees all hears of it", () => {
  const work = { ...aWork(5, door), neededLogTypes: ["Custom.Door", "Custom.Gate"] };
  expect(findNews([work], new Map())).toEqual([{ ruleId: "R1", logType: "", at: at(5) }]);
});

test("what could not be kept is told again by the next match", async () => {
  const kept: LastMatch[] = [];
  let isAway = true;
  const lastMatches = {
    note: async (news: readonly LastMatch[]) => {
      if (isAway) throw new Error("away");
      kept.push(...news);
    },
  };
  const log = new LastMatchLog({ lastMatches } as ConstructorParameters<typeof LastMatchLog>[0]);
  log.note([aWork(0, door)]);
  await log.idle();
  isAway = false;
  log.note([aWork(1, door)]);
  log.note([aWork(2, door)]);
  await log.idle();
  expect(kept).toEqual([{ ruleId: "R1", logType: "Custom.Door", at: at(1) }]);
});
