import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadContent } from "@pharos/detection-content";
import type { LogSource, LookupTable, Rule } from "@pharos/domain";
import { buildTable, type LoadedTable, tableShape } from "@pharos/enrichment";
import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake, type TestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { LakeWriter } from "../lake-writer/lake-writer.ts";
import { Pipeline } from "../pipeline.ts";
import { aRule } from "../testing/a-rule.ts";

const schema = parseSchema(`
schema: Custom.Door
fields:
  - { name: door, type: string, required: true }
  - { name: keeper, type: object, fields: [{ name: ip, type: string, indicators: [ip] }] }
`);
const networks = parseSchema(`
schema: Custom.Networks
fields:
  - { name: network, type: string, required: true, indicators: [ip], validate: { cidr: any } }
  - { name: zone, type: string }
`);
const now = new Date("2026-03-01T10:07:00Z");

function table(rows: string): LoadedTable {
  const definition: LookupTable = {
    name: "Net Zones",
    enabled: true,
    description: "",
    reference: "",
    schema: networks.schema,
    primaryKey: "network",
    associations: [{ logType: "Custom.Door", selectors: ["$.keeper.ip", "p_any_ip_addresses"] }],
    origin: { kind: "file", filename: "zones.csv" },
  };
  const shape = tableShape(definition, networks);
  return { name: definition.name, places: shape.places, data: buildTable("zones.csv", Buffer.from(rows), shape) };
}
const zones = table("network,zone\n10.0.0.0/8,office\n10.9.0.0/16,vpn\n");

const python = aRule({
  id: "Python",
  body: `
def rule(event):
    if event.get("door") != "vault":
        return False
    return event.deep_get("p_enrichment", "Net Zones", "keeper.ip", "zone") == "vpn"

def title(event):
    return event.deep_get("p_enrichment", "Net Zones", "keeper.ip", "p_match")
`,
});
const everyone = aRule({
  id: "Everyone",
  body: "def rule(event):\n    return event.get('door') == 'vault'",
});

let testStore: TestStore;
let testLake: TestLake;
let lakeWriter: LakeWriter;
let pipeline: Pipeline | undefined;
let source: LogSource;
let content: { rules: readonly Rule[]; lookupTables: readonly LoadedTable[] };

beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  await testLake.lake.ensureTables([schema]);
});
afterAll(async () => {
  await testStore.close();
  await testLake.remove();
});
beforeEach(async () => {
  await testStore.clear();
  source = await testStore.store.sources.create(
    {
      label: "Doors",
      type: "HTTP",
      logTypes: ["Custom.Door"],
      streamType: "Auto",
      streamOptions: {},
      auth: { method: "None" },
      enabled: true,
      createdBy: "test",
    },
    now,
  );
});
afterEach(async () => {
  await pipeline?.stop();
  await lakeWriter.stop();
  pipeline = undefined;
});

async function start(rules: readonly Rule[], lookupTables: readonly LoadedTable[] = [zones]): Promise<Pipeline> {
  content = { rules, lookupTables };
  const onProblem = (_what: string, error: unknown) => {
    throw error;
  };
  const [{ store }, { lake }, clock] = [testStore, testLake, () => now];
  lakeWriter = await LakeWriter.start({ store, lake, instanceId: "test", waitForRowsMsMax: 60_000, clock, onProblem });
  pipeline = await Pipeline.start({
    store,
    lakeWriter,
    workers: 1,
    cacheFolder: testCacheFolder,
    callTimeoutMs: 1_000,
    bytesInFlightMax: 1_000_000,
    loadContent: async () => ({ schemas: [{ schema, revision: 1 }], globals: [], ...content }),
    clock,
    onProblem,
  });
  return pipeline;
}

function send(...events: { door: string; ip: string }[]) {
  const lines = events.map(({ door, ip }) => JSON.stringify({ door, keeper: { ip } }));
  return pipeline?.ingest({
    source,
    bytes: Buffer.from(lines.join("\n")),
    token: crypto.randomUUID(),
    receivedAt: now,
  });
}

const alerts = async () =>
  (await testStore.store.alerts.list({ pageSize: 10 })).items.map(({ ruleId, title, eventCount }) => [
    ruleId,
    title,
    eventCount,
  ]);

async function rowsOf(name: string) {
  const { rows } = await lakeWriter.lake.search({ tables: [name], fromMs: 0, toMs: now.getTime() + 1000, limit: 100 });
  return rows;
}

test("rules see the rows of an event, and only matches and signals keep them", async () => {
  await start([python]);
  await send({ door: "vault", ip: "10.9.1.1" }, { door: "vault", ip: "10.1.1.1" }, { door: "lobby", ip: "10.9.1.1" });
  expect(await alerts()).toEqual([["Python", "10.9.1.1", 1]]);
  const row = { network: "10.9.0.0/16", zone: "vpn", p_match: "10.9.1.1" };
  const enrichment = { "Net Zones": { "keeper.ip": row, p_any_ip_addresses: [row] } };
  expect(await rowsOf("pharos_rule_matches.custom_door")).toMatchObject([{ p_enrichment: enrichment }]);
  expect(await rowsOf("pharos_signals.correlation_signals")).toMatchObject([{ p_enrichment: enrichment }]);
  const stored = await rowsOf("pharos_logs.custom_door");
  expect(stored).toHaveLength(3);
  expect(JSON.stringify(stored)).not.toContain("vpn");
});

test("a match of a rule that never looks at the rows keeps them too", async () => {
  await start([everyone]);
  await send({ door: "vault", ip: "10.1.1.1" }, { door: "vault", ip: "192.0.2.1" });
  const mine = (await rowsOf("pharos_rule_matches.custom_door")).filter((row) => row.p_rule_id === "Everyone");
  const found = mine.map((row) => row.p_enrichment);
  expect(found).toHaveLength(2);
  expect(found.filter((enrichment) => enrichment !== undefined)).toMatchObject([
    { "Net Zones": { "keeper.ip": { zone: "office" } } },
  ]);
});

test("a rule whose only condition is on the rows runs for the events that have them", async () => {
  const body = `
def rule(event):
    return event.deep_get("p_enrichment", "Net Zones", "keeper.ip", "zone") == "office"
`;
  await start([aRule({ id: "OnlyRows", body })]);
  await send({ door: "lobby", ip: "10.1.1.1" }, { door: "lobby", ip: "10.9.1.1" }, { door: "lobby", ip: "192.0.2.1" });
  expect(await alerts()).toEqual([["OnlyRows", "OnlyRows", 1]]);
});

test("a rule asks a table for any key", async () => {
  const body = `
def rule(event):
    row = event.lookup("Net Zones", "10.9.0.7")
    return row["zone"] == "vpn" and event.lookup("Net Zones", "192.0.2.1") is None and event.lookup("None", "x") is None
`;
  await start([aRule({ id: "Asks", body })]);
  await send({ door: "lobby", ip: "192.0.2.1" });
  expect(await alerts()).toEqual([["Asks", "Asks", 1]]);
});

test("YAML conditions and filters on the rows decide", async () => {
  const yaml = `AnalysisType: rule
RuleID: Yaml
Enabled: true
Severity: Low
LogTypes: [Custom.Door]
Detection:
  - Enrichment: { Table: Net Zones, Selector: keeper.ip, FieldPath: zone }
    Condition: Equals
    Value: vpn
`;
  const folder = await mkdtemp(join(tmpdir(), "pharos-yaml-rule-"));
  await writeFile(join(folder, "rule.yml"), yaml);
  const { rules, problems } = await loadContent(folder);
  await rm(folder, { recursive: true });
  expect(problems).toEqual([]);
  await start(rules);
  await send({ door: "lobby", ip: "10.9.1.1" }, { door: "lobby", ip: "10.1.1.1" }, { door: "lobby", ip: "192.0.2.1" });
  expect(await alerts()).toMatchObject([["Yaml", expect.anything(), 1]]);
});

test("events that arrive while tables change are neither lost nor left without rows", async () => {
  const running = await start([python]);
  const batches = 12;
  const sending = Array.from({ length: batches }, async (_, batch) => {
    // One after the other starts, so that some meet each change.
    for (let turn = 0; turn < batch; turn++) await new Promise((resolve) => setImmediate(resolve));
    return send(...Array.from({ length: 20 }, () => ({ door: "vault", ip: "10.9.1.1" })));
  });
  for (let change = 0; change < 3; change++) {
    content = { ...content, lookupTables: [table(`network,zone\n10.9.0.0/16,vpn\n11.0.0.0/8,zone ${change}\n`)] };
    await running.reload();
  }
  const stored = (await Promise.all(sending)).reduce((sum, receipt) => sum + (receipt?.stored ?? 0), 0);
  expect(stored).toBe(batches * 20);
  expect(await alerts()).toEqual([["Python", "10.9.1.1", batches * 20]]);
});

test("other rows are live for what arrives after the reload", async () => {
  const running = await start([python], []);
  await send({ door: "vault", ip: "10.9.1.1" });
  expect(await alerts()).toEqual([]);
  content = { ...content, lookupTables: [zones] };
  await running.reload();
  await send({ door: "vault", ip: "10.9.1.1" });
  content = { ...content, lookupTables: [table("network,zone\n10.9.0.0/16,lab\n")] };
  await running.reload();
  await send({ door: "vault", ip: "10.9.1.1" });
  expect(await alerts()).toEqual([["Python", "10.9.1.1", 1]]);
});
