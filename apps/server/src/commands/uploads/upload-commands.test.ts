import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ApiDependencies, createContentThreads, createRuleInspection, registerGraphql } from "@pharos/api";
import { type ContentItems, loadContent, readArchive } from "@pharos/detection-content";
import { permissions } from "@pharos/domain";
import type { Lake } from "@pharos/lake";
import { createLookupTableLoader, LakeWriter, openQueryCompiler, Pipeline } from "@pharos/pipeline";
import { openTestLake, openTestStore, type TestLake, type TestStore, testCacheFolder } from "@pharos/testkit";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadWorkerContent } from "../../start/content/load-worker-content.ts";
import { generateRepository } from "../detections/generate-repository.ts";
import { runCommand } from "../installation/run-command.ts";
import { addDeleteCommands } from "./delete-commands.ts";
import { addExportCommands } from "./export-commands.ts";
import { addUploadCommands } from "./upload-commands.ts";

const folder = mkdtempSync(join(tmpdir(), "pharos-upload-"));
const repository = join(folder, "repository");
const clock = () => new Date();
let testStore: TestStore;
let testLake: TestLake;
let lakeWriter: LakeWriter;
let pipeline: Pipeline;
let app: FastifyInstance;
let to: string[];
const threads = createContentThreads();
const onProblem = (_what: string, error: unknown) => {
  throw error;
};

beforeAll(async () => {
  generateRepository(repository);
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  const { store } = testStore;
  const { lake } = testLake;
  await addSchema();
  const python = { cacheFolder: testCacheFolder, libraries: {} };
  pipeline = await startPipeline(lake, python);
  const dependencies = {
    store,
    lake,
    pipeline,
    compile: openQueryCompiler(lake, store),
    threads,
    sigmaMappings: [],
    rules: createRuleInspection(store, pipeline, python),
    lookupTables: createLookupTableLoader(store, onProblem),
    clock,
    config: { version: "1.2.3", secretKey: new Uint8Array(32) },
  } as unknown as ApiDependencies;
  app = Fastify();
  await registerGraphql(app, dependencies);
  await app.listen({ port: 0 });
  await store.apiTokens.create({ name: "CI", value: "secret", permissions, createdBy: "x" }, clock());
  const tokenFile = join(folder, "token");
  writeFileSync(tokenFile, "secret", { mode: 0o600 });
  to = [`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, "--token-file", tokenFile];
});
afterAll(async () => {
  await app.close();
  await threads.stop();
  await pipeline.stop();
  await lakeWriter.stop();
  await testStore.close();
  await testLake.remove();
  rmSync(folder, { recursive: true });
});

async function addSchema(): Promise<void> {
  const spec = `schema: Custom.Door
fields:
  - { name: at, type: timestamp, timeFormats: [rfc3339], isEventTime: true, required: true }
  - { name: door, type: string, required: true }
  - { name: badge, type: string }
`;
  const content = { name: "Custom.Door", spec, description: "", referenceURL: "" };
  await testStore.store.schemas.syncManaged([content], clock());
}

async function startPipeline(lake: Lake, python: { cacheFolder: string; libraries: object }): Promise<Pipeline> {
  const { store } = testStore;
  const load = () => loadWorkerContent(store, {});
  const { schemas } = await load();
  await lake.ensureTables(schemas.map(({ schema }) => schema));
  lakeWriter = await LakeWriter.start({ store, lake, instanceId: "test", waitForRowsMsMax: 60_000, clock, onProblem });
  return Pipeline.start({
    store,
    lakeWriter,
    workers: 1,
    cacheFolder: python.cacheFolder,
    bytesInFlightMax: 1_000_000,
    loadContent: load,
    clock,
    onProblem,
  });
}

const upload = (...args: string[]) => runCommand(addUploadCommands, ["upload", ...args, "--to", ...to], folder);

test("a repository of every kind is uploaded, and its rules raise alerts at once", async () => {
  const startMs = performance.now();
  const { status, stdout, stderr } = await upload("repository", "--json");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const fresh = (total: number) => ({ new: total, modified: 0, total });
  expect(JSON.parse(stdout)).toEqual({
    isWell: true,
    rules: fresh(301),
    policies: fresh(1),
    correlationRules: fresh(1),
    dataModels: fresh(1),
    globalHelpers: fresh(1),
    lookupTables: fresh(0),
    queries: fresh(2),
    scheduledPrompts: fresh(1),
    packs: fresh(1),
    dashboards: fresh(1),
  });
  expect(performance.now() - startMs).toBeLessThan(60_000);
  const { store } = testStore;
  const source = await store.sources.create(
    {
      label: "Doors",
      type: "HTTP",
      logTypes: ["Custom.Door"],
      streamType: "Lines",
      streamOptions: {},
      auth: { method: "None" },
      enabled: true,
      createdBy: "Ada",
    },
    clock(),
  );
  const lines = ["python 7", "yaml 3", "none"].map((door) =>
    JSON.stringify({ at: clock().toISOString(), door, badge: "b7" }),
  );
  await pipeline.ingest({ source, bytes: Buffer.from(lines.join("\n")), token: "t", receivedAt: clock() });
  const alerts = await store.alerts.list({ pageSize: 10 });
  expect(alerts.items.map(({ ruleId, title, severity }) => [ruleId, title, severity]).toSorted()).toEqual([
    ["Door.Derived.3", "Door yaml 3 opened", "LOW"],
    ["Door.Python.7", "Door python 7 opened by b7", "HIGH"],
    ["Door.Yaml.3", "Door yaml 3 opened", "MEDIUM"],
  ]);
});

test("what is exported loads as what was uploaded", async () => {
  const { status, stdout } = await runCommand(
    addExportCommands,
    ["export", "--output", "exported", "--json", "--url", ...to],
    folder,
  );
  expect({ status, ...JSON.parse(stdout) }).toMatchObject({ status: 0, items: 310 });
  const [before, after] = await Promise.all([loadContent(repository), loadContent(join(folder, "exported"))]);
  expect(after.problems).toEqual([]);
  const kinds = [
    "rules",
    "scheduledRules",
    "policies",
    "globals",
    "dataModels",
    "queries",
    "packs",
    "scheduledPrompts",
    "dashboards",
  ] as const;
  for (const kind of kinds) expect(undated(after[kind])).toEqual(undated(before[kind]));
  expect(after.correlationRules).toMatchObject([{ logic: before.correlationRules[0]?.logic }]);
  const again = await upload("exported", "--json");
  const counts = Object.values(JSON.parse(again.stdout) as Record<string, { new: number; modified: number }>);
  expect(counts.reduce((sum, { new: added = 0 }) => sum + added, 0)).toBe(0);
  await runCommand(addExportCommands, ["export", "--output", "policies", "--kind", "policies", "--url", ...to], folder);
  expect(readdirSync(join(folder, "policies"))).toEqual(["policies"]);
  const zipped = ["export", "--output", "a/dashboards.zip", "--kind", "dashboards", "--url", ...to];
  expect(await runCommand(addExportCommands, zipped, folder)).toMatchObject({ status: 0 });
  const { files } = readArchive(readFileSync(join(folder, "a/dashboards.zip")), clock());
  expect(files.map(({ name }) => name)).toEqual(["dashboards/door_dashboard.yml"]);
});

test("what is wrong is told by file, and nothing is taken", async () => {
  mkdirSync(join(folder, "wrong"));
  const rule = "AnalysisType: rule\nRuleID: R\nFilename: r.py\nEnabled: true\nSeverity: Low\nLogTypes: [Custom.Door]\n";
  writeFileSync(join(folder, "wrong/r.yml"), rule);
  writeFileSync(join(folder, "wrong/r.py"), "def rule(event)\n    return True\n");
  for (const more of [[], ["--dry-run"]]) {
    const { status, stdout } = await upload("wrong", ...more);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^INVALID wrong\/r\.py: line 1, column 1: .*\n.*1 problem/);
  }
  expect(await testStore.store.detections.get("R")).toBeUndefined();
  const dryRun = await upload("repository", "--dry-run");
  expect(dryRun).toMatchObject({ status: 0, stdout: "No problems found. Nothing was changed.\n" });
});

test("rules of log types that the server does not know are left out, and said", async () => {
  mkdirSync(join(folder, "partly"));
  const rule = (id: string, logType: string) =>
    `AnalysisType: rule\nRuleID: ${id}\nFilename: r.py\nEnabled: true\nSeverity: Low\nLogTypes: [${logType}]\n`;
  writeFileSync(join(folder, "partly/known.yml"), rule("Partly.Known", "Custom.Door"));
  writeFileSync(join(folder, "partly/unknown.yml"), rule("Partly.Unknown", "Vendor.Thing"));
  writeFileSync(join(folder, "partly/r.py"), "def rule(event):\n    return True\n");
  const { status, stdout } = await upload("partly", "--json");
  expect(status).toBe(0);
  const [leftOut, result] = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(leftOut).toMatchObject({ kind: "leftOut", path: "partly/unknown.yml" });
  expect(result.rules).toEqual({ new: 1, modified: 0, total: 1 });
});

test("a path without detections is asked wrongly", async () => {
  expect(await upload("nowhere")).toMatchObject({ status: 2 });
  mkdirSync(join(folder, "empty"));
  expect(await upload("empty")).toMatchObject({ status: 2 });
});

test("detections are deleted after it was said which", async () => {
  const remove = (...args: string[]) => runCommand(addDeleteCommands, ["delete", ...args, "--url", ...to], folder);
  const would = await remove("Door.Daily", "Nothing", "--linked", "--dry-run");
  expect(would).toMatchObject({ status: 0, stdout: "Would delete Door.Daily, Doors of the day.\n" });
  expect(await remove("Door.Daily")).toMatchObject({ status: 2 });
  expect((await remove("Door.Daily", "--linked", "--yes")).stdout).toBe("Deleted Door.Daily, Doors of the day.\n");
  expect(await testStore.store.detections.get("Door.Daily")).toBeUndefined();
  expect((await remove("--query", "Doors once", "--yes", "--json")).stdout).toBe(
    '{"detections":[],"queries":["Doors once"],"dashboards":[]}\n',
  );
  expect((await remove("--dashboard", "Door.Dashboard", "None", "--yes")).stdout).toBe("Deleted Door.Dashboard.\n");
  expect(await testStore.store.dashboards.all()).toEqual([]);
  expect(await remove()).toMatchObject({ status: 2 });
});

/** Without when it was read, in the order of ids. */
function undated(items: ContentItems[keyof ContentItems]): object[] {
  const idOf = (item: object) => ("id" in item ? String(item.id) : String("name" in item && item.name));
  return items
    .map((item) => ({ ...item, createdAt: undefined, lastModified: undefined }))
    .toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}

test("an upload is previewed without changing anything", async () => {
  const one = join(folder, "one");
  mkdirSync(one, { recursive: true });
  const yaml =
    "AnalysisType: rule\nRuleID: Door.Previewed\nFilename: a.py\nEnabled: true\nSeverity: High\nLogTypes: [Custom.Door]\n";
  writeFileSync(join(one, "a.yml"), yaml);
  writeFileSync(join(one, "a.py"), "def rule(event):\n    return event.get('door') == 'vault'\n");
  writeFileSync(join(one, "b.yml"), yaml.replace("Door.Previewed", "Door.Broken").replace("High", "Loud"));
  const { status, stdout } = await upload("one", "--preview");
  expect(status).toBe(1);
  expect(stdout).toMatch(/^INVALID one\/b.yml: .*Severity must be/m);
  expect(stdout).toMatch(/^Door.Previewed /m);
  expect(await testStore.store.detections.get("Door.Previewed")).toBeUndefined();
});

test("a preview of an upload covers policies, and leaves out what needs other items of it", async () => {
  const two = join(folder, "two");
  mkdirSync(two, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(two, name), text);
  const common = "Enabled: true\nSeverity: High\n";
  write(
    "q.yml",
    "AnalysisType: scheduled_query\nQueryName: Only here\nEnabled: true\nQuery: SELECT 1\nSchedule: {RateMinutes: 60, TimeoutMinutes: 1}\n",
  );
  write(
    "s.yml",
    `AnalysisType: scheduled_rule\nRuleID: Only.Here\nFilename: s.py\nScheduledQueries: [Only here]\n${common}`,
  );
  write("s.py", "def rule(event):\n    return True\n");
  write(
    "c.yml",
    `AnalysisType: correlation_rule\nRuleID: Only.Both\n${common}Detection:\n  - Group: [{ID: a, RuleID: Only.Here}, {ID: b, RuleID: Only.Rule}]\n    Schedule: {RateMinutes: 60, TimeoutMinutes: 5}\n`,
  );
  write("r.yml", `AnalysisType: rule\nRuleID: Only.Rule\nFilename: s.py\nLogTypes: [Custom.Door]\n${common}`);
  write("p.yml", `AnalysisType: policy\nPolicyID: Door.Locked\nFilename: p.py\nResourceTypes: [Door]\n${common}`);
  write("p.py", 'def policy(resource):\n    return resource["Locked"]\n');
  const doors = [true, false].map((Locked) => ({ id: `door-${Locked}`, type: "Door", attributes: { Locked } }));
  await testStore.store.resources.put(doors, clock());
  const { status, stdout } = await upload("two", "--preview");
  expect(stdout).toMatch(/^LEFT OUT two\/s.yml: it needs Only here, /m);
  expect(stdout).toMatch(/^LEFT OUT two\/c.yml: it needs Only.Here and Only.Rule, /m);
  expect(stdout).toMatch(/^Door.Locked +1 +- +- +1 +0 +0 +1$/m);
  expect(status).toBe(0);
});
