// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";

const aDetection = (id: string, change: object = {}) => ({
  ...{ id, kind: "RULE", displayName: id, enabled: true, managed: false, severity: "HIGH" },
  ...{ logTypes: ["A.Log"], mappings: ["TA0006:T1110"], alerts: [{ severity: "HIGH", count: 12 }] },
  ...change,
});
const fieldsOf = (detections: readonly object[], received = ["A.Log"]) => ({
  attackMap: () => ({ receivedLogTypes: received, detections }),
});
const open = (search: string, detections = [aDetection("Brute")]) =>
  openPage(`/dashboard/mitre-attack/${search}`, { fields: fieldsOf(detections) });
const cell = (name: string) => screen.findByRole("button", { name });

test("shows detections, alerts and visibility of each technique", async () => {
  const page = open("?tactics[]=TA0006");
  expect(await cell("T1110 Brute Force: 1 enabled detection")).toBeTruthy();
  fireEvent.click(screen.getByRole("tab", { name: "Alerts" }));
  expect(await cell("T1110 Brute Force: 12 alerts")).toBeTruthy();
  expect(page.address()).toContain("picture=alerts");
  fireEvent.click(screen.getByRole("tab", { name: "Visibility" }));
  expect(await cell("T1110 Brute Force: Covered")).toBeTruthy();
  expect(await cell("T1003 OS Credential Dumping: Not covered")).toBeTruthy();
});

test("has one Tab stop, and arrows move through the tactics", async () => {
  open("?q=brute force&tactics[]=TA0006");
  const first = await cell("T1110 Brute Force: 1 enabled detection");
  expect(first.tabIndex).toBe(0);
  first.focus();
  fireEvent.keyDown(first, { key: "+" });
  const sub = await cell("T1110.002 Password Cracking: 0 enabled detections");
  fireEvent.keyDown(first, { key: "ArrowDown" });
  fireEvent.keyDown(document.activeElement ?? first, { key: "ArrowDown" });
  expect(document.activeElement?.getAttribute("aria-label")).toContain("T1110.");
  expect(sub.tabIndex === 0 || first.tabIndex === -1).toBe(true);
});

test("the address opens the sheet of a technique, with its detections and their alerts", async () => {
  open("?tactic=TA0006&technique=T1110", [
    aDetection("Brute"),
    aDetection("Deaf", { logTypes: ["B.Log"], alerts: [] }),
  ]);
  const list = within(await screen.findByRole("dialog", { name: "T1110 Brute Force" }));
  expect(list.getByRole("link", { name: "Brute" }).getAttribute("href")).toContain("/build/detections/rules/Brute/");
  const alerts = list.getByRole("link", { name: "12 alerts" }).getAttribute("href") ?? "";
  expect(decodeURIComponent(alerts)).toContain("rule=Brute");
  expect(list.getByText("B.Log (not received)")).toBeTruthy();
});

test("shows the detections of a technique in parts", async () => {
  open(
    "?tactic=TA0006&technique=T1110",
    Array.from({ length: 130 }, (_, index) => aDetection(`Brute ${index}`)),
  );
  const list = within(await screen.findByRole("list", { name: "Detections" }));
  expect(list.getAllByRole("listitem")).toHaveLength(100);
  fireEvent.click(screen.getByRole("button", { name: "Show more of 130" }));
  expect(list.getAllByRole("listitem")).toHaveLength(130);
});

test("says how to begin while no detection has a technique", async () => {
  open("", [aDetection("Brute", { mappings: [] })]);
  expect(await screen.findByText("No detection has a technique yet")).toBeTruthy();
});

test("gives a technique to those of the chosen detections that lack it, and takes it back", async () => {
  const asked: unknown[] = [];
  const fields = {
    ...fieldsOf([aDetection("Brute"), aDetection("Plain", { mappings: [] }), aDetection("Ours", { managed: true })]),
    mapDetections: ({ input }: { input: unknown }) => {
      asked.push(input);
      return [];
    },
  };
  openPage("/dashboard/mitre-attack/edit-mapping/?tactic=TA0006&technique=T1110", { fields });
  fireEvent.click(await screen.findByRole("checkbox", { name: "Select Brute" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Plain" }));
  expect((screen.getByRole("checkbox", { name: "Select Ours" }) as HTMLInputElement).disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Add techniques" }));
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("0 detections selected");
  expect(asked[0]).toEqual({ ids: ["Plain"], add: ["TA0006:T1110"] });
});

test("selects all that the filter finds and that can be changed, shown or not", async () => {
  const doors = Array.from({ length: 130 }, (_, index) => aDetection(`Door ${index}`, { mappings: [] }));
  const fields = fieldsOf([...doors, aDetection("Gate"), aDetection("Door of ours", { managed: true })]);
  openPage("/dashboard/mitre-attack/edit-mapping/?q=door", { fields });
  fireEvent.click(await screen.findByRole("checkbox", { name: "Select all 130 detections that you can change" }));
  expect(screen.getByText("130 detections selected")).toBeTruthy();
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Door 7" }));
  expect(screen.getByText("129 detections selected")).toBeTruthy();
});
