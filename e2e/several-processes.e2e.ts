import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { runSql } from "@pharos/testkit/store";
import { expect, test } from "@playwright/test";
import { askLocally } from "./ask-locally.ts";
import { RunningPharos } from "./running-pharos.ts";
import { SharedStores } from "./shared-stores.ts";

/** What a change in one process takes at most to be live in all. */
const changeMsMax = 2_000;

let stores: SharedStores;
/** People change things here, */
let console: RunningPharos;
/** and senders send there. */
let other: RunningPharos;
let folder: string;
let source: { readonly id: string; readonly revision: number };

test.beforeAll(async () => {
  test.setTimeout(240_000);
  stores = await SharedStores.start();
  const { environment } = stores;
  console = await RunningPharos.start({ environment });
  other = await RunningPharos.start({
    environment: { ...environment, PHAROS_ROLES: "ingest,detect,schedule,deliver" },
  });
  folder = await mkdtemp(join(tmpdir(), "pharos-rules-"));
});
test.afterAll(async () => {
  await Promise.all([console?.discard(), other?.discard()]);
  await stores?.stop();
  await rm(folder, { recursive: true, force: true });
});

const spec = (more = "") => `schema: Custom.Door
fields:
  - { name: at, type: timestamp, timeFormats: [rfc3339], isEventTime: true, required: true }
  - { name: door, type: string, required: true }
${more}`;

async function saveSchema(text: string, revision?: number): Promise<void> {
  await askLocally(
    console,
    "mutation ($input: CreateOrUpdateSchemaInput!) { createOrUpdateSchema(input: $input) { schema { name } } }",
    { input: { name: "Custom.Door", spec: text, revision } },
  );
}

interface ChangedSource {
  readonly integrationId: string;
  readonly revision: number;
}

function asSource({ integrationId: id, revision }: ChangedSource): typeof source {
  return { id, revision };
}

async function createSource(): Promise<typeof source> {
  const input = { label: "Doors", logTypes: ["Custom.Door"], logStreamType: "JSON", auth: { method: "None" } };
  const answer = await askLocally<{ createHttpSource: { logSource: ChangedSource } }>(
    console,
    "mutation ($input: CreateHttpSourceInput!) { createHttpSource(input: $input) { logSource { integrationId revision } } }",
    { input },
  );
  return asSource(answer.createHttpSource.logSource);
}

async function changeSource(change: object): Promise<void> {
  const unchanged = {
    label: "Doors",
    logTypes: ["Custom.Door"],
    logStreamType: "JSON",
    auth: { method: "None" },
    enabled: true,
  };
  const answer = await askLocally<{ updateHttpSource: { logSource: ChangedSource } }>(
    console,
    "mutation ($input: UpdateHttpSourceInput!) { updateHttpSource(input: $input) { logSource { integrationId revision } } }",
    { input: { ...unchanged, ...source, ...change } },
  );
  source = asSource(answer.updateHttpSource.logSource);
}

async function uploadRule(id: string): Promise<void> {
  const rule = `AnalysisType: rule
RuleID: ${id}
Enabled: true
Severity: High
Filename: rule.py
LogTypes: [Custom.Door]
`;
  await writeFile(join(folder, "rule.yml"), rule);
  await writeFile(join(folder, "rule.py"), 'def rule(event):\n    return event.get("door") == "vault"\n');
  await console.command("upload", folder);
}

interface Answer {
  readonly status: number;
  readonly stored: number | undefined;
}

/** Sends an event to the process that nothing was changed in. */
async function send(event: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
  const body = JSON.stringify({ at: new Date().toISOString(), door: "vault", badge: randomUUID(), ...event });
  const answer = await fetch(`${other.url}/http/${source.id}`, { method: "POST", body, headers });
  const { stored } = (await answer.json()) as { stored?: number };
  return { status: answer.status, stored };
}

async function eventsOfAlerts(ruleId: string): Promise<number> {
  const lines = (await console.command("alerts", "list", "--rule", ruleId, "--json"))
    .trim()
    .split("\n")
    .filter(Boolean);
  return lines.reduce((sum, line) => sum + (JSON.parse(line) as { eventCount: number }).eventCount, 0);
}

test.describe.configure({ mode: "serial" });

test("what is changed in one process is live in the other within two seconds", async () => {
  test.setTimeout(240_000);
  await saveSchema(spec());
  source = await createSource();
  await wait(changeMsMax);
  expect(await send()).toEqual({ status: 200, stored: 1 });

  await uploadRule("Door.Vault");
  await wait(changeMsMax);
  await send();
  expect(await eventsOfAlerts("Door.Vault"), "a rule that was uploaded").toBe(1);

  await console.command("delete", "Door.Vault", "--yes");
  await wait(changeMsMax);
  await send();
  expect(await eventsOfAlerts("Door.Vault"), "a rule that was deleted").toBe(1);

  await saveSchema(spec("  - { name: floor, type: int, required: true }\n"), 1);
  await wait(changeMsMax);
  expect(await send(), "a schema with another required field").toMatchObject({ status: 422 });
  expect(await send({ floor: 3 })).toEqual({ status: 200, stored: 1 });

  await changeSource({ logTypes: ["AWS.CloudTrail"] });
  await wait(changeMsMax);
  expect(await send({ floor: 3 }), "other log types of the source").toMatchObject({ status: 422 });
  await changeSource({ auth: { method: "Bearer", secret: "a-new-secret" } });
  expect((await send({ floor: 3 })).status, "a secret").toBe(401);
  expect(await send({ floor: 3 }, { authorization: "Bearer a-new-secret" })).toEqual({ status: 200, stored: 1 });
  await changeSource({ enabled: false });
  expect((await send({ floor: 3 })).status, "a source that was switched off").toBe(403);
  await changeSource({ enabled: true });
});

test("without notices the version of the content is found by asking for it", async () => {
  test.setTimeout(240_000);
  await runSql(stores.databaseUrl, "DROP TRIGGER detections_changed ON detections");
  const before = await eventsOfAlerts("Door.Asked");
  await uploadRule("Door.Asked");
  await wait(changeMsMax + 1_000);
  await send({ floor: 3 });
  expect(await eventsOfAlerts("Door.Asked")).toBe(before + 1);
});
