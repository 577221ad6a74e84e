import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDoorSchema } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let lake: TestLake;
let api: TestApi;
let keeper: SignedInUser;
beforeAll(async () => {
  lake = await openTestLake();
  api = await TestApi.open(await openTestStore(), { lake: lake.lake });
  await addDoorSchema(api.store, api.now);
  keeper = await api.signedIn("LookupModify", "LookupRead", "DataAnalyticsRead");
});
afterAll(async () => {
  await api.close();
  await lake.remove();
});

const shown = "id revision schema query refresh health nextRefreshAt";
const create = `mutation ($input: LookupTableInput!) { createLookupTable(input: $input) { ${shown} } }`;
const update = `mutation ($input: UpdateLookupTableInput!) { updateLookupTable(input: $input) { ${shown} } }`;
const text = "SELECT 'ann' AS name, 'vault' AS door";
const settings = {
  name: "Keys",
  enabled: true,
  primaryKey: "name",
  associatedLogTypes: [{ logType: "Custom.Door", selectors: ["door"] }],
};

test("a table has the rows of a query, without a schema, and asks for them again on time", async () => {
  const input = { ...settings, query: { text, periodMinutes: 30, keyIndicator: "username" } };
  const { data, errors } = await keeper.ask(create, { input });
  expect(errors).toEqual([]);
  const { id, revision, ...table } = data.createLookupTable;
  expect(table).toEqual({
    schema: null,
    query: text,
    refresh: { PeriodMinutes: 30 },
    health: "NO_DATA",
    nextRefreshAt: "2026-03-01T12:00:00Z",
  });
  const origin = { kind: "query", indicators: { name: ["username"] }, refresh: { rateMinutes: 30 } };
  expect(await api.store.lookupTables.get(id)).toMatchObject({ origin });
  // What says nothing of the query leaves it as it is.
  const disabled = await keeper.ask(update, { input: { id, revision, table: { ...settings, enabled: false } } });
  expect(disabled.data.updateLookupTable).toMatchObject({ query: text, refresh: { PeriodMinutes: 30 } });
  const changed = { ...settings, query: { text: `${text} LIMIT 1` } };
  const again = await keeper.ask(update, { input: { id, revision: revision + 1, table: changed } });
  expect(again.data.updateLookupTable).toMatchObject({ query: `${text} LIMIT 1`, refresh: { PeriodMinutes: 30 } });
  expect(await api.store.lookupTables.get(id)).toMatchObject({ origin });
});

test.each([
  [{ text: "", periodMinutes: 5 }, "queryText"],
  [{ text: "SELECT * FROM system.tables", periodMinutes: 5 }, "queryText"],
  [{ text }, "periodMinutes"],
  [{ text, periodMinutes: 50_000 }, "periodMinutes"],
  [{ text, periodMinutes: 5, keyIndicator: "shoe size" }, "keyIndicator"],
])("refuses the query %o at its field", async (query, field) => {
  const { errors } = await keeper.ask(create, { input: { ...settings, name: "Refused", query } });
  expect(errors[0]?.extensions.fieldErrors).toHaveProperty(field);
});

test("a query is refused to users without DataAnalyticsRead", async () => {
  const other = await api.signedIn("LookupModify");
  const { errors } = await other.ask(create, {
    input: { ...settings, name: "Refused", query: { text, periodMinutes: 5 } },
  });
  expect(errors[0]?.extensions.code).toBe("Forbidden");
});
