// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openPage } from "../testing/open-page.tsx";
import { parseSearch } from "./search-codec.ts";

const noRows = { edges: [], totalCount: 0, pageInfo: { hasNextPage: false, hasPreviousPage: false } };
const counts = { received: 0, stored: 0, failed: 0, dropped: 0, repeated: 0, bytes: 0, isBalanced: true };
const source = {
  __typename: "HttpLogSource",
  integrationId: "doors",
  integrationLabel: "Front doors",
  integrationType: "http-ingest",
  auth: { method: "HMAC", headerName: "x-signature", algorithm: "sha256" },
  ingestUrl: "http://localhost/http/doors",
  curl: "curl --data-binary @FILE http://localhost/http/doors",
  logTypes: ["AWS.CloudTrail"],
  logStreamType: "Lines",
  logStreamTypeOptions: {},
  enabled: true,
  health: "HEALTHY",
  createdAtTime: "2026-01-01T00:00:00Z",
  createdBy: { name: "Ada" },
  lastModified: "2026-01-01T00:00:00Z",
  revision: 1,
  counts,
  volume: [],
  failures: { nodes: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } },
};
const alert = {
  id: "one",
  type: "ALERT",
  subtype: "RULE",
  status: "OPEN",
  severity: "HIGH",
  title: "Root signed in",
  description: "",
  runbook: "",
  runbookTicks: [],
  reference: "",
  tags: [],
  context: {},
  origin: { __typename: "Detection" },
  dedupString: "root",
  eventCount: 3,
  createdAt: "2026-01-01T00:00:00Z",
  firstEventMatchedAt: "2026-01-01T00:00:00Z",
  lastReceivedEventAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
  logTypes: ["AWS.CloudTrail"],
  sources: [],
  cases: [],
  isHiddenFromAssignee: false,
  ruleId: "AWS.Root",
  history: [],
  events: { nodes: [{ n: 1 }, { n: 2 }, { n: 3 }], pageInfo: { hasNextPage: false, hasPreviousPage: false } },
};
const fields = {
  alert: () => alert,
  alerts: () => noRows,
  detections: () => noRows,
  // Its volume is never told: there is nothing to draw a chart on.
  source: () => ({ ...source, volume: () => new Promise(() => {}) }),
  sources: () => ({ ...noRows, edges: [{ node: source, cursor: "1" }] }),
  schemas: () => noRows,
  users: () => [],
  roles: () => [],
  dataLakeDatabases: () => [],
};

// What a menu offers counts as hidden without a layout.
const press = (role: string, name: string) => fireEvent.click(screen.getByRole(role, { name, hidden: true }));

/** The field reports what was typed after a pause, which is over at once. */
function type(label: string, text: string) {
  beginTyping(label, text);
  endPause();
}

function beginTyping(label: string, text: string) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value: text } });
}

function endPause() {
  act(() => vi.runOnlyPendingTimers());
  vi.useRealTimers();
}

/** Nothing is rendered between the changes: each sees the page as it was before the others. */
test.each([
  {
    page: "search",
    path: "/investigate/search/",
    menu: "Time range",
    changes: [() => press("button", "All time"), () => type("Contains", "root")],
    search: { range: "PAllTime", q: "root" },
  },
  {
    page: "alerts",
    path: "/alerts-and-errors/",
    menu: "Severity",
    changes: [() => press("option", "High"), () => type("Find by title", "root")],
    search: { severity: ["HIGH"], q: "root" },
  },
  {
    page: "alerts: two options of one filter",
    path: "/alerts-and-errors/",
    menu: "Severity",
    changes: [() => press("option", "High"), () => press("option", "Low")],
    search: { severity: ["HIGH", "LOW"] },
  },
  {
    page: "one alert",
    path: "/alerts-and-errors/one/",
    changes: [() => press("button", "Next event"), () => press("radio", "Raw")],
    search: { event: 2, view: "raw" },
  },
  {
    page: "one alert: two steps",
    path: "/alerts-and-errors/one/",
    changes: [() => press("button", "Next event"), () => press("button", "Next event")],
    search: { event: 3 },
  },
  {
    page: "detections",
    path: "/build/detections/",
    menu: "Severity",
    changes: [() => press("option", "High"), () => type("Find by name or id", "root")],
    search: { severity: ["HIGH"], q: "root" },
  },
  {
    page: "schemas",
    path: "/configure/schemas/",
    menu: "Origin",
    changes: [() => press("option", "Custom"), () => type("Find by name", "aws")],
    search: { isManaged: false, q: "aws" },
  },
  {
    page: "log sources",
    path: "/configure/log-sources/",
    menu: "Log type",
    changes: [() => press("option", "AWS.CloudTrail"), () => type("Find by label", "doors")],
    search: { logType: ["AWS.CloudTrail"], q: "doors" },
  },
  {
    page: "one log source",
    path: "/configure/log-sources/doors/",
    menu: "Time range",
    changes: [() => press("button", "All time"), () => press("tab", "Schemas")],
    search: { range: "PAllTime", tab: "schemas" },
  },
  {
    page: "users",
    path: "/settings/users/",
    changes: [() => press("button", "Invite a user"), () => type("Find by name or email", "ada")],
    search: { edit: "new", q: "ada" },
  },
  {
    page: "roles",
    path: "/settings/roles/",
    changes: [() => press("button", "New role"), () => type("Find by name", "admin")],
    search: { edit: "new", q: "admin" },
  },
  {
    page: "a sheet of the frame and a filter",
    path: "/build/detections/",
    changes: [() => press("button", "Notifications"), () => type("Find by name or id", "root")],
    search: { sheet: "notifications", q: "root" },
  },
  {
    page: "a filter and a sheet of the frame",
    path: "/build/detections/",
    changes: [() => type("Find by name or id", "root"), () => press("button", "Notifications")],
    search: { sheet: "notifications", q: "root" },
  },
])("keeps both of two changes in one tick: $page", async ({ path, menu, changes, search }) => {
  const { address } = openPage(path, { fields });
  await screen.findByRole("heading", { level: 1 });
  if (menu) fireEvent.click(await screen.findByRole("button", { name: new RegExp(menu) }));
  for (const change of changes) change();
  await waitFor(() => expect(parseSearch(address().split("?")[1] ?? "")).toEqual(search));
});

test("drops a change of a page that was left while its field paused", async () => {
  const { address } = openPage("/configure/schemas/", { fields });
  await screen.findByRole("heading", { level: 1, name: "Schemas" });
  beginTyping("Find by name", "aws");
  // The router asks first whether input would be lost, which takes some turns of the event loop, but no time.
  await act(async () => press("link", "Detections"));
  endPause();
  expect(await screen.findByRole("heading", { level: 1, name: "Detections" })).toBeTruthy();
  expect(address()).toBe("/build/detections/");
});

test("changes a page whose address was written in capitals and without its last slash", async () => {
  const { address } = openPage("/Build/Detections?kind[]=RULE", { fields });
  await screen.findByRole("heading", { level: 1 });
  type("Find by name or id", "root");
  await waitFor(() => expect(address()).toBe("/build/detections/?q=root&kind[]=RULE"));
});

test.each([
  { page: "search", path: "/investigate/search/", change: () => type("Contains", "root"), entries: 2 },
  { page: "typing", path: "/build/detections/", change: () => type("Find by name or id", "root"), entries: 1 },
  { page: "a filter", path: "/build/detections/", menu: "Severity", change: () => press("option", "High"), entries: 2 },
  { page: "a tab", path: "/configure/log-sources/doors/", change: () => press("tab", "Schemas"), entries: 2 },
  { page: "a view", path: "/alerts-and-errors/one/", change: () => press("radio", "Raw"), entries: 2 },
  { page: "the next event", path: "/alerts-and-errors/one/", change: () => press("button", "Next event"), entries: 1 },
  { page: "a form that opens", path: "/settings/users/", change: () => press("button", "Invite a user"), entries: 2 },
  {
    page: "a sheet that opens",
    path: "/build/detections/",
    change: () => press("button", "Notifications"),
    entries: 2,
  },
  {
    page: "a sheet that closes",
    path: "/build/detections/?sheet=notifications",
    change: () => press("button", "Close"),
    entries: 1,
  },
])("$page: $entries entries in the history after a change", async ({ path, menu, change, entries }) => {
  const page = openPage(path, { fields });
  await screen.findByRole("heading", { level: 1 });
  if (path.includes("sheet")) await screen.findByRole("dialog");
  if (menu) fireEvent.click(await screen.findByRole("button", { name: new RegExp(menu) }));
  change();
  await waitFor(() => expect(page.address()).not.toBe(path));
  expect(page.entries()).toBe(entries);
});

test("goes back to the filters before the latest one", async () => {
  const page = openPage("/build/detections/", { fields });
  await screen.findByRole("heading", { level: 1 });
  fireEvent.click(await screen.findByRole("button", { name: /Severity/ }));
  press("option", "High");
  await waitFor(() => expect(page.address()).toBe("/build/detections/?severity[]=HIGH"));
  press("option", "Low");
  await waitFor(() => expect(page.address()).toContain("LOW"));
  page.back();
  await waitFor(() => expect(page.address()).toBe("/build/detections/?severity[]=HIGH"));
});
