import { openTestLake } from "@pharos/testkit";
import { expect, test } from "vitest";
import { visibleLogType } from "./attacked-lake.ts";
import { exhaustionAttempts } from "./attempts/exhaustion.ts";
import { shapeExhaustionAttempts } from "./attempts/exhaustion-by-shape.ts";
import { hiddenTableAttempts, tellingErrorAttempts } from "./attempts/hidden-tables.ts";
import { indirectFactAttempts } from "./attempts/indirect-facts.ts";
import { oddSyntaxAttempts } from "./attempts/odd-syntax.ts";
import { rowLeakAttempts } from "./attempts/row-leaks.ts";
import { serverFactAttempts } from "./attempts/server-facts.ts";
import { shadowingAttempts } from "./attempts/shadowing.ts";
import { stateAttempts } from "./attempts/states.ts";
import { translationAttempts } from "./attempts/translations.ts";
import { writeAttempts } from "./attempts/writes.ts";
import { runGateAttempts } from "./run-gate-attempts.ts";

/** With the queries that take minutes to be stopped: `PHAROS_ATTACKS=all npx vitest run gate-attacks`. */
const isWhole = process.env.PHAROS_ATTACKS === "all";
const timeout = isWhole ? 3_600_000 : 600_000;

/** What comes of each is told by its text, so all share a pair of lakes, whose start takes longer than most attempts. */
const ofServer = [...serverFactAttempts, ...indirectFactAttempts, ...writeAttempts];
const ofHiddenRows = [
  ...hiddenTableAttempts,
  ...tellingErrorAttempts,
  ...oddSyntaxAttempts,
  ...translationAttempts,
  ...shadowingAttempts,
  ...rowLeakAttempts,
];

test("no query of a restricted reader tells of hidden rows or the server, or changes anything", {
  timeout,
}, async () => {
  const attempts = [...ofHiddenRows, ...ofServer];
  expect(await runGateAttempts({ openLake: openTestLake, attempts, logTypeAccess: [visibleLogType] })).toEqual([]);
});

test("no query of an unrestricted reader tells of the server or changes anything", { timeout }, async () => {
  expect(await runGateAttempts({ openLake: openTestLake, attempts: ofServer, logTypeAccess: undefined })).toEqual([]);
});

test("no bytes of a reader's choice, read as the state of an aggregate, take the lake away", { timeout }, async () => {
  const found = await runGateAttempts({
    openLake: openTestLake,
    attempts: stateAttempts,
    logTypeAccess: undefined,
    measuresOthers: true,
  });
  expect(found.filter(({ kind }) => kind === "lake lost" || kind === "query endless")).toEqual([]);
});

test.runIf(isWhole)("no query that wants all time and memory holds others up", { timeout }, async () => {
  const run = {
    openLake: openTestLake,
    attempts: [...exhaustionAttempts, ...shapeExhaustionAttempts],
    logTypeAccess: undefined,
    measuresOthers: true,
  };
  expect(await runGateAttempts(run)).toEqual([]);
});

test("the suite notices a reader who sees what is hidden", { timeout }, async () => {
  const attempts = ["SELECT count() FROM pharos_logs.custom_gate", "SELECT who FROM pharos_logs.custom_gate"];
  const found = await runGateAttempts({
    openLake: openTestLake,
    attempts,
    logTypeAccess: [visibleLogType, "Custom.Gate"],
  });
  expect(new Set(found.map(({ sql }) => sql))).toEqual(new Set(attempts));
});
