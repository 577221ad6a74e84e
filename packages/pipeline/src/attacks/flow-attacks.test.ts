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
/** A third of those of which there are hundreds of one kind; the rest runs with all of them. */
const some = <Attack>(attacks: readonly Attack[]) => attacks.filter((_, at) => isWhole || at % 3 === 0);
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
  const attacks = some(oddValueAttacks);
  expect(await attackWithFlow({ store: testStore.store, attacks, logTypeAccess: undefined })).toEqual([]);
});

test("no query or search form tells a restricted reader of hidden log types", { timeout }, async () => {
  const attacks = some([...hiddenTableAttacks, ...formAttacks.map(formAttack)]);
  expect(await attackWithFlow({ store: testStore.store, attacks })).toEqual([]);
});

test("no text or statement takes all time or memory", { timeout }, async () => {
  const bombs = [...some(textBombs), ...statementBombs, ...(isWhole ? [...wideTexts, ...moreStatementBombs] : [])];
  const attacks = bombs.map((text) => ({ text }));
  const run = { store: testStore.store, attacks, logTypeAccess: undefined, measuresOthers: true, mayBeStopped: true };
  expect(await attackWithFlow(run)).toEqual([]);
});
