import { openTestStore, type TestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attackWithFlow, formAttack } from "./attack-flow.ts";
import { moreStatementBombs, statementBombs, textBombs, wideTexts } from "./attempts/bombs.ts";
import { engineAttacks } from "./attempts/engine-reach.ts";
import { hiddenTableAttacks } from "./attempts/hidden-tables.ts";
import { nameAttacks } from "./attempts/names-in-statements.ts";
import { oddValueAttacks } from "./attempts/odd-values.ts";
import { formAttacks } from "./attempts/search-forms.ts";
import { textAttacks } from "./attempts/text-in-statements.ts";

/** All of them, with the statements that take seconds: `PHAROS_ATTACKS=all npx vitest run flow-attacks`. */
const isWhole = process.env.PHAROS_ATTACKS === "all";
const timeout = isWhole ? 3_600_000 : 600_000;

let testStore: TestStore;
beforeAll(async () => {
  testStore = await openTestStore();
});
afterAll(() => testStore.close());

test("no text, name or number is read as SQL, and no function of the engine is reached", { timeout }, async () => {
  const { store } = testStore;
  const attacks = [...textAttacks, ...nameAttacks, ...engineAttacks];
  expect(await attackWithFlow({ store, attacks, logTypeAccess: undefined })).toEqual([]);
});

test("no number, time, path or pattern makes the engine fail", { timeout }, async () => {
  expect(await attackWithFlow({ store: testStore.store, attacks: oddValueAttacks, logTypeAccess: undefined })).toEqual(
    [],
  );
});

test("no query or search form tells a restricted reader of hidden log types", { timeout }, async () => {
  const attacks = [...hiddenTableAttacks, ...formAttacks.map(formAttack)];
  expect(await attackWithFlow({ store: testStore.store, attacks })).toEqual([]);
});

test("no text or statement takes all time or memory", { timeout }, async () => {
  const some = [...textBombs.filter((_, at) => at % 3 === 0), ...statementBombs];
  const bombs = isWhole ? [...textBombs, ...statementBombs, ...wideTexts, ...moreStatementBombs] : some;
  const attacks = bombs.map((text) => ({ text }));
  const run = { store: testStore.store, attacks, logTypeAccess: undefined, measuresOthers: true, mayBeStopped: true };
  expect(await attackWithFlow(run)).toEqual([]);
});
