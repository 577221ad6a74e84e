import { writeZip } from "@pharos/detection-content";
import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addDoorSchema, doorSchema } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let testLake: TestLake;
let uploader: SignedInUser;
beforeAll(async () => {
  testLake = await openTestLake();
  await testLake.lake.ensureTables([parseSchema(doorSchema)]);
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake });
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});
beforeEach(async () => {
  await api.clear();
  await addDoorSchema(api.store, api.now);
  uploader = await api.signedIn("BulkUpload");
});

const doors = `AnalysisType: dashboard
DashboardID: Doors
DisplayName: All doors
Variables:
  - Name: door
    Query: custom_door | distinct door
    All: true
Panels:
  - Title: Opened
    Display: value
    Query: |
      custom_door
      | where $door == '' or door == $door
      | count
  - Title: By door
    Language: sql
    Query: |
      SELECT door, count(*) AS opened
      FROM pharos_logs.public.custom_door
      WHERE {door:String} = '' OR door = {door:String}
      GROUP BY door
`;
const upload = `mutation ($input: UploadDetectionEntitiesInput!) {
  uploadDetectionEntities(input: $input) { dashboards { new modified total } leftOut { path errorMessage } } }`;
const exported = `query ($kinds: [String!]) { detectionEntitiesExport(kinds: $kinds) { path text } }`;
const archive = (files: Readonly<Record<string, string>>) =>
  writeZip(new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]))).toString("base64");

async function send(yaml: string, by = uploader, skipInvalid = false) {
  const { data, errors } = await by.ask(upload, { input: { data: archive({ "doors.yml": yaml }), skipInvalid } });
  const refused = errors[0]?.message.startsWith("{") ? JSON.parse(errors[0].message).issues : errors;
  return { counts: data?.uploadDetectionEntities?.dashboards, answer: data?.uploadDetectionEntities, refused };
}
const problemsOf = (refused: { path: string; errorMessage: string }[]) =>
  refused.map(({ path, errorMessage }) => `${path}: ${errorMessage}`);
const reader = { userId: undefined, roleId: undefined, logTypeAccess: undefined };
const stored = () => api.store.dashboards.get("Doors", reader);

test("brings a dashboard that everyone sees and nobody owns, and says when it came", async () => {
  expect((await send(doors)).counts).toEqual({ new: 1, modified: 0, total: 1 });
  expect(await stored()).toMatchObject({
    ...{ id: "Doors", name: "All doors", ownerId: undefined, managed: false, sharing: { kind: "EVERYONE" } },
    ...{ revision: 1, uploadedAt: api.now, updatedBy: { kind: "user" } },
  });
  const anyone = await api.signedIn("DataAnalyticsRead");
  const { data } = await anyone.ask('{ dashboard(id: "Doors") { name uploadedAt mayChange owner { id } } }');
  expect(data.dashboard).toEqual({
    ...{ name: "All doors", uploadedAt: "2026-03-01T12:00:00Z", mayChange: false, owner: null },
  });
});

test("the same again changes nothing, and another text is a new revision", async () => {
  await send(doors);
  const before = await stored();
  expect((await send(doors)).counts).toEqual({ new: 0, modified: 0, total: 1 });
  expect(await stored()).toEqual(before);
  expect((await send(doors.replace("All doors", "Doors"))).counts).toEqual({ new: 0, modified: 1, total: 1 });
  expect(await stored()).toMatchObject({ name: "Doors", revision: 2 });
});

const content = {
  name: "Mine",
  description: "Of the console",
  relativeTime: "P1D",
  sharing: { kind: "PRIVATE" },
  variables: [{ name: "unused", kind: "TEXT" }],
  panels: [
    {
      ...{ id: "p", title: "Doors", kind: "QUERY", text: "custom_dor", language: "pharosflow", display: "TABLE" },
      ...{ x: 3, y: 5, width: 6, height: 4 },
    },
  ],
};
const save = (by: SignedInUser, change: object = {}) =>
  by.ask("mutation ($input: SaveDashboardInput!) { saveDashboard(input: $input) { id revision } }", {
    input: { ...content, ...change },
  });

test("a dashboard of the console that is exported and uploaded is as it was, even one that has mistakes", async () => {
  const ada = await api.signedIn("DataAnalyticsRead", "RuleRead", "BulkUpload");
  const { id } = (await save(ada)).data.saveDashboard;
  const before = await api.store.dashboards.all();
  const [file] = (await ada.ask(exported, { kinds: ["dashboards"] })).data.detectionEntitiesExport;
  expect(file.path).toBe("dashboards/mine.yml");
  expect((await send(file.text, ada)).counts).toEqual({ new: 0, modified: 0, total: 1 });
  expect(await api.store.dashboards.all()).toEqual(before);
  const changed = file.text.replace("Of the console", "Of a file").replace("custom_dor", "custom_door");
  const asWell = changed.replace("$unused", "").replace(/Variables:\n.*\n/, "");
  expect((await send(asWell, ada)).counts).toEqual({ new: 0, modified: 1, total: 1 });
  expect(await api.store.dashboards.all()).toMatchObject([
    { id, description: "Of a file", ownerId: ada.user.id, sharing: { kind: "PRIVATE" }, revision: 2 },
  ]);
});

test("changing it in the console is refused to those who saw what was there before an upload", async () => {
  await send(doors);
  await send(doors.replace("All doors", "Doors"));
  const manager = await api.signedIn("DataAnalyticsRead", "DataAnalyticsModify");
  const { errors } = await save(manager, { id: "Doors", revision: 1 });
  expect(errors[0]?.extensions.code).toBe("RevisionConflict");
  expect((await save(manager, { id: "Doors", revision: 2 })).data.saveDashboard).toEqual({ id: "Doors", revision: 3 });
  expect(await stored().catch(() => undefined)).toBeUndefined();
  expect((await api.store.dashboards.all())[0]).toMatchObject({ name: "Mine", uploadedAt: api.now });
});

test("a dashboard of somebody else is replaced by those who may change it, and by nobody else", async () => {
  const ada = await api.signedIn("DataAnalyticsRead");
  const { id } = (await save(ada, { sharing: { kind: "EVERYONE" } })).data.saveDashboard;
  const taken = doors.replace("DashboardID: Doors", `DashboardID: ${id}`);
  expect(problemsOf((await send(taken)).refused)).toEqual([
    expect.stringMatching(/^doors\.yml: .*Only its owner, or somebody who may manage saved searches/),
  ]);
  const manager = await api.signedIn("BulkUpload", "DataAnalyticsModify");
  expect((await send(taken, manager)).counts).toEqual({ new: 0, modified: 1, total: 1 });
  await save(ada, { id, revision: 2, sharing: { kind: "PRIVATE" } });
  expect((await send(taken, manager)).refused).toHaveLength(1);
});

test("one that comes with Pharos stays, and is as it was when it comes unchanged", async () => {
  const note = { id: "note", title: "", kind: "TEXT", text: "Ask Ada", x: 0, y: 0, width: 6, height: 2 } as const;
  const shipped = { name: "Doors", description: "", relativeTime: "P1D", refreshSeconds: undefined, variables: [] };
  await api.store.dashboards.syncManaged([{ ...shipped, id: "Doors", panels: [note], neededLogTypes: [] }], api.now);
  expect(problemsOf((await send(doors)).refused)).toEqual([
    expect.stringMatching(/^doors\.yml: Doors comes with Pharos/),
  ]);
  const ada = await api.signedIn("DataAnalyticsRead", "RuleRead", "BulkUpload");
  const [file] = (await ada.ask(exported, { kinds: ["dashboards"] })).data.detectionEntitiesExport;
  expect((await send(file.text, ada)).counts).toEqual({ new: 0, modified: 0, total: 1 });
});

const broken = doors
  .replace("| distinct door", "| distinct dor")
  .replace("| where $door", "| wher $door")
  .replace("FROM pharos_logs.public.custom_door", "FROM system.tables")
  .replace("Panels:", "  - Name: floor\nPanels:");

test("every problem is told with its line and column, and nothing is stored", async () => {
  const { refused } = await send(broken);
  expect(problemsOf(refused)).toEqual([
    expect.stringMatching(/^doors\.yml: line 8, column 5: no panel names the variable floor/),
    expect.stringMatching(/^doors\.yml: line 14, column 9: .*wher/),
    expect.stringMatching(/^doors\.yml: line 18, column \d+: .*system/),
  ]);
  expect(await api.store.dashboards.all()).toEqual([]);
});

test("a query over a log type that nobody sends yet is not judged", async () => {
  const spec = "schema: Custom.Window\nfields:\n  - { name: pane, type: string }\n";
  await api.store.schemas.create({ name: "Custom.Window", spec, description: "", referenceURL: "" }, "ada", api.now);
  const windows = doors.replaceAll("custom_door", "custom_window").replaceAll("pharos_logs.public.", "pharos_logs.");
  expect((await send(windows)).counts).toEqual({ new: 1, modified: 0, total: 1 });
});

test("where what is wrong is left out, the dashboard is, with its reasons", async () => {
  const { answer } = await send(broken, uploader, true);
  expect(answer.dashboards).toEqual({ new: 0, modified: 0, total: 0 });
  expect(answer.leftOut).toHaveLength(3);
});

test("those who see some log types alone upload no query of others, and see no dashboard of those who see more", async () => {
  const gate = await api.signedInSeeing(["Custom.Gate"], "BulkUpload", "DataAnalyticsRead", "RuleRead");
  expect(problemsOf((await send(doors, gate)).refused)[0]).toContain("custom_door");
  await send(doors);
  const { data } = await gate.ask(exported, { kinds: ["dashboards"] });
  expect(data.detectionEntitiesExport).toEqual([]);
  const harmless = "AnalysisType: dashboard\nDashboardID: Doors\nPanels: [{ Text: x }]\n";
  expect(problemsOf((await send(harmless, gate)).refused)[0]).toContain("Only its owner");
});
