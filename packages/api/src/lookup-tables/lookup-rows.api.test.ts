import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aRule } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

const spec = `schema: Custom.Zones
fields:
  - { name: network, type: string, required: true, validate: { cidr: any } }
  - { name: zone, type: string }
`;
const file = "network,zone\n10.0.0.0/8,office\n10.9.0.0/16,vpn\n192.0.2.0/24,=guests\n";
const rowsQuery = `query ($input: LookupRowsInput!) { lookupRows(input: $input) {
  nodes columns pageInfo { hasNextPage endCursor } } }`;
const matchQuery = `query ($input: LookupMatchInput!) {
  lookupMatch(input: $input) { row comparison isNotAnAddress } }`;
const usesQuery = `query ($id: ID!) { lookupUses(id: $id) {
  detections { id displayName kind enabled } queries { name } } }`;

let api: TestApi;
let keeper: SignedInUser;
let id: string;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  await api.store.schemas.syncManaged([{ name: "Custom.Zones", spec, description: "", referenceURL: "" }], api.now);
  keeper = await api.signedIn("LookupModify", "RuleRead", "DataAnalyticsRead");
  const input = {
    name: "Net Zones",
    enabled: false,
    schema: "Custom.Zones",
    primaryKey: "network",
    associatedLogTypes: [{ logType: "Custom.Door", selectors: ["ip"] }],
  };
  const create = "mutation ($input: LookupTableInput!) { createLookupTable(input: $input) { id } }";
  id = (await keeper.ask(create, { input })).data.createLookupTable.id;
});

const send = (what: "preview" | "file", text: string, from: SignedInUser = keeper, filename = "zones.csv") =>
  api.app.inject({
    method: "POST",
    url: `/internal/lookup-tables/${id}/${what}?filename=${filename}`,
    headers: { authorization: `Bearer ${from.identityToken}`, "content-type": "application/octet-stream" },
    payload: Buffer.from(text),
  });

test("a file is previewed, applied, and its rows are read page by page, of a disabled table too", async () => {
  const preview = await send("preview", file);
  expect(preview.json()).toMatchObject({ rows: 3, newColumns: ["network", "zone"], keys: { newCount: 3 } });
  expect((await keeper.ask(rowsQuery, { input: { id } })).data.lookupRows.nodes).toEqual([]);
  expect((await send("file", file)).json()).toEqual({ rows: 3, skippedRows: 0 });
  const first = await keeper.ask(rowsQuery, { input: { id, pageSize: 2 } });
  expect(first.data.lookupRows).toEqual({
    nodes: [
      { network: "10.0.0.0/8", zone: "office" },
      { network: "10.9.0.0/16", zone: "vpn" },
    ],
    columns: ["network", "zone"],
    pageInfo: { hasNextPage: true, endCursor: "2" },
  });
  const second = await keeper.ask(rowsQuery, { input: { id, pageSize: 2, cursor: "2" } });
  expect(second.data.lookupRows).toMatchObject({ nodes: [{ zone: "=guests" }], pageInfo: { hasNextPage: false } });
});

test("rows are searched by any value, and by the key alone", async () => {
  await send("file", file);
  const zonesOf = async (input: object) =>
    (await keeper.ask(rowsQuery, { input: { id, ...input } })).data.lookupRows.nodes.map(
      ({ zone }: { zone: string }) => zone,
    );
  expect(await zonesOf({ search: "VPN" })).toEqual(["vpn"]);
  expect(await zonesOf({ search: "VPN", isKeyOnly: true })).toEqual([]);
  expect(await zonesOf({ search: "10.", isKeyOnly: true })).toEqual(["office", "vpn"]);
});

test("a preview tells what would change and which lines are malformed, and the file is then refused", async () => {
  await send("file", file);
  const changed = "network,zone\n10.0.0.0/8,branch\n10.9.0.0/16\n198.51.100.0/24,lab\n";
  expect((await send("preview", changed)).json()).toMatchObject({
    rows: 2,
    malformedLines: [{ line: 3, reason: "has 1 cell, but there are 2 columns" }],
    keys: { newKeys: ["198.51.100.0/24"], changedKeys: ["10.0.0.0/8"], goneCount: 2 },
  });
  const refused = await send("file", changed);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().message).toBe("zones.csv can't be read: line 3 has 1 cell, but there are 2 columns");
});

test("a file beyond the limit is refused before it is read, with the limit", async () => {
  const response = await api.app.inject({
    method: "POST",
    url: `/internal/lookup-tables/${id}/preview?filename=huge.csv`,
    headers: {
      authorization: `Bearer ${keeper.identityToken}`,
      "content-type": "text/csv",
      "content-length": "99999999",
    },
    payload: "x",
  });
  expect(response.statusCode).toBe(413);
});

test("a value finds the row of the smallest network, and a text that is no address says so", async () => {
  await send("file", file);
  const match = async (value: string) => (await keeper.ask(matchQuery, { input: { id, value } })).data.lookupMatch;
  expect(await match("10.9.1.1")).toEqual({
    row: { network: "10.9.0.0/16", zone: "vpn" },
    comparison: "NETWORK",
    isNotAnAddress: false,
  });
  expect(await match("8.8.8.8")).toMatchObject({ row: null, isNotAnAddress: false });
  expect(await match("web-1")).toMatchObject({ row: null, isNotAnAddress: true });
});

test("rows are exported as CSV that no spreadsheet runs", async () => {
  await send("file", file);
  const response = await api.app.inject({
    url: `/internal/lookup-tables/${id}/rows.csv`,
    headers: { authorization: `Bearer ${keeper.identityToken}` },
  });
  expect(response.headers["content-disposition"]).toBe('attachment; filename="net_zones.csv"');
  expect(response.body).toBe("network,zone\r\n10.0.0.0/8,office\r\n10.9.0.0/16,vpn\r\n192.0.2.0/24,'=guests\r\n");
});

test("the uses of a table are the detections and queries that name it, as far as their reader may see them", async () => {
  const query = {
    description: "",
    tags: [],
    lookbackSeconds: undefined,
    schedule: undefined,
    enabled: false,
    email: undefined,
  };
  const save = (name: string, sql: string) => api.store.savedQueries.put({ ...query, name, sql }, undefined, api.now);
  await save("Guests", "SELECT * FROM pharos_lookups.public.net_zones");
  await save("Other", "SELECT * FROM pharos_lookups.public.net_zones_old");
  const body = 'def rule(event):\n    return event.lookup("Net Zones", event.get("ip")) is not None\n';
  await api.store.detections.create(aRule({ id: "Zone.Rule", displayName: "Zone rule", body }));
  await api.store.detections.create(
    aRule({ id: "Named", body: "def rule(event):\n    return 'Net Zones' in event\n" }),
  );
  const { data } = await keeper.ask(usesQuery, { id });
  expect(data.lookupUses).toEqual({
    detections: [{ id: "Zone.Rule", displayName: "Zone rule", kind: "RULE", enabled: true }],
    queries: [{ name: "Guests" }],
  });
  const reader = await api.signedIn("LookupRead");
  expect((await reader.ask(usesQuery, { id })).data.lookupUses).toEqual({ detections: [], queries: [] });
});

test("files and rows need their permissions", async () => {
  const reader = await api.signedIn("LookupRead");
  expect((await send("preview", file, reader)).statusCode).toBe(403);
  expect((await send("file", file, reader)).statusCode).toBe(403);
  const nobody = await api.signedIn("AlertRead");
  expect((await nobody.ask(rowsQuery, { input: { id } })).errors[0]?.extensions.code).toBe("Forbidden");
  expect((await nobody.ask(usesQuery, { id })).errors[0]?.extensions.code).toBe("Forbidden");
  for (const authorization of [`Bearer ${nobody.identityToken}`, "Bearer x"]) {
    const response = await api.app.inject({
      url: `/internal/lookup-tables/${id}/rows.csv`,
      headers: { authorization },
    });
    expect([401, 403]).toContain(response.statusCode);
  }
});

test("a role that is restricted to log types fills no table of others, and does not learn where it is looked up", async () => {
  const clerk = await api.signedInSeeing(["Custom.Other"], "LookupModify");
  expect((await send("file", file, clerk)).statusCode).toBe(403);
  const { data } = await clerk.ask("query ($id: ID!) { lookupTable(id: $id) { associatedLogTypes { logType } } }", {
    id,
  });
  expect(data.lookupTable.associatedLogTypes).toEqual([]);
});

test("the rows of a query are hidden from those who see less than its author", async () => {
  await send("file", file);
  const table = await api.store.lookupTables.get(id);
  if (!table) throw new Error("The table is gone");
  const origin = { kind: "query", sql: "SELECT 1", refresh: {}, indicators: {}, validations: {} } as const;
  await api.store.lookupTables.update(id, table.revision, { ...table, origin }, undefined, api.now);
  const clerk = await api.signedInSeeing(["Custom.Door"], "LookupModify");
  const { errors } = await clerk.ask(rowsQuery, { input: { id } });
  expect(errors[0]?.extensions.code).toBe("Forbidden");
  expect((await keeper.ask(rowsQuery, { input: { id } })).data.lookupRows.nodes).toHaveLength(3);
});
