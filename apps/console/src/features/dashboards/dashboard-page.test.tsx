// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { readFile } from "./dashboard-files.ts";

const panel = {
  id: "doors",
  title: "Doors",
  kind: "QUERY",
  text: "custom_door | count",
  language: "pharosflow",
  display: "VALUE",
  ...{ x: 0, y: 0, width: 4, height: 4 },
};
const note = {
  id: "note",
  title: "Note",
  kind: "TEXT",
  text: "Ask Bo",
  ...{ language: null, display: null, x: 4, y: 0, width: 4, height: 4 },
};
const dashboard = {
  id: "d1",
  name: "Front doors",
  description: "",
  relativeTime: "P1W",
  refreshSeconds: null,
  revision: 3,
  managed: false,
  isOwn: true,
  mayChange: true,
  updatedAt: "2026-03-01T12:00:00Z",
  uploadedAt: null,
  owner: null,
  sharing: { kind: "PRIVATE", roleIds: [] },
  panels: [panel, note],
  variables: [],
};
const run = {
  ...{ id: "run1", sql: panel.text, language: "pharosflow", status: "succeeded", message: "" },
  ...{ startedAt: "2026-03-01T12:00:00Z", userConfig: null },
  annotations: { visualize: null },
  progress: { isWaiting: false, rowsRead: 1, bytesRead: 1, percent: 100 },
  stats: { bytesScanned: 1, executionTime: 1, rowCount: 1 },
  results: {
    edges: [{ node: { count: 1234 }, cursor: "1" }],
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
    columnInfo: { order: ["count"], types: { count: "UInt64" } },
    tryAgain: false,
    isTruncated: false,
  },
};

function open(path: string, change: object = {}, ran: object = {}) {
  const asked: Record<string, unknown>[] = [];
  const saved: { input: Record<string, unknown> }[] = [];
  const page = openPage(path, {
    fields: {
      dashboard: () => ({ ...dashboard, ...change }),
      dashboards: () => [{ ...dashboard, ...change }],
      roles: () => [],
      executeDataLakeQuery: ({ input }: { input: Record<string, unknown> }) => {
        asked.push(input);
        return { id: "run1" };
      },
      dataLakeQuery: () => ({ ...run, ...ran }),
      saveDashboard: (args: { input: Record<string, unknown> }) => {
        saved.push(args);
        return { ...dashboard, ...change, revision: 4 };
      },
    },
  });
  return { ...page, asked, saved };
}

test("a dashboard shows what its panels find in its time range, with runs that others may take", async () => {
  const { asked } = open("/dashboard/d1/");
  await screen.findByRole("heading", { level: 1, name: "Front doors" });
  await screen.findByText("1,234");
  await screen.findByText("Ask Bo");
  expect(asked).toEqual([
    {
      sql: "custom_door | count",
      language: "pharosflow",
      relativeTime: "P1W",
      timesCountEverywhere: true,
      maxAgeSeconds: 60,
    },
  ]);
});

test("the range of the address counts before that of the dashboard, and a refresh asks again", async () => {
  const { asked } = open("/dashboard/d1/?range=PT1H");
  await screen.findByText("1,234");
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await waitFor(() => expect(asked.length).toBe(2));
  expect(asked).toMatchObject([
    { relativeTime: "PT1H", maxAgeSeconds: 60 },
    { relativeTime: "PT1H", maxAgeSeconds: 1 },
  ]);
});

test("a query that fails says why in its own panel", async () => {
  open("/dashboard/d1/", {}, { status: "failed", message: "Line 1: no such table", results: null });
  await screen.findByText("Line 1: no such table");
  await screen.findByText("Ask Bo");
});

test("who may not change a dashboard is not offered to, and may copy it", async () => {
  open("/dashboard/d1/?edit=on", { mayChange: false });
  await screen.findByText("1,234");
  expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "More actions" }));
  await screen.findByRole("menuitem", { name: "Duplicate" });
  expect(screen.queryByRole("menuitem", { name: "Delete" })).toBeNull();
});

test("a dashboard that came by upload says so, and what becomes of changes", async () => {
  open("/dashboard/d1/", { uploadedAt: "2026-02-28T12:00:00Z" });
  await screen.findByText(/and changed here since/);
  fireEvent.click(await screen.findByRole("button", { name: "Edit" }));
  await screen.findByText(/the next upload of its file replaces what you change here/);
});

test("is exported as the YAML that an upload takes, and as JSON", async () => {
  const files: { name: string; text: Promise<string> }[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: blobs.at(-1)?.text() ?? Promise.resolve("") });
  });
  open("/dashboard/d1/");
  for (const name of ["Export as YAML", "Export as JSON"]) {
    fireEvent.click(await screen.findByRole("button", { name: "More actions" }));
    fireEvent.click(await screen.findByRole("menuitem", { name }));
    const count = files.length;
    await waitFor(() => expect(files.length).toBe(count + 1));
  }
  expect(files.map(({ name }) => name)).toEqual(["front-doors.yml", "front-doors.json"]);
  for (const { text } of files)
    expect(readFile(await text, new Date())).toMatchObject({
      name: "Front doors",
      panels: [{ ...panel }, { id: "note", text: "Ask Bo" }],
    });
  vi.restoreAllMocks();
});

test("a file that is no dashboard is not imported, and says with line and column what is wrong", async () => {
  const { saved } = open("/dashboard/");
  const choose = async (name: string, text: string) =>
    fireEvent.change(await screen.findByLabelText("Dashboard file"), { target: { files: [new File([text], name)] } });
  await choose("doors.yml", "AnalysisType: dashboard\nDashboardID: Doors\nPanels:\n  - Titel: x\n");
  await screen.findByText(/Line 4, column 5: unknown key Titel/);
  await choose("good.yml", "AnalysisType: dashboard\nDashboardID: Doors\nPanels:\n  - Text: Ask Bo\n");
  await waitFor(() => expect(saved.length).toBe(1));
  expect(saved[0]?.input).toMatchObject({ name: "Doors", sharing: { kind: "PRIVATE" }, panels: [{ kind: "TEXT" }] });
});

test("a changed name is saved over the state that it was made of", async () => {
  const { saved, address } = open("/dashboard/d1/?edit=on&sheetOf=settings");
  fireEvent.change(await screen.findByRole("textbox", { name: "Name" }), { target: { value: "Back doors" } });
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  await screen.findByRole("heading", { level: 1, name: "Back doors" });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saved.length).toBe(1));
  expect(saved[0]?.input).toMatchObject({
    id: "d1",
    revision: 3,
    name: "Back doors",
    panels: [{ id: "doors" }, { id: "note" }],
  });
  await waitFor(() => expect(address()).toBe("/dashboard/d1/"));
});

test("the list leads to each dashboard, and says when there is none", async () => {
  open("/dashboard/");
  const link = await screen.findByRole("link", { name: "Front doors" });
  expect(link.getAttribute("href")).toBe("/dashboard/d1/");
});

const noValues = { items: [], text: null, language: null, isMultiple: false, hasAll: false, defaultValues: [] };
const user = { ...noValues, name: "user", label: "User", kind: "TEXT" };
const doors = {
  ...{ ...noValues, name: "door", label: "", kind: "LIST", items: ["north", "south"] },
  ...{ isMultiple: true, hasAll: true },
};
const owner = { ...noValues, name: "owner", label: "Owner", kind: "QUERY", text: "owners", language: "pharosflow" };
const asking = { ...panel, text: "custom_door | where door in $door and user == $user" };

test("a panel is asked with the values of the variables that it names, as the address has them", async () => {
  const change = { variables: [user, doors, owner], panels: [asking, { ...panel, id: "all" }] };
  const { asked } = open("/dashboard/d1/?v.user[]=o'hara&v.door[]=south&v.door[]=7&v.other[]=x", change);
  await screen.findAllByText("1,234");
  await waitFor(() => expect(asked.length).toBe(3));
  const variables = (text: string) => asked.find(({ sql }) => sql === text)?.variables;
  expect(variables(asking.text)).toEqual([
    { name: "user", value: "o'hara" },
    { name: "door", values: ["south", "7"] },
  ]);
  expect(variables(panel.text)).toBeUndefined();
  expect(asked.find(({ sql }) => sql === "owners")).toMatchObject({ relativeTime: "P1W", maxAgeSeconds: 60 });
});

test("a value that is chosen is in the address, and its panels are asked again", async () => {
  const change = { variables: [user, doors], panels: [asking] };
  const { asked, address } = open("/dashboard/d1/", change);
  await screen.findByText("1,234");
  expect(asked[0]?.variables).toEqual([
    { name: "user", value: "" },
    { name: "door", values: [] },
  ]);
  const field = screen.getByRole("textbox", { name: "User" });
  fireEvent.change(field, { target: { value: " ada " } });
  fireEvent.keyDown(field, { key: "Enter" });
  await waitFor(() => expect(address()).toContain("v.user[]=ada"));
  await waitFor(() => expect(asked.at(-1)?.variables).toContainEqual({ name: "user", value: "ada" }));
});

test("values of a query can be chosen, and a panel waits for one where not all of them count", async () => {
  const change = { variables: [owner], panels: [{ ...panel, text: "custom_door | where owner == $owner" }] };
  const { asked, address } = open("/dashboard/d1/", change);
  await screen.findByText("Choose a value for Owner");
  fireEvent.click(await screen.findByRole("combobox", { name: "Owner" }));
  fireEvent.click(await screen.findByRole("option", { name: "1234" }));
  await screen.findByText("1,234");
  expect(address()).toContain("v.owner[]=1234");
  expect(asked.at(-1)?.variables).toEqual([{ name: "owner", value: "1234" }]);
});

test("a panel with variables opens in Search with their values as definitions", async () => {
  open("/dashboard/d1/?v.user[]=o'hara", {
    variables: [user],
    panels: [{ ...panel, text: "custom_door | where a == $user" }],
  });
  await screen.findByText("1,234");
  fireEvent.click(screen.getByRole("button", { name: "Actions of Doors" }));
  const link = await screen.findByRole("menuitem", { name: "Open in Search" });
  const search = new URLSearchParams(link.getAttribute("href")?.split("?")[1]);
  expect(search.get("flow")).toBe("let $user = 'o\\'hara';\ncustom_door | where a == $user");
});

test("variables are edited beside panels: which are unused, and what is wrong", async () => {
  const { saved } = open("/dashboard/d1/?edit=on&sheetOf=variables", { variables: [user], panels: [panel] });
  await screen.findByText("Not used by any panel");
  fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "the user" } });
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  expect((await screen.findByRole("alert")).textContent).toContain('"the user" cannot be the name of a variable');
  fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "person" } });
  fireEvent.change(screen.getByRole("textbox", { name: "Chosen at first" }), { target: { value: "ada" } });
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  fireEvent.click(await screen.findByRole("button", { name: "Save" }));
  await waitFor(() => expect(saved.length).toBe(1));
  expect(saved[0]?.input.variables).toMatchObject([{ name: "person", kind: "TEXT", defaultValues: ["ada"] }]);
});
