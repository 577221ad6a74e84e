// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";

const noRows = { edges: [], totalCount: 0, pageInfo: { hasNextPage: false, hasPreviousPage: false } };
const lastLog = {
  kind: "RULE",
  __typename: "Rule",
  id: "Clear.Log",
  displayName: "Event log cleared",
  severity: "HIGH",
};
const fields = {
  alerts: () => noRows,
  detections: ({ input }: { input: { nameContains?: string } }) =>
    input.nameContains ? { ...noRows, edges: [{ node: lastLog, cursor: "1" }] } : noRows,
  users: () => [],
  roles: () => [],
  apiTokens: () => [],
};

async function openPalette(query: string) {
  const page = openPage("/support/", { fields, auth: { "/auth/sign-out": () => ({ status: 204 }) } });
  await screen.findByRole("heading", { level: 1, name: "Support" });
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  const field = await screen.findByRole("combobox", { name: "Go to" });
  if (query) fireEvent.change(field, { target: { value: query } });
  return { ...page, field };
}
const highlighted = () => screen.getAllByRole("option").filter((one) => one.getAttribute("aria-selected") === "true");

test.each([
  ["schem", "/configure/schemas/?isArchived=false&sortBy=name&sortDir=ascending"],
  ["create token", "/settings/api/tokens/?edit=new"],
  ["invite", "/settings/users/?edit=new"],
  ["upload", "/build/bulk-upload/"],
  ["10.20.4.67", "/investigate/search/?q=10.20.4.67&range=PT24H"],
  ["cdn-metrics.example", "/investigate/search/?q=cdn-metrics.example&range=PT24H"],
])("%s and Enter opens %s", async (query, address) => {
  const { field, address: current } = await openPalette(query);
  expect(highlighted()).toHaveLength(1);
  fireEvent.keyDown(field, { key: "Enter" });
  await waitFor(() => expect(current()).toBe(address));
  expect(screen.queryByRole("combobox", { name: "Go to" })).toBeNull();
});

test("Enter opens what the server finds", async () => {
  const { field, address } = await openPalette("log cleared");
  await screen.findByRole("option", { name: /Event log cleared/ });
  fireEvent.keyDown(field, { key: "Enter" });
  await waitFor(() => expect(address()).toContain("/build/detections/rules/Clear.Log/"));
});

test("keeps the letters that were typed before it had the focus", async () => {
  openPage("/support/", { fields });
  await screen.findByRole("heading", { level: 1, name: "Support" });
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  for (const key of ["u", "s", "g", "a"]) fireEvent.keyDown(document.body, { key });
  const field = (await screen.findByRole("combobox", { name: "Go to" })) as HTMLInputElement;
  expect(field.value).toBe("usga");
});

test("an arrow highlights the next action, and the list goes round", async () => {
  const { field } = await openPalette("");
  fireEvent.keyDown(field, { key: "ArrowUp" });
  expect(highlighted()[0]?.textContent).toBe("Sign out");
  fireEvent.keyDown(field, { key: "ArrowDown" });
  expect(highlighted()[0]?.textContent).toBe("Dashboards");
});

test("signs out", async () => {
  const { field } = await openPalette("sign out");
  fireEvent.keyDown(field, { key: "Enter" });
  await waitFor(() => expect(localStorage.getItem("signed-out")).not.toBeNull());
});
