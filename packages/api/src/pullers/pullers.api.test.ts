import { openTestStore, type RecordingServer, startRecordingServer } from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDoorSchema } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let product: RecordingServer;
let manager: SignedInUser;
beforeAll(async () => {
  product = await startRecordingServer();
  api = await TestApi.open(await openTestStore());
  api.pulling.address = product.url;
});
beforeEach(async () => {
  await addDoorSchema(api.store, api.now);
  manager = await api.signedIn("LogSourceModify", "LogSourceRawDataRead");
});
afterEach(() => api.clear());
afterAll(async () => {
  await api.close();
  await product.close();
});

const text = `provider: custom-gate
name: Gate
description: Who came in
fields:
  - { name: site, label: Site, type: host }
  - { name: key, label: API key, type: secret }
hosts: ["{settings.site}"]
authentication:
  - { id: key, label: API key, type: header, header: Authorization, value: "Bearer {settings.key}" }
streams:
  - name: visits
    label: Visits
    logTypes: [Custom.Door]
    every: 1m
    request: { url: "https://{settings.site}/visits", query: { since: "{start}" } }
    cursor: { type: window, lateness: 5m }
    events: "visits[]"
    id: [id]
`;
const values = [
  { name: "site", values: ["gate.example.com"] },
  { name: "key", values: ["open-sesame"] },
];
const saveDocument = `mutation ($input: SavePullerInput!) { savePuller(input: $input) { puller {
  provider name logTypes revision updatedBy logSources { integrationLabel } } } }`;
const checkDocument = `query ($input: CheckPullerInput!) { checkPuller(input: $input) {
  problems { line column message } provider { fields { name } streams { name } } } }`;
const deleteDocument = "mutation ($input: DeletePullerInput!) { deletePuller(input: $input) { provider } }";
const tryDocument = `mutation ($input: CheckPullConnectionInput!) { checkPullConnection(input: $input) { checks {
  isHealthy message samples { raw logType parsed failure } exchanges { url requestHeaders { name value } responseBody } } } }`;
const createDocument = `mutation ($input: CreatePullSourceInput!) { createPullSource(input: $input) { logSource {
  integrationId logTypes provider { id name isCustom } streams { name } } } }`;

const save = (change: (text: string) => string, revision: number, user = manager) =>
  user.ask(saveDocument, { input: { text: change(text), revision } });
const asItIs = (given: string) => given;

async function aSource(label = "Gate") {
  const { data, errors } = await manager.ask(createDocument, { input: { label, provider: "custom-gate", values } });
  expect(errors).toEqual([]);
  return data.createPullSource.logSource;
}

test("a definition that was saved is a product like those that ship", async () => {
  const { data, errors } = await save(asItIs, 0);
  expect(errors).toEqual([]);
  expect(data.savePuller.puller).toMatchObject({ provider: "custom-gate", name: "Gate", revision: 1, logSources: [] });
  const { data: listed } = await manager.ask("{ pullProviders { id isCustom } }");
  expect(listed.pullProviders).toEqual([
    { id: "doorbell", isCustom: false },
    { id: "custom-gate", isCustom: true },
  ]);
  expect(await aSource()).toMatchObject({
    logTypes: ["Custom.Door"],
    provider: { id: "custom-gate", name: "Gate", isCustom: true },
    streams: [{ name: "visits" }],
  });
});

test("every problem is told with its line and column, and nothing is saved", async () => {
  const broken = text.replace("Custom.Door]", "Custom.Dor]").replace("every: 1m", "every: 1s");
  const { data } = await manager.ask(checkDocument, { input: { text: broken, revision: 0 } });
  expect(data.checkPuller.problems).toEqual([
    { line: 14, column: 5, message: "streams.visits.every: Poll every 30s at most." },
    { line: 13, column: 16, message: "No schema is called Custom.Dor. Did you mean Custom.Door?" },
  ]);
  expect(data.checkPuller.provider.fields).toEqual([{ name: "site" }, { name: "key" }]);
  const { errors } = await manager.ask(saveDocument, { input: { text: broken, revision: 0 } });
  expect(errors[0]?.message).toContain("Line 14, column 5: streams.visits.every");
  expect(await api.store.pullers.list()).toEqual([]);
});

test("a change of a version that is gone, and a second definition of one name, are refused", async () => {
  await save(asItIs, 0);
  expect((await save(asItIs, 0)).errors[0]?.message).toContain("custom-gate exists already");
  await save((given) => given.replace("name: Gate", "name: Gates"), 1);
  expect((await save(asItIs, 1)).errors[0]?.extensions.code).toBe("RevisionConflict");
});

describe("while log sources use it", () => {
  beforeEach(async () => {
    await save(asItIs, 0);
    await aSource();
  });

  test("a definition cannot be deleted, and tells who uses it", async () => {
    const remove = () => manager.ask(deleteDocument, { input: { provider: "custom-gate", revision: 1 } });
    expect((await remove()).errors[0]?.message).toBe(
      "The log puller custom-gate is used by log sources: Gate. Delete them first",
    );
    const sources = await api.store.pullers.listSourceIds("custom-gate");
    for (const id of sources) await api.store.sources.delete(id);
    expect((await remove()).data.deletePuller).toEqual({ provider: "custom-gate" });
  });

  test.each([
    ["sends their secrets elsewhere", '"{settings.site}"]', '"{settings.site}", evil.example]', "evil.example"],
    [
      "sends people to another page to grant access",
      /\{ id: key, .*\}/,
      '{ id: key, label: Key, type: authorizationCode, authorizeUrl: "https://evil.example/", tokenUrl: "https://{settings.site}/token", clientId: x, clientSecret: "{settings.key}" }',
      "evil.example",
    ],
    ["takes their stream away", "name: visits", "name: calls", "break the log source Gate"],
    [
      "wants a field that they do not have",
      "fields:",
      "fields:\n  - { name: team, label: Team, type: text }",
      "Team is required",
    ],
  ])("a change that %s is refused", async (_what, before, after, message) => {
    const { errors } = await save((given) => given.replace(before, after), 1);
    expect(errors[0]?.message).toContain(message);
    const input = { text: text.replace(before, after), revision: 1 };
    const { data } = await manager.ask(checkDocument, { input });
    expect(data.checkPuller.problems[0].message).toContain(message);
    expect((await api.store.pullers.find("custom-gate"))?.revision).toBe(1);
  });

  test("a default leads their secrets nowhere else", async () => {
    const withDefault = (given: string) =>
      text
        .replace("fields:", `fields:\n  - { name: region, label: Region, type: host, optional: true${given} }`)
        .replace('"{settings.site}"]', '"{settings.site}", "{settings.region}"]');
    await save(() => withDefault("").replace("custom-gate", "custom-yard"), 0);
    const input = { label: "Yard", provider: "custom-yard", values };
    await manager.ask(createDocument, { input });
    const changed = withDefault(", default: evil.example").replace("custom-gate", "custom-yard");
    expect((await save(() => changed, 1)).errors[0]?.message).toContain("not for https://evil.example");
  });

  test("somebody who does not see them learns no more than how many there are", async () => {
    const lobby = "schema: Custom.Lobby\nfields:\n  - { name: visitor, type: string }\n";
    await api.store.schemas.create(
      { name: "Custom.Lobby", spec: lobby, description: "", referenceURL: "" },
      "Ada",
      api.now,
    );
    const guard = await api.signedInSeeing(["Custom.Lobby"], "LogSourceModify");
    const input = { text: text.replace("Custom.Door", "Custom.Lobby"), revision: 1 };
    const { data } = await guard.ask(checkDocument, { input });
    expect(data.checkPuller.problems.map(({ message }: { message: string }) => message)).toEqual([
      "The log puller custom-gate is used by 1 log source that you cannot see. Ask somebody who sees all log types to make this change",
    ]);
  });

  test("a change that they can follow reaches them", async () => {
    const { errors } = await save((given) => given.replace("every: 1m", "every: 5m"), 1);
    expect(errors).toEqual([]);
    expect((await api.pulling.catalogue.find("custom-gate"))?.definition.streams[0]?.every).toBe(300_000);
  });
});

describe("a trial of a definition that is not saved", () => {
  test("shows each request without secrets, and what becomes of each event", async () => {
    const at = "2026-03-01T11:00:00Z";
    const visits = [
      { at, door: "vault", person: "ann", ip: "192.0.2.7" },
      { nonsense: 1, echo: "open-sesame" },
    ];
    product.willAnswer({ status: 200, body: JSON.stringify({ visits }) });
    const input = { provider: "custom-gate", definition: text, values };
    const { data, errors } = await manager.ask(tryDocument, { input });
    expect(errors).toEqual([]);
    const [check] = data.checkPullConnection.checks;
    expect(check).toMatchObject({
      isHealthy: true,
      message: "Gate answered with 2 events of Visits on the first page.",
    });
    expect(product.requests.at(-1)?.headers.authorization).toBe("Bearer open-sesame");
    expect(JSON.stringify(check)).not.toContain("sesame");
    expect(check.samples[1]).toMatchObject({ logType: null, failure: expect.stringContaining("Custom.Door") });
  });

  test("uses no secret of a log source", async () => {
    await save(asItIs, 0);
    const { integrationId: sourceId } = await aSource();
    const stolen = text.replaceAll("{settings.site}", "evil.example");
    const asked = product.requests.length;
    const input = { provider: "custom-gate", sourceId, definition: stolen, values: [] };
    const { errors } = await manager.ask(tryDocument, { input });
    expect(errors[0]?.message).toContain("secrets that you enter");
    expect(product.requests).toHaveLength(asked);
  });
});

test("people who only read log sources write no definitions", async () => {
  const reader = await api.signedIn("LogSourceRead");
  expect((await save(asItIs, 0, reader)).errors[0]?.extensions.code).toBe("Forbidden");
  const tried = await reader.ask(tryDocument, { input: { provider: "x", definition: text, values } });
  expect(tried.errors[0]?.extensions.code).toBe("Forbidden");
  expect((await reader.ask("{ pullers { provider text } }")).data.pullers).toEqual([]);
});
