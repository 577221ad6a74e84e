// @vitest-environment happy-dom
import { liveVersionsPath } from "@pharos/domain";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { alertFields, alertPath } from "../../../testing/alert-fields.ts";
import { ada, openPage } from "../../../testing/open-page.tsx";

// What the page loads when it is shown is loaded before: a busy machine takes longer for it than a test waits.
import "@pharos/ui/markdown";
import "../attack-names.tsx";
import "../outcome/outcome-prompt.tsx";
import "./alert-page.tsx";

const id = "a".repeat(32);
interface Entry {
  readonly id: string;
  readonly type: string;
  readonly actor: { readonly kind: string; readonly id: string; readonly name: string };
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly comment: string;
  readonly outcome?: string | null;
}

function serverWithAlert(eventCount = 30) {
  const history: Entry[] = [];
  let status = "OPEN";
  const ticks = new Map<number, { step: number; actor: object; at: string }>();
  const record = (type: string, part: Partial<Entry>) => {
    const actor = { __typename: "RecordedActor", kind: "user", id: ada.id, name: "Ada Keeper" };
    history.push({
      id: String(history.length),
      type,
      actor,
      at: "2026-01-01T00:00:00Z",
      from: "",
      to: "",
      comment: "",
      ...part,
    });
  };
  const alert = () => ({
    id,
    type: "ALERT",
    subtype: "RULE",
    status,
    severity: "HIGH",
    title: "Root signed in",
    description: "The root user signed in.",
    runbook: "1. See https://example.com/runbook.\n2. Ask **Ada**",
    runbookTicks: [...ticks.values()],
    reference: "javascript:alert(1)",
    tags: ["Identity"],
    context: { ip: "203.0.113.7" },
    origin: { __typename: "Detection" },
    dedupString: "root",
    eventCount,
    createdAt: "2026-01-01T00:00:00Z",
    firstEventMatchedAt: "2026-01-01T00:00:00Z",
    lastReceivedEventAt: "2026-01-01T00:00:00Z",
    updatedAt: "2026-01-01T00:00:00Z",
    eventTimes: { first: "2025-12-31T22:00:00Z", last: "2025-12-31T23:00:00Z" },
    logTypes: ["AWS.CloudTrail"],
    sources: [],
    ruleId: "AWS.Root",
    rule: null,
    detection: {
      __typename: "Rule",
      id: "AWS.Root",
      kind: "RULE",
      displayName: "Root",
      reports: [{ key: "MITRE ATT&CK", values: ["TA0006:T1110", "TA0001:T1078.004", "TA0040:T9999"] }],
      threshold: 1,
      dedupPeriodMinutes: 60,
    },
    assignee: null,
    isHiddenFromAssignee: false,
    history,
    events({ cursor, pageSize }: { cursor?: string; pageSize: number }) {
      const start = Number(cursor ?? 0);
      const end = Math.min(start + pageSize, eventCount);
      const nodes = Array.from({ length: end - start }, (_, index) => ({
        number: `event ${start + index + 1}`,
        p_event_time: "2025-12-31 23:00:00.000000000",
        p_log_type: "AWS.CloudTrail",
      }));
      return { nodes, pageInfo: { hasNextPage: end < eventCount, hasPreviousPage: false, endCursor: String(end) } };
    },
  });
  return {
    alert,
    /** What another analyst and another event change. */
    changeElsewhere() {
      status = "TRIAGED";
      eventCount += 1;
      record("COMMENT", { comment: "Seen by **Grace**" });
    },
    updateAlertStatusById({ input }: { input: { status: string; outcome?: string; reason?: string } }) {
      const { outcome = null, reason: comment = "" } = input;
      record("STATUS_CHANGE", { from: status, to: input.status, outcome, comment });
      status = input.status;
      return { alerts: [alert()] };
    },
    tickRunbookStep({ input: { step, isDone } }: { input: { step: number; isDone: boolean } }) {
      if (isDone)
        ticks.set(step, {
          step,
          actor: { __typename: "RecordedActor", name: "Ada Keeper" },
          at: "2026-01-01T00:00:00Z",
        });
      else ticks.delete(step);
      return { alert: alert() };
    },
    createAlertComment({ input }: { input: { body: string } }) {
      record("COMMENT", { comment: input.body });
      return { alert: alert() };
    },
  };
}

const path = `/alerts-and-errors/${id}/`;

test("tells what was found, with links to the web only", async () => {
  openPage(path, { fields: serverWithAlert() });
  expect(await screen.findByRole("heading", { name: "Root signed in", level: 1 })).toBeTruthy();
  expect(screen.getByRole("link", { name: "https://example.com/runbook" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /javascript/ })).toBeNull();
  expect(screen.getByText("203.0.113.7")).toBeTruthy();
});

test("lays the runbook out, and names what ATT&CK's ids stand for", async () => {
  openPage(path, { fields: serverWithAlert() });
  expect((await screen.findByText("Ada")).tagName).toBe("STRONG");
  expect(screen.getByText("Ada").closest("li")).toBeTruthy();
  const link = await screen.findByRole("link", { name: "T1110 Brute Force · Credential Access" });
  expect(link.getAttribute("href")).toBe("/dashboard/mitre-attack/?tactic=TA0006&technique=T1110");
  expect(screen.getByRole("link", { name: "T1078.004 Valid Accounts: Cloud Accounts · Initial Access" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "T9999 · Impact" })).toBeTruthy();
});

test("leads to the resources that a policy alerted about", async () => {
  const server = serverWithAlert();
  const resources = [{ id: "arn:aws:s3:::books", name: "books" }];
  openPage(path, { fields: { ...server, alert: () => ({ ...server.alert(), subtype: "POLICY", resources }) } });
  const link = await screen.findByRole("link", { name: "books" });
  expect(link.getAttribute("href")).toBe("/investigate/resources/arn:aws:s3:::books/");
});

test("ticks a step of the runbook by its box, its text or its number, and opens it again", async () => {
  openPage(path, { fields: serverWithAlert() });
  const box = await screen.findByRole("checkbox", { name: "Ask Ada" });
  fireEvent.click(box);
  expect(await screen.findByText("1 of 2 steps done")).toBeTruthy();
  expect(screen.getByText(/^Ada Keeper,/)).toBeTruthy();
  fireEvent.click(screen.getByText("Ada"));
  expect(await screen.findByText("0 of 2 steps done")).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "2" });
  expect(await screen.findByText("1 of 2 steps done")).toBeTruthy();
});

test("whoever assigns the alert is told that the assignee cannot see it, for as long as that is so", async () => {
  const grace = { __typename: "UserName", id: "g", givenName: "Grace", familyName: "Hopper", email: "g@example.com" };
  const server = serverWithAlert();
  let assigned = {};
  const fields = {
    ...server,
    assignees: () => [grace],
    alert: () => ({ ...server.alert(), ...assigned }),
    updateAlertsAssigneeById() {
      assigned = { assignee: grace, isHiddenFromAssignee: true };
      return { alerts: [{ ...server.alert(), ...assigned }] };
    },
  };
  openPage(path, { fields });
  fireEvent.click(await screen.findByRole("button", { name: "unassigned" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Grace Hopper" }));
  expect(await screen.findByText("Grace Hopper cannot see this alert")).toBeTruthy();
  expect(await screen.findByText("Hidden from its assignee")).toBeTruthy();
});

test("goes through the events, across pages, in the address", async () => {
  const { address } = openPage(`${path}?event=26`, { fields: serverWithAlert() });
  expect(await screen.findByText("event 26")).toBeTruthy();
  expect(screen.getByText("26 of 30")).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "j" });
  expect(await screen.findByText("event 27")).toBeTruthy();
  expect(address()).toBe(`${path}?event=27`);
});

test("writes a change of status into the history", async () => {
  openPage(path, { fields: serverWithAlert() });
  fireEvent.click(await screen.findByRole("button", { name: "Open" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Resolved" }));
  const reason = await screen.findByLabelText("Reason");
  fireEvent.change(reason, { target: { value: "Backup" } });
  // Letters belong to the reason while it is typed.
  fireEvent.keyDown(reason, { key: "b" });
  fireEvent.keyDown(screen.getByRole("button", { name: /Benign/ }), { key: "b" });
  expect(await screen.findByText(/changed the status from Open to Resolved: Benign true positive/)).toBeTruthy();
  expect(screen.getByText("Backup")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Resolved" })).toBeTruthy();
});

test("adds a comment and empties the field", async () => {
  openPage(path, { fields: serverWithAlert() });
  const field = await screen.findByLabelText("Comment");
  fireEvent.change(field, { target: { value: "It was me" } });
  fireEvent.click(screen.getByRole("button", { name: "Comment" }));
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(""));
  expect(await screen.findByText("It was me")).toBeTruthy();
});

test("tells event times from match times", async () => {
  openPage(path, { fields: serverWithAlert() });
  const first = await screen.findByText("First event");
  await waitFor(() => expect(first.nextSibling?.textContent).toContain("2025-12-31"));
  expect(screen.getByText("First match").nextSibling?.textContent).toContain("2026-01-01");
});

test("keeps a comment that was begun, until it is sent", async () => {
  const { visit } = openPage(path, { fields: serverWithAlert() });
  fireEvent.change(await screen.findByLabelText("Comment"), { target: { value: "It was" } });
  await visit("/support/");
  await waitFor(() => expect(screen.queryByLabelText("Comment")).toBeNull());
  await visit(path);
  const field = (await screen.findByLabelText("Comment")) as HTMLTextAreaElement;
  expect(field.value).toBe("It was");
  fireEvent.click(screen.getByRole("button", { name: "Comment" }));
  await waitFor(() => expect(field.value).toBe(""));
  expect(sessionStorage.getItem(`draft.${ada.id}.alert-comment.${id}`)).toBeNull();
});

test.each([
  { item: /^Filter for/, from: "2025-12-31T22:00:00.000Z" },
  { item: /^Look up as indicator/, from: "2025-12-30T23:00:00.000Z" },
])("searches around the time of the event: $item", async ({ item, from }) => {
  const { address } = openPage(path, { fields: serverWithAlert() });
  fireEvent.click(await screen.findByRole("button", { name: "event 1" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
  await waitFor(() => expect(address()).toContain("/investigate/search/"));
  expect(new URL(address(), "http://localhost").searchParams.get("from")).toBe(from);
});

test("says beside a value what a lookup table knows of it, and opens its fields by key", async () => {
  const { alert, ...fields } = serverWithAlert();
  const p_enrichment = { "Net Zones": { ip: { zone: "vpn", p_match: "203.0.113.9" } } };
  const nodes = [{ ip: "203.0.113.9", p_enrichment }];
  const events = () => ({ nodes, pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null } });
  openPage(path, { fields: { ...fields, alert: () => ({ ...alert(), events }) } });
  const tag = await screen.findByRole("button", { name: "Net Zones", expanded: false });
  expect(tag.closest("li")?.textContent).toBe("ip203.0.113.9Net Zones");
  fireEvent.click(tag);
  const fieldsOfRow = await screen.findByRole("dialog", { name: "Net Zones" });
  expect(fieldsOfRow.textContent).toContain("Net Zones by ip");
  expect(fieldsOfRow.textContent).toContain("zonevpn");
  fireEvent.keyDown(fieldsOfRow, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Net Zones" })).toBeNull());
});

test("shows what others change, and keeps the comment that is being typed", async () => {
  const { changeElsewhere, ...fields } = serverWithAlert(3);
  let version = "1";
  const auth = { [liveVersionsPath]: () => ({ status: 200, body: { alerts: version } }) };
  openPage(`${path}?event=2`, { fields, auth });
  const field = (await screen.findByLabelText("Comment")) as HTMLTextAreaElement;
  fireEvent.change(field, { target: { value: "I think" } });
  expect(await screen.findByText("2 of 3")).toBeTruthy();
  expect(await screen.findByText(/^Updated/)).toBeTruthy();
  changeElsewhere();
  version = "2";
  fireEvent(document, new Event("visibilitychange"));
  expect(await screen.findByText("Grace")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Triaged" })).toBeTruthy();
  expect((screen.getByLabelText("Comment") as HTMLTextAreaElement).value).toBe("I think");
  expect(screen.getByText("event 2")).toBeTruthy();
  expect(screen.getByText("2 of 3")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "1 new event" }));
  expect(await screen.findByText("1 of 4")).toBeTruthy();
});

test.each([
  ["DESTINATION_FAILING", "Open the destination", "/configure/destinations/of-it/edit/"],
  ["SOURCE_NO_DATA", "Open the log source", "/configure/log-sources/of-it/"],
])("an alert about %s links to what needs fixing", async (ruleId, name, path) => {
  const origin = { __typename: "SystemError", type: ruleId, relatedComponent: "of-it" };
  const fields = alertFields({ type: "SYSTEM_ERROR", subtype: "SYSTEM_ERROR", ruleId, origin });
  openPage(alertPath, { fields });
  expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(path);
});

test("the focus returns to a value whose menu is closed, also the first time", async () => {
  openPage(path, { fields: serverWithAlert() });
  const value = await screen.findByText("203.0.113.7");
  fireEvent.click(value);
  const [item] = await screen.findAllByRole("menuitem");
  fireEvent.keyDown(item as HTMLElement, { key: "Escape" });
  await waitFor(() => expect(document.activeElement?.textContent).toBe("203.0.113.7"));
});

test("the keyboard is at the first status that can be chosen once the menu opens", async () => {
  openPage(path, { fields: serverWithAlert() });
  fireEvent.click(await screen.findByRole("button", { name: "Open" }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Triaged"));
  fireEvent.keyDown(document.activeElement as Element, { key: "ArrowDown" });
  expect(document.activeElement?.textContent).toBe("Resolved");
});
