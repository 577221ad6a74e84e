// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { alertFields, alertPath, noOutcomes } from "../../../testing/alert-fields.ts";
import { openPage } from "../../../testing/open-page.tsx";

// What the page loads when it is shown is loaded before: a busy machine takes longer for it than a test waits.
import "../detail/alert-page.tsx";

const similar = {
  ...{ id: "b".repeat(32), title: "Root signed in", severity: "LOW", status: "CLOSED", outcome: "FALSE_POSITIVE" },
  ...{ outcomeReason: "Backup job", createdAt: "2025-12-01T00:00:00Z", isSameGroup: true, sharedValues: ["ada"] },
  endedBy: { kind: "user", id: "grace", name: "Grace" },
};

test("sums up how the detection's earlier alerts ended, and shows who ended the most alike and why", async () => {
  const outcomes = { ...noOutcomes, falsePositives: 11, truePositives: 3 };
  const similarAlerts = { since: "2025-10-03T00:00:00Z", outcomes, alerts: [similar] };
  openPage(alertPath, { fields: alertFields({ similarAlerts }) });
  expect(
    await screen.findByText("Of 14 in the 90 days before, 11 were false positives and 3 were true positives."),
  ).toBeTruthy();
  const list = screen.getByRole("list", { name: "Similar alerts" });
  expect(within(list).getByRole("link", { name: "Root signed in" }).getAttribute("href")).toContain(similar.id);
  expect(list.textContent).toContain("False positiveby GraceBackup jobSame: title, ada");
  const href = decodeURIComponent(screen.getByRole("link", { name: "Show all 14" }).getAttribute("href") ?? "");
  for (const part of ["rule=AWS.Root", "type[]=RULE", "status[]=&", "snoozed=all", "from=2025-10-03T00:00:00Z"])
    expect(href).toContain(part);
});

test("shows the most alike first, and the others when asked", async () => {
  const alerts = Array.from({ length: 10 }, (_, index) => ({ ...similar, id: `${index}`, title: `Earlier ${index}` }));
  const similarAlerts = { since: "2025-10-03T00:00:00Z", outcomes: { ...noOutcomes, unfinished: 10 }, alerts };
  openPage(alertPath, { fields: alertFields({ similarAlerts }) });
  const list = await screen.findByRole("list", { name: "Similar alerts" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(4);
  fireEvent.click(screen.getByRole("button", { name: "6 more" }));
  expect(within(list).getAllByRole("listitem")).toHaveLength(10);
});

test("says that there was none", async () => {
  openPage(alertPath, { fields: alertFields() });
  expect(await screen.findByText("The detection raised no other alert in the 90 days before.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Show/ })).toBeNull();
});

test("is not there for errors of the system, which nobody judges", async () => {
  openPage(alertPath, { fields: alertFields({ type: "SYSTEM_ERROR", subtype: "SYSTEM_ERROR" }) });
  expect(await screen.findByRole("heading", { name: "Root signed in", level: 1 })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Similar alerts before" })).toBeNull();
});
