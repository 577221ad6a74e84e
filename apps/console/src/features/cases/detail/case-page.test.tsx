// @vitest-environment happy-dom
import { liveVersionsPath } from "@pharos/domain";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

// A text field that grows asks for it, and the simulated browser has none.
Object.defineProperty(document, "fonts", { configurable: true, value: new EventTarget() });
const ada = { __typename: "RecordedActor", id: "ada", name: "Ada", kind: "user" };
const aCase = (change: object) => ({
  id: "12",
  title: "Theft",
  description: "A bicycle.",
  status: "OPEN",
  severity: "HIGH",
  revision: 1,
  createdAt: "2026-03-01T12:00:00Z",
  updatedAt: "2026-03-01T12:00:00Z",
  closedAt: null,
  alertCount: 0,
  openAlertCount: 0,
  createdBy: ada,
  assignee: null,
  isHiddenFromAssignee: false,
  alerts: [],
  entries: [],
  attachments: [],
  linkedCases: [],
  ...change,
});

test("what is typed into the form stays when somebody else changes the case, and is told of their change", async () => {
  let shown = aCase({});
  let version = "1";
  const sent: unknown[] = [];
  const updateCase = (variables: unknown) => {
    sent.push(variables);
    return { case: aCase({ revision: 3 }) };
  };
  const auth = { [liveVersionsPath]: () => ({ status: 200, body: { cases: version, alerts: "" } }) };
  openPage("/cases/12/?edit=open", { fields: { case: () => shown, updateCase }, auth });
  const description = await screen.findByLabelText("Description", undefined, { timeout: 60_000 });
  fireEvent.change(description, { target: { value: "An hour of careful writing" } });
  shown = aCase({ revision: 2, title: "Burglary" });
  version = "2";
  fireEvent(document, new Event("visibilitychange"));
  await screen.findByText(/Somebody changed the title/, undefined, { timeout: 20_000 });
  expect(description).toHaveProperty("value", "An hour of careful writing");
  expect(document.contains(description)).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ input: { revision: 2, description: "An hour of careful writing" } }]),
  );
}, 120_000);

test("the address of a merged case leads to the one that it was merged into", async () => {
  const merged = aCase({ title: "Burglary" });
  const { address } = openPage("/cases/7/", {
    fields: { case: () => merged },
  });
  await screen.findByRole("heading", { name: "Burglary" }, { timeout: 60_000 });
  await waitFor(() => expect(address()).toBe("/cases/12/"));
}, 120_000);
