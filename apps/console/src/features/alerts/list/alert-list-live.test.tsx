// @vitest-environment happy-dom
import { liveVersionsPath } from "@pharos/domain";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { listedAlert } from "../../../testing/listed-alert.ts";
import { ada, openPage } from "../../../testing/open-page.tsx";

// What is loaded when it is wanted is loaded before: a busy machine takes longer for it than a test waits.
import "./alert-list-page.tsx";
import "./bulk-actions.tsx";

/** A server whose alerts a test changes; the page hears of it as soon as it is looked at again. */
function liveServer() {
  const server = { alerts: [listedAlert("one"), listedAlert("two")], version: 1 };
  const fields = {
    alerts: () => ({
      totalCount: server.alerts.length,
      edges: server.alerts.map((node) => ({ node, cursor: node.id })),
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    }),
    alertsById: ({ ids }: { ids: string[] }) => server.alerts.filter(({ id }) => ids.includes(id)),
  };
  const auth = { [liveVersionsPath]: () => ({ status: 200, body: { alerts: String(server.version) } }) };
  const become = (alerts: typeof server.alerts) => {
    server.alerts = alerts;
    server.version += 1;
    fireEvent(document, new Event("visibilitychange"));
  };
  return { become, options: { fields, auth } };
}

const grid = () => screen.getByRole("grid", { name: "Alerts" });
const scrollTo = (top: number) => {
  grid().scrollTop = top;
  fireEvent.scroll(grid());
};
const titles = () => within(grid()).getAllByRole("link", { name: /^Alert / });
const titleTexts = () => titles().map((link) => link.textContent);
const one = () =>
  within(
    titles()
      .find((link) => link.textContent === "Alert one")
      ?.closest("[role=row]") as HTMLElement,
  );
const toggle = () => fireEvent.click(one().getByLabelText("Select row"));

const holds = [
  { name: "selects", hold: toggle, release: toggle },
  {
    name: "has moved to a row by key",
    hold: () => fireEvent.keyDown(document.body, { key: "j" }),
    release: () => fireEvent.keyDown(document.body, { key: "Escape" }),
  },
  { name: "has scrolled down", hold: () => scrollTo(40), release: () => scrollTo(0) },
];

test.each(holds)("announces what is new while the reader $name, and inserts it afterwards", async (reader) => {
  const { become, options } = liveServer();
  openPage("/alerts-and-errors/", options);
  await screen.findByText(/^Updated/);
  reader.hold();
  become([listedAlert("new"), listedAlert("two"), listedAlert("one")]);
  expect(await screen.findByRole("button", { name: "1 new alert" })).toBeTruthy();
  expect(titleTexts()).toEqual(["Alert one", "Alert two"]);
  reader.release();
  await waitFor(() => expect(titleTexts()).toEqual(["Alert new", "Alert two", "Alert one"]));
  expect(screen.queryByRole("button", { name: "1 new alert" })).toBeNull();
});

test.each(holds)("shows in place what changes in a row while the reader $name", async (reader) => {
  const { become, options } = liveServer();
  openPage("/alerts-and-errors/", options);
  await screen.findByText(/^Updated/);
  reader.hold();
  expect(one().getByText("unassigned")).toBeTruthy();
  become([listedAlert("two"), { ...listedAlert("one"), status: "CLOSED", assignee: ada, eventCount: 17 }]);
  await waitFor(() => expect(one().getByText("Closed")).toBeTruthy());
  expect([one().queryByText("Ada Keeper"), one().queryByText("17")]).not.toContain(null);
  expect(titleTexts()).toEqual(["Alert one", "Alert two"]);
});

test("inserts what is new at once for a reader at the top who does nothing", async () => {
  const { become, options } = liveServer();
  openPage("/alerts-and-errors/", options);
  await screen.findByText(/^Updated/);
  become([listedAlert("new"), listedAlert("one")]);
  await waitFor(() => expect(titleTexts()).toEqual(["Alert new", "Alert one"]));
});

test("Escape that closes a dialog leaves the reader at their row", async () => {
  openPage("/alerts-and-errors/", liveServer().options);
  await screen.findByText(/^Updated/);
  fireEvent.keyDown(document.body, { key: "j" });
  // As in a browser, where the dialog is gone before the key reaches the table.
  const button = document.body.appendChild(document.createElement("button"));
  window.addEventListener("keydown", () => button.remove(), { capture: true, once: true });
  fireEvent.keyDown(button, { key: "Escape" });
  expect(document.querySelectorAll("[data-active]")).toHaveLength(1);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(document.querySelectorAll("[data-active]")).toHaveLength(0);
});
