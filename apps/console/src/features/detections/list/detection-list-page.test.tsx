// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DetectionsInput } from "../../../graphql/generated/graphql.ts";
import { openPage } from "../../../testing/open-page.tsx";

const rule = {
  __typename: "Rule",
  id: "Windows.Defender",
  kind: "RULE",
  displayName: "Defender disabled",
  enabled: true,
  managed: true,
  severity: "HIGH",
  tags: [],
  lastModified: "2026-01-01T00:00:00Z",
  logTypes: ["Windows.EventLogs"],
  scheduledQueries: [],
  alertsPerDay: [],
  testStatus: { total: 0, lastRun: null },
};

function serverWith(detections: readonly object[]) {
  const asked: DetectionsInput[] = [];
  const set: boolean[] = [];
  const fields = {
    detections({ input }: { input: DetectionsInput }) {
      asked.push(input);
      const edges = detections.map((node, index) => ({ node, cursor: `${index}` }));
      return { edges, totalCount: edges.length, pageInfo: { hasNextPage: false, hasPreviousPage: false } };
    },
    setDetectionEnabled({ id, enabled }: { id: string; enabled: boolean }) {
      set.push(enabled);
      return { __typename: "Rule", id, enabled };
    },
  };
  return { asked, set, fields };
}

const rowOf = (name: string) => within(screen.getByRole("link", { name }).closest("[role=row]") as HTMLElement);

const enabledSwitch = async () =>
  (await screen.findByRole("switch", { name: "Defender disabled is enabled" })) as HTMLInputElement;

test("lists the most severe first, and names only kinds that are not rules", async () => {
  const scheduled = { ...rule, id: "Daily", displayName: "Daily report", kind: "SCHEDULED_RULE" };
  const { asked, fields } = serverWith([rule, scheduled]);
  openPage("/build/detections/", { fields });
  expect(await screen.findByRole("link", { name: "Defender disabled" })).toBeTruthy();
  expect(asked).toContainEqual(expect.objectContaining({ sortBy: "severity", sortDir: "descending" }));
  expect(rowOf("Daily report").getByText("Scheduled rule")).toBeTruthy();
  expect(rowOf("Defender disabled").queryByText("Rule")).toBeNull();
});

test("leaves out what its address says in error", async () => {
  const { asked, fields } = serverWith([rule]);
  openPage("/build/detections/?sortBy=foo&severity[]=HIGH", { fields });
  expect(await screen.findByRole("link", { name: "Defender disabled" })).toBeTruthy();
  expect(asked).toContainEqual(expect.objectContaining({ sortBy: "severity", severities: ["HIGH"] }));
});

const healthy = {
  ...{ __typename: "RuleActivity", events: 20, runs: 20, milliseconds: 0, matches: 0, errors: 0 },
  ...{ lastError: "KeyError('door')", outage: null },
};

test("shows when a rule matched last, what it costs, and that it fails repeatedly", async () => {
  const lastMatchAt = "2026-01-02T03:04:05Z";
  const slow = { ...rule, lastMatchAt, activity: { ...healthy, events: 200, runs: 3, milliseconds: 2_100 } };
  const silent = { ...rule, id: "Silent", displayName: "Silent rule", lastMatchAt: null, activity: null };
  const failing = { ...silent, id: "Failing", displayName: "Failing rule", activity: { ...healthy, errors: 12 } };
  openPage("/build/detections/", { fields: serverWith([slow, silent, failing]).fields });
  expect(await screen.findByText("700 ms per event")).toBeTruthy();
  expect(rowOf("Failing rule").getByText("12 errors")).toBeTruthy();
  const lastMatches = () => document.querySelectorAll(`time[datetime^="2026-01-02T03:04:05"]`);
  expect(lastMatches()).toHaveLength(1);
  expect(rowOf("Silent rule").queryByText(/of events|per event/)).toBeNull();
});

test("shows how many resources policies fail, in a list of policies alone", async () => {
  const { logTypes, scheduledQueries, alertsPerDay, ...common } = rule;
  const policy = { ...common, __typename: "Policy", id: "Mfa", kind: "POLICY", displayName: "Users have MFA" };
  const counts = { __typename: "ComplianceCounts", passed: 37, failed: 3, errored: 0, suppressed: 9 };
  const { fields } = serverWith([
    { ...policy, resourceTypes: ["AWS.IAM.User"], failingPerDay: [0, 2, 3], complianceCounts: counts },
  ]);
  openPage("/build/detections/?kind[]=POLICY", { fields });
  expect(await screen.findByText("3 of 40 (7.5%)")).toBeTruthy();
  expect(screen.getByRole("columnheader", { name: "Failing resources" })).toBeTruthy();
  const trend = screen.getByRole("img", { name: "Failing resources at the end of each of the last 30 days" });
  const bars = [...trend.querySelectorAll("path")].flatMap((path) => path.getAttribute("d")?.match(/M/g) ?? []);
  expect(bars).toHaveLength(3);
  expect(screen.queryByRole("columnheader", { name: "Cost" })).toBeNull();
});

test("says that a detection was disabled, and undoes it", async () => {
  const { set, fields } = serverWith([rule]);
  openPage("/build/detections/", { fields });
  fireEvent.click(await enabledSwitch());
  expect(await screen.findByText("Disabled “Defender disabled”")).toBeTruthy();
  expect((await enabledSwitch()).checked).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await enabledSwitch()).checked).toBe(true));
  expect(set).toEqual([false, true]);
});

test("asks what there is to narrow by once somebody opens a filter, counted over all detections", async () => {
  const { fields } = serverWith([rule]);
  let askedCount = 0;
  const detectionFacets = () => {
    askedCount += 1;
    const states = [{ value: "ENABLED", count: 1_200 }];
    return { tags: [{ value: "Early", count: 5_000 }], logTypes: [], kinds: [], severities: [], states };
  };
  openPage("/build/detections/", { fields: { ...fields, detectionFacets } });
  await screen.findByRole("link", { name: "Defender disabled" });
  expect(askedCount).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: "Tag" }));
  expect(await screen.findByRole("option", { name: "Early 5,000" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "State" }));
  expect(await screen.findByRole("option", { name: "Enabled 1,200" })).toBeTruthy();
  expect(screen.getByRole("option", { name: "Disabled 0" })).toBeTruthy();
});

test("deletes what is selected but not what comes with Pharos, and undoes it", async () => {
  const own = { ...rule, id: "Own", displayName: "Own rule", managed: false };
  const { fields } = serverWith([rule, own]);
  const calls: unknown[] = [];
  const deleteDetections = ({ input }: { input: { ids: string[] } }) => {
    calls.push(["delete", input.ids]);
    return { ids: input.ids };
  };
  const restoreDetections = ({ ids }: { ids: string[] }) => {
    calls.push(["restore", ids]);
    return [];
  };
  openPage("/build/detections/", { fields: { ...fields, deleteDetections, restoreDetections } });
  await screen.findByRole("link", { name: "Own rule" });
  for (const name of ["Defender disabled", "Own rule"]) fireEvent.click(rowOf(name).getByRole("checkbox"));
  const toolbar = within(await screen.findByRole("toolbar", { name: "Selected detections" }));
  expect(toolbar.getByText("2 detections selected")).toBeTruthy();
  fireEvent.click(toolbar.getByRole("button", { name: "Delete" }));
  const question = within(await screen.findByRole("dialog"));
  expect(question.getByText(/1 detection from Pharos/)).toBeTruthy();
  fireEvent.click(question.getByRole("button", { name: "Delete" }));
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(calls).toEqual([
      ["delete", ["Own"]],
      ["restore", ["Own"]],
    ]),
  );
});

test("selects all that match the filters, loaded or not, and changes them in batches", async () => {
  const all = Array.from({ length: 5_200 }, (_, index) => ({
    ...{ ...rule, id: `Rule.${index}`, displayName: `Rule ${index}`, managed: false },
  }));
  const asked: DetectionsInput[] = [];
  const changed: number[] = [];
  const fields = {
    detections({ input }: { input: DetectionsInput }) {
      asked.push(input);
      const from = Number(input.cursor ?? 0);
      const edges = all.slice(from, from + (input.pageSize ?? 0)).map((node, at) => ({ node, cursor: `${from + at}` }));
      const end = from + edges.length;
      const pageInfo = { hasNextPage: end < all.length, hasPreviousPage: false, endCursor: `${end}` };
      return { edges, totalCount: all.length, pageInfo };
    },
    matchingDetections({ input }: { input: DetectionsInput }) {
      asked.push(input);
      return all;
    },
    setDetectionsEnabled({ ids }: { ids: string[] }) {
      changed.push(ids.length);
      return [];
    },
  };
  openPage("/build/detections/?tag[]=early", { fields });
  await screen.findByRole("link", { name: "Rule 0" });
  fireEvent.click(screen.getByRole("checkbox", { name: "Select all loaded rows" }));
  const toolbar = within(await screen.findByRole("toolbar", { name: "Selected detections" }));
  expect(toolbar.getByText("100 detections selected")).toBeTruthy();
  fireEvent.click(toolbar.getByRole("button", { name: "Select all 5,200" }));
  expect(await toolbar.findByText("5,200 detections selected")).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ tags: ["early"] });
  fireEvent.click(toolbar.getByRole("button", { name: "Disable" }));
  expect(await screen.findByText("Disabled 5,200 detections")).toBeTruthy();
  expect(changed).toEqual([5_000, 200]);
});

test("says how many tests are left to run, and stops", async () => {
  const all = Array.from({ length: 3 }, (_, index) => ({ ...rule, id: `Rule.${index}`, displayName: `Rule ${index}` }));
  const edges = all.map((node, at) => ({
    node: { ...node, testStatus: { ...node.testStatus, total: 1 } },
    cursor: `${at}`,
  }));
  const run: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const fields = {
    detections: () => ({
      edges,
      totalCount: 3,
      pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null },
    }),
    async runDetectionTests({ id }: { id: string }) {
      run.push(id);
      await promise;
      return [{ name: "opens", passed: true }];
    },
  };
  openPage("/build/detections/", { fields });
  await screen.findByRole("link", { name: "Rule 0" });
  fireEvent.click(screen.getByRole("checkbox", { name: "Select all loaded rows" }));
  fireEvent.click(await screen.findByRole("button", { name: "Run tests" }));
  fireEvent.click(await screen.findByRole("button", { name: "Stop tests, 3 left" }));
  resolve();
  expect(await screen.findByText("All tests of 1 detection passed")).toBeTruthy();
  expect(run).toEqual(["Rule.0"]);
});
