import { writeZip } from "@pharos/detection-content";
import { holdPacks } from "@pharos/store";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aRule } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let ada: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
beforeEach(async () => {
  await api.clear();
  api.packSources.archives.clear();
  api.packSources.failure = undefined;
  const door = { name: "Custom.Door", spec: "schema: Custom.Door\nfields: []\n", description: "", referenceURL: "" };
  await api.store.schemas.syncManaged([door], api.now);
  ada = await api.signedIn("RuleModify", "PolicyModify");
});
afterAll(() => api.close());

const rule = (id: string, more = "", body = "return True") => ({
  [`${id}.yml`]: `AnalysisType: rule\nRuleID: ${id}\nFilename: ${id}.py\nEnabled: true\nSeverity: HIGH\nLogTypes: [Custom.Door]\n${more}`,
  [`${id}.py`]: `from keys import x\n\ndef rule(event):\n    ${body}\n`,
});
const helper = (body = "x = 1\n") => ({
  "keys.yml": "AnalysisType: global\nGlobalID: keys\nFilename: keys.py\n",
  "keys.py": body,
});
const pack = (...ids: string[]) => ({
  "pack.yml": `AnalysisType: pack\nPackID: Doors\nDisplayName: Doors\nPackDefinition:\n  IDs: [${ids.join(", ")}]\n`,
});
function zip(files: Readonly<Record<string, string>>): Buffer {
  return writeZip(new Map(Object.entries(files).map(([name, text]) => [`packs-abc/${name}`, Buffer.from(text)])));
}
const release = (version: string, files: Readonly<Record<string, string>>) =>
  api.packSources.archives.set(version, zip(files));

const first = {
  ...rule("Door.Opened"),
  ...rule("Door.Forced"),
  ...helper(),
  ...pack("Door.Opened", "Door.Forced", "keys"),
};
const second = {
  ...rule("Door.Opened", "Tags: [New]\nThreshold: 5\n"),
  ...rule("Door.Jammed"),
  ...helper("x = 2\n"),
  ...pack("Door.Opened", "Door.Jammed", "keys"),
};

const sourceFields =
  "id displayName url hasToken revision problem versions packs { id enabled version newestVersion hasUpdate }";
async function addSource(change: object = {}) {
  const input = {
    displayName: "Community",
    kind: "GIT_RELEASES",
    url: "https://git.example/a/b",
    enabled: true,
    ...change,
  };
  const { data, errors } = await ada.ask(
    `mutation ($input: PackSourceInput!) { createPackSource(input: $input) { ${sourceFields} } }`,
    { input },
  );
  return { source: data?.createPackSource, errors };
}
const packFields =
  "id enabled version newestVersion hasUpdate origin sourceName itemIds versions { version isInstalled } items { id kind enabled overrides } gaps { id neededBy isElsewhere } logTypes { name isReceived }";
const getPack = async () => (await ada.ask(`{ pack(id: "Doors") { ${packFields} } }`)).data.pack;
const setEnabled = (enabled: boolean) =>
  ada.ask(`mutation ($enabled: Boolean!) { setPackEnabled(id: "Doors", enabled: $enabled) { enabled version } }`, {
    enabled,
  });
const changeTo = (version: string) =>
  ada.ask(`mutation ($input: PackVersionInput!) { changePackVersion(input: $input) { version enabled hasUpdate } }`, {
    input: { id: "Doors", version },
  });
const changesTo = async (version: string) =>
  (
    await ada.ask(
      `query ($input: PackVersionInput!) { packChanges(input: $input) { from to leftOut problems
        items { id kind action before { path text } after { path text } overrides { member chosen before after } } } }`,
      { input: { id: "Doors", version } },
    )
  ).data.packChanges;
const poll = async (id: string) =>
  (await ada.ask(`mutation ($id: ID!) { pollPackSource(id: $id) { ${sourceFields} } }`, { id })).data.pollPackSource;
const notices = async () =>
  (await api.store.notifications.list(ada.user.id, { pageSize: 20 })).items.map(
    ({ level, message }) => `${level} ${message}`,
  );

test("a new source offers its packs, of which nothing is installed", async () => {
  release("v1.0.0", first);
  const { source } = await addSource({ token: "s3cret" });
  expect(source).toMatchObject({
    hasToken: true,
    problem: null,
    versions: ["v1.0.0"],
    packs: [{ id: "Doors", enabled: false, version: null, newestVersion: "v1.0.0", hasUpdate: false }],
  });
  expect(api.packSources.opened.at(-1)).toEqual({ url: "https://git.example/a/b", token: "s3cret" });
  expect(await api.store.detections.all()).toEqual([]);
  expect(await getPack()).toMatchObject({ origin: "SOURCE", sourceName: "Community", items: [], gaps: [] });
});

test("is enabled, updated and reverted, and what people chose stays", async () => {
  release("v1.0.0", first);
  const { source } = await addSource();
  expect((await setEnabled(true)).data.setPackEnabled).toEqual({ enabled: true, version: "v1.0.0" });
  expect(await getPack()).toMatchObject({
    items: [
      { id: "Door.Forced", kind: "RULE", enabled: true, overrides: [] },
      { id: "Door.Opened", kind: "RULE", enabled: true, overrides: [] },
      { id: "keys", kind: "GLOBAL_HELPER", enabled: null, overrides: [] },
    ],
    logTypes: [{ name: "Custom.Door", isReceived: false }],
  });
  const opened = await api.store.detections.get("Door.Opened");
  expect(opened).toMatchObject({ managed: true, author: { id: ada.user.id } });

  const by = { kind: "user", id: ada.user.id, name: "Ada" } as const;
  await api.store.detections.choose("Door.Opened", { severity: "LOW", threshold: 3 }, by, api.now);
  const tagged = await ada.ask(
    'mutation { tagDetections(input: { ids: ["Door.Opened"], add: ["mine"] }) { ... on Rule { tags } } }',
  );
  expect(tagged.data.tagDetections).toEqual([{ tags: ["mine"] }]);

  release("v1.1.0", second);
  expect(await poll(source.id)).toMatchObject({ versions: ["v1.1.0", "v1.0.0"], packs: [{ hasUpdate: true }] });
  expect(await notices()).toEqual(["INFO There is a new version of Doors. Open the pack to see what it changes."]);

  const changes = await changesTo("v1.1.0");
  expect(changes).toMatchObject({ from: "v1.0.0", to: "v1.1.0", leftOut: [], problems: [] });
  const summary = changes.items.map(({ id, action }: { id: string; action: string }) => `${action} ${id}`);
  expect(summary.toSorted()).toEqual([
    "ADDED Door.Jammed",
    "CHANGED Door.Opened",
    "CHANGED keys",
    "REMOVED Door.Forced",
  ]);
  const ofOpened = changes.items.find(({ id }: { id: string }) => id === "Door.Opened");
  expect(ofOpened.overrides).toEqual([
    { member: "severity", chosen: "LOW", before: "HIGH", after: "HIGH" },
    { member: "tags", chosen: ["mine"], before: [], after: ["New"] },
    { member: "threshold", chosen: 3, before: 1, after: 5 },
  ]);
  expect(ofOpened.after[0].text).toContain("Threshold: 5");
  expect(ofOpened.before[0].text).toContain("Severity: High");

  expect((await changeTo("v1.1.0")).data.changePackVersion).toEqual({
    version: "v1.1.0",
    enabled: true,
    hasUpdate: false,
  });
  expect(await api.store.detections.get("Door.Opened")).toMatchObject({
    severity: "LOW",
    threshold: 3,
    tags: ["mine"],
  });
  expect(await api.store.detections.unchosen(["Door.Opened"])).toMatchObject([{ severity: "HIGH", threshold: 5 }]);
  expect((await api.store.globals.get("keys"))?.body).toBe("x = 2\n");
  expect((await api.store.detections.all()).map(({ id }) => id)).toEqual(["Door.Jammed", "Door.Opened"]);
  const history = await ada.ask('{ detectionHistory(input: { id: "Door.Forced" }) { changes { action origin } } }');
  expect(history.data.detectionHistory.changes[0]).toEqual({ action: "DELETED", origin: "PACK" });

  expect((await changeTo("v1.0.0")).data.changePackVersion).toEqual({
    version: "v1.0.0",
    enabled: true,
    hasUpdate: true,
  });
  expect(await api.store.detections.unchosen(["Door.Opened"])).toMatchObject([{ threshold: 1, tags: [] }]);
  expect(await api.store.detections.get("Door.Opened")).toMatchObject({
    severity: "LOW",
    threshold: 3,
    tags: ["mine"],
  });
  expect((await api.store.detections.all()).map(({ id }) => id)).toEqual(["Door.Forced", "Door.Opened"]);
  expect(api.reloads).toBeGreaterThan(2);
});

test("gives new items the state of the pack", async () => {
  release("v1.0.0", first);
  release("v1.1.0", second);
  await addSource();
  await setEnabled(true);
  await changeTo("v1.0.0");
  await setEnabled(false);
  await changeTo("v1.1.0");
  expect((await api.store.detections.all()).map(({ id, enabled }) => [id, enabled])).toEqual([
    ["Door.Jammed", false],
    ["Door.Opened", false],
  ]);
});

describe("a version that cannot be installed changes nothing and says why:", () => {
  test.each([
    {
      name: "an item that is nowhere",
      files: { ...rule("Door.Opened"), ...helper(), ...pack("Door.Opened", "keys", "Door.Gone") },
      says: "Door.Gone is named by the pack, but the version does not have it",
    },
    {
      name: "an item that cannot be read",
      files: { ...rule("Door.Opened", "Severty: HIGH\n"), ...helper(), ...pack("Door.Opened", "keys") },
      says: "Severty",
    },
    {
      name: "an item that a person made",
      files: { ...rule("Mine"), ...helper(), ...pack("Mine", "keys") },
      says: "Mine exists already and was made by Ada: delete it or give it another id first",
    },
    {
      name: "an item that comes with Pharos",
      files: { ...rule("Ours"), ...helper(), ...pack("Ours", "keys") },
      says: "Ours comes with Pharos already",
    },
  ])("$name", async ({ files, says }) => {
    const by = { kind: "user", id: "u", name: "Ada" } as const;
    await api.store.detections.create(aRule({ id: "Mine", managed: false, createdBy: by, lastModifiedBy: by }));
    await api.store.detections.syncManaged([aRule({ id: "Ours" })], api.now);
    release("v1.0.0", files);
    await addSource();
    expect((await changesTo("v1.0.0")).problems.join("; ")).toContain(says);
    const { errors } = await setEnabled(true);
    expect(errors[0]?.message).toMatch(/^Error updating pack Doors: /);
    expect(errors[0]?.message).toContain(says);
    expect((await notices()).at(0)).toContain("ERROR Error updating pack Doors: ");
    expect((await api.store.detections.all()).map(({ id }) => id)).toEqual(["Mine", "Ours"]);
    expect(await getPack()).toMatchObject({ enabled: false, version: null });
  });
});

test("goes without rules for log types that are not here, and says so", async () => {
  const files: Readonly<Record<string, string>> = first;
  const yaml = files["Door.Opened.yml"]?.replaceAll("Door", "Gate") ?? "";
  const elsewhere = { "Gate.yml": yaml, "Gate.Opened.py": files["Door.Opened.py"] ?? "" };
  release("v1.0.0", {
    ...elsewhere,
    ...rule("Door.Opened"),
    ...helper(),
    ...pack("Gate.Opened", "Door.Opened", "keys"),
  });
  await addSource();
  expect((await changesTo("v1.0.0")).leftOut).toEqual([
    "Gate.Opened: left out, because no log type of it exists here: Custom.Gate",
  ]);
  await setEnabled(true);
  const shown = await getPack();
  expect(shown.items.map(({ id }: { id: string }) => id)).toEqual(["Door.Opened", "keys"]);
  expect(shown.gaps).toEqual([{ id: "Gate.Opened", neededBy: null, isElsewhere: false }]);
});

test("says which module a pack needs and does not name", async () => {
  release("v1.0.0", { ...rule("Door.Opened"), ...helper(), ...pack("Door.Opened") });
  await addSource();
  await api.store.globals.put({ id: "keys", description: "", body: "x = 1\n" }, undefined, api.now);
  await setEnabled(true);
  expect((await getPack()).gaps).toEqual([{ id: "keys", neededBy: "Door.Opened", isElsewhere: true }]);
});

test("an older release that is refused is told once; the newest until it is mended", async () => {
  const titles = async () =>
    (await api.store.notifications.list(ada.user.id, { pageSize: 10 })).items.map(({ message }) => message);
  release("v1.0.0", { "readme.md": "" });
  release("v1.1.0", first);
  const { source } = await addSource();
  expect(source).toMatchObject({
    versions: ["v1.1.0"],
    problem: expect.stringContaining("v1.0.0: The archive has no"),
  });
  expect((await poll(source.id)).problem).toBeNull();
  release("v1.2.0", { "readme.md": "" });
  expect((await poll(source.id)).problem).toMatch(/^v1.2.0: The archive has no packs[^:]*: pack into it.$/);
  expect((await poll(source.id)).problem).toContain("v1.2.0");
  expect(await titles()).toHaveLength(2);
  release("v1.0.0", second);
  expect(await poll(source.id)).toMatchObject({ versions: ["v1.1.0", "v1.0.0"] });
});

test("a problem of a source is kept and told once", async () => {
  api.packSources.failure = Object.assign(new Error("down"));
  const { source } = await addSource();
  expect(source.problem).toBe("Pharos could not check for versions: down.");
  await poll(source.id);
  expect(await notices()).toEqual(["ERROR Pharos could not check for versions: down."]);
  api.packSources.failure = undefined;
  release("v1.0.0", { "readme.md": "no packs" });
  expect((await poll(source.id)).problem).toContain("v1.0.0: The archive has no packs.");
  api.packSources.archives.clear();
  release("v1.0.1", first);
  expect(await poll(source.id)).toMatchObject({ problem: null, versions: ["v1.0.1"] });
});

test("a source is deleted with its packs once none is enabled", async () => {
  release("v1.0.0", first);
  const { source } = await addSource();
  await setEnabled(true);
  const remove = () => ada.ask("mutation ($id: ID!) { deletePackSource(id: $id) { id } }", { id: source.id });
  expect((await remove()).errors[0]).toMatchObject({ extensions: { code: "InUse" } });
  await setEnabled(false);
  expect((await remove()).errors).toEqual([]);
  expect([await api.store.packs.all(), await api.store.detections.all(), await api.store.globals.all()]).toEqual([
    [],
    [],
    [],
  ]);
});

describe("a source", () => {
  test.each([
    { name: "no address", change: { url: "git.example/a/b" }, says: "is not an address" },
    {
      name: "an address with a password",
      change: { url: "https://a:b@git.example/a/b" },
      says: "Enter them as the token",
    },
    { name: "no name", change: { displayName: " " }, says: "has a name of 1 to 100 characters" },
  ])("with $name is refused", async ({ change, says }) => {
    expect((await addSource(change)).errors[0]?.message).toContain(says);
  });

  test("does not take its token to another host", async () => {
    const { source } = await addSource({ token: "s3cret" });
    const update = (change: object) =>
      ada.ask("mutation ($input: UpdatePackSourceInput!) { updatePackSource(input: $input) { hasToken revision } }", {
        input: {
          id: source.id,
          revision: source.revision,
          source: {
            displayName: "Community",
            kind: "ARCHIVE",
            url: "https://evil.example/x.zip",
            enabled: true,
            ...change,
          },
        },
      });
    expect((await update({})).errors[0]?.message).toContain("Enter the token for it");
    expect((await update({ token: "" })).data.updatePackSource).toEqual({ hasToken: false, revision: 2 });
    expect(api.packSources.opened.at(-1)).toEqual({ url: "https://evil.example/x.zip", token: undefined });
  });
});

describe("a pack that comes with Pharos", () => {
  const shipped = { id: "Doors", displayName: "Doors", description: "", enabled: true, itemIds: ["Door.Opened"] };
  const state = async (reader = ada) => {
    const { data } = await reader.ask('{ pack(id: "Doors") { enabled switchReason items { enabled overrides } } }');
    const { enabled, switchReason, items } = data.pack;
    return [enabled, switchReason, ...items];
  };
  const addLogSource = async () => {
    const operator = await api.signedIn("LogSourceModify", "LogSourceRead");
    const input = { label: "Doors", logTypes: ["Custom.Door"], logStreamType: "Auto", auth: { method: "Bearer" } };
    const { errors } = await operator.ask(
      "mutation ($input: CreateHttpSourceInput!) { createHttpSource(input: $input) { secret } }",
      { input },
    );
    expect(errors).toEqual([]);
  };
  beforeEach(async () => {
    await api.store.detections.syncManaged([aRule({ id: "Door.Opened", logTypes: ["Custom.Door"] })], api.now);
    await api.store.packs.syncManaged([shipped], api.now);
    await holdPacks(api.store, ["Doors"], api.now);
  });

  test("is enabled by the first source of its log types, and says why", async () => {
    expect(await state()).toEqual([false, "WAITS_FOR_LOGS", { enabled: false, overrides: [] }]);
    await addLogSource();
    expect(await state()).toEqual([true, "LOGS_ARRIVE", { enabled: true, overrides: [] }]);
    const stranger = await api.signedInSeeing(["Other.Type"], "RuleRead");
    expect(await state(stranger)).toEqual([true, null]);
  });

  test("says who cannot switch it because of items that they do not see", async () => {
    const asked = async (user: SignedInUser) =>
      (await user.ask('{ pack(id: "Doors") { isSwitchable } }')).data.pack.isSwitchable;
    expect(await asked(ada)).toBe(true);
    expect(await asked(await api.signedInSeeing(["Custom.Door"], "RuleModify"))).toBe(true);
    const stranger = await api.signedInSeeing(["Other.Type"], "RuleModify");
    expect(await asked(stranger)).toBe(false);
    const { errors } = await stranger.ask('mutation { setPackEnabled(id: "Doors", enabled: true) { id } }');
    expect(errors[0]?.extensions.code).toBe("Forbidden");
  });

  test("stays as a person switched it", async () => {
    await setEnabled(true);
    expect(await state()).toEqual([true, "PERSON", { enabled: true, overrides: [] }]);
    await setEnabled(false);
    await addLogSource();
    expect(await state()).toMatchObject([false, "PERSON", { enabled: false }]);
  });
});
