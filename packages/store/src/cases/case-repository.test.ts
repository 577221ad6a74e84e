import { type Alert, type CaseAttachment, changeCase } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const start = new Date("2026-03-01T10:00:00Z");
const minutes = (n: number) => new Date(start.getTime() + n * 60_000);
const ada = { kind: "user", id: "u1", name: "Ada" } as const;

beforeEach(clear);
afterAll(close);

const anAlert = (id: string, change: Partial<Alert> = {}): Alert => ({
  id,
  type: "ALERT",
  subtype: "RULE",
  status: "OPEN",
  severity: "HIGH",
  title: `Alert ${id}`,
  description: "",
  runbook: "",
  reference: "",
  ruleId: "AWS.Root",
  dedupString: "root",
  context: {},
  logTypes: ["Door"],
  neededLogTypes: ["Door"],
  sourceIds: [],
  tags: [],
  eventCount: 1,
  createdAt: start,
  firstEventMatchedAt: start,
  lastReceivedEventAt: start,
  updatedAt: start,
  updatedBy: undefined,
  assigneeId: undefined,
  revision: 1,
  ...change,
});
const open = (title: string, at = start, neededLogTypes: readonly string[] | undefined = []) =>
  store.cases.create({ title, description: "", severity: "HIGH", assigneeId: undefined, neededLogTypes }, ada, at);
const titles = async (filter: Parameters<typeof store.cases.list>[0]) =>
  (await store.cases.list(filter, { pageSize: 10 })).items.map(({ title }) => title);

test("cases are numbered in their order, and listed by their last change", async () => {
  const first = await open("First");
  const second = await open("Second", minutes(1));
  expect(second.number).toBe(first.number + 1);
  expect(await titles({})).toEqual(["Second", "First"]);
  const note = { type: "NOTE", actor: ada, at: minutes(2), from: "", to: "", note: "Seen before" } as const;
  await store.cases.append(first.number, [{ caseNumber: first.number, ...note }]);
  expect(await titles({})).toEqual(["First", "Second"]);
  expect((await store.cases.entriesOf(first.number)).map(({ type }) => type)).toEqual(["CREATED", "NOTE"]);
});

test("a page ends where the next one begins", async () => {
  for (let n = 0; n < 5; n++) await open(`Case ${n}`);
  const first = await store.cases.list({}, { pageSize: 3 });
  const rest = await store.cases.list({}, { pageSize: 3, cursor: first.nextCursor });
  expect(first.totalCount).toBe(5);
  expect([...first.items, ...rest.items].map(({ title }) => title).sort()).toEqual(
    [0, 1, 2, 3, 4].map((n) => `Case ${n}`),
  );
  expect(rest.nextCursor).toBeUndefined();
});

test("a list is filtered by status, severity, assignee, title and alert", async () => {
  await store.alerts.insert([anAlert("a")]);
  const { number } = await open("Stolen session");
  await open("Broken door");
  await store.cases.addAlerts(number, [anAlert("a")], ada, start);
  const { changed, entries } = changeCase(
    await store.cases.get(number),
    { status: "IN_PROGRESS", assigneeId: "u1", severity: "LOW" },
    ada,
    minutes(1),
  );
  await store.cases.update(changed, entries);
  for (const filter of [
    { statuses: ["IN_PROGRESS"] },
    { severities: ["LOW"] },
    { assigneeIds: ["u1"] },
    { titleContains: "SESSION" },
    { alertId: "a" },
  ] as const)
    expect(await titles(filter)).toEqual(["Stolen session"]);
  expect(await titles({ assigneeIds: [""] })).toEqual(["Broken door"]);
});

test("refuses a change that was made to an older revision, and one of no case", async () => {
  const { number } = await open("First");
  const current = await store.cases.get(number);
  const { changed, entries } = changeCase(current, { title: "Second" }, ada, minutes(1));
  await store.cases.update(changed, entries);
  await expect(store.cases.update(changed, entries)).rejects.toThrow(/changed/);
  await expect(store.cases.update({ ...changed, number: 999_999 }, [])).rejects.toThrow("does not exist");
  expect((await store.cases.entriesOf(number)).map(({ type }) => type)).toEqual(["CREATED", "TITLE_CHANGE"]);
});

test("an alert is added once, and counts as open until it is resolved or closed", async () => {
  const alerts = [anAlert("a"), anAlert("b", { status: "RESOLVED" })];
  await store.alerts.insert(alerts);
  const { number } = await open("Case");
  expect((await store.cases.addAlerts(number, alerts, ada, minutes(1))).sort()).toEqual(["a", "b"]);
  expect(await store.cases.addAlerts(number, alerts, ada, minutes(2))).toEqual([]);
  expect(await store.cases.get(number)).toMatchObject({ alertCount: 2, openAlertCount: 1, updatedAt: minutes(1) });
  expect(await store.cases.removeAlerts(number, ["a", "z"], ada, minutes(3))).toEqual(["a"]);
  expect((await store.cases.alertsOf(number)).map(({ alertId }) => alertId)).toEqual(["b"]);
});

test("a case needs the log types of all alerts that it ever had, and those that its alerts got since", async () => {
  const door = anAlert("door");
  const gate = anAlert("gate", { neededLogTypes: ["Gate"] });
  const all = anAlert("all", { neededLogTypes: undefined });
  await store.alerts.insert([door, gate, all]);
  const { number } = await open("Case");
  const isSeenBy = async (...logTypes: string[]) => (await titles({ logTypeAccess: logTypes })).length === 1;
  await store.cases.addAlerts(number, [door], ada, start);
  expect(await isSeenBy("Door")).toBe(true);
  await store.cases.addAlerts(number, [gate], ada, start);
  expect([await isSeenBy("Door"), await isSeenBy("Door", "Gate")]).toEqual([false, true]);
  await store.cases.removeAlerts(number, ["gate"], ada, start);
  expect(await isSeenBy("Door")).toBe(false);
  await store.alerts.recordGrowth([{ ...door, neededLogTypes: ["Door", "Lift"] }]);
  expect([await isSeenBy("Door", "Gate"), await isSeenBy("Door", "Gate", "Lift")]).toEqual([false, true]);
  await expect(store.cases.get(number, ["Door", "Gate"])).rejects.toThrow("does not exist");
  // What was written meanwhile may quote what the alert grew by.
  await store.cases.removeAlerts(number, ["door"], ada, start);
  expect([await isSeenBy("Door", "Gate"), await isSeenBy("Door", "Gate", "Lift")]).toEqual([false, true]);
  await store.cases.addAlerts(number, [all], ada, start);
  expect(await isSeenBy("Door", "Gate", "Lift")).toBe(false);
  expect(await titles({})).toEqual(["Case"]);
});

test("the parts of a case are read only while the reader sees it", async () => {
  const gate = anAlert("gate", { neededLogTypes: ["Gate"] });
  await store.alerts.insert([gate]);
  const { number } = await open("Case");
  await store.cases.addAlerts(number, [gate], ada, start);
  const partsFor = async (access: readonly string[]) =>
    (
      await Promise.all([
        store.cases.alertsOf(number, access),
        store.cases.entriesOf(number, access),
        store.caseAttachments.list(number, access),
      ])
    ).map(({ length }) => length);
  const file = {
    caseNumber: number,
    name: "a.txt",
    mediaType: "text/plain",
    sha256: "00",
    addedAt: start,
    addedBy: ada,
  };
  await store.caseAttachments.add(file, Buffer.from("a"), () => undefined);
  expect([await partsFor(["Gate"]), await partsFor(["Door"])]).toEqual([
    [1, 2, 1],
    [0, 0, 0],
  ]);
});

test("an attachment is read as it was added, and what is decided about it sees those before it", async () => {
  const { number } = await open("Case");
  const bytes = Buffer.alloc(2_500_000, "abcdefg");
  const file = {
    caseNumber: number,
    name: "a.txt",
    mediaType: "text/plain",
    sha256: "00",
    addedAt: start,
    addedBy: ada,
  };
  const seen: number[] = [];
  const check = (held: readonly CaseAttachment[]) => void seen.push(held.length);
  const { id } = await store.caseAttachments.add(file, bytes, check);
  await store.caseAttachments.add({ ...file, name: "b.txt" }, Buffer.from("b"), check);
  expect(seen).toEqual([0, 1]);
  const pieces: Buffer[] = [];
  for await (const piece of store.caseAttachments.read(id)) pieces.push(piece);
  expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
  expect(await store.caseAttachments.get(id)).toEqual({ ...file, id, bytes: bytes.length });
  const refuse = () => {
    throw new Error("full");
  };
  await expect(store.caseAttachments.add({ ...file, name: "c.txt" }, bytes, refuse)).rejects.toThrow("full");
  await store.caseAttachments.delete(id);
  expect((await store.caseAttachments.list(number)).map(({ name }) => name)).toEqual(["b.txt"]);
});

const typesOf = async (number: number) => (await store.cases.entriesOf(number)).map(({ type }) => type);
const file = (caseNumber: number, name: string) => ({
  ...{ caseNumber, name, mediaType: "text/plain", sha256: "00", addedAt: start, addedBy: ada },
});
const attach = (caseNumber: number, name: string) =>
  store.caseAttachments.add(file(caseNumber, name), Buffer.from(name), () => undefined);

test("a merged case gives away its alerts, attachments, history and links, and its number leads on", async () => {
  const alerts = [anAlert("a"), anAlert("b"), anAlert("c", { neededLogTypes: ["Gate"] })];
  await store.alerts.insert(alerts);
  const [from, into, linked] = [await open("Duplicate"), await open("Original", minutes(1)), await open("Other")];
  await store.cases.addAlerts(from.number, alerts.slice(1), ada, minutes(2));
  await store.cases.addAlerts(into.number, alerts.slice(0, 2), ada, minutes(3));
  await attach(from.number, "a.txt");
  await store.caseLinks.link(from.number, linked.number, ada, minutes(4));
  await store.caseLinks.link(from.number, into.number, ada, minutes(4));
  await store.cases.merge({ from: from.number, into: into.number }, ada, minutes(5));
  expect((await store.cases.get(from.number)).number).toBe(into.number);
  expect((await store.cases.alertsOf(into.number)).map(({ alertId }) => alertId).sort()).toEqual(["a", "b", "c"]);
  expect((await store.caseAttachments.list(into.number)).map(({ name }) => name)).toEqual(["a.txt"]);
  expect(await store.caseLinks.linkedTo(into.number)).toEqual([linked.number]);
  expect(await store.caseLinks.linkedTo(linked.number)).toEqual([into.number]);
  const entries = await store.cases.entriesOf(into.number);
  expect(entries.map(({ type, mergedFrom }) => [type, mergedFrom])).toEqual([
    ["CREATED", from.number],
    ["CREATED", undefined],
    ["ALERT_ADDED", from.number],
    ["ALERT_ADDED", from.number],
    ["ALERT_ADDED", undefined],
    ["ALERT_ADDED", undefined],
    ["LINKED", from.number],
    ["LINKED", from.number],
    ["LINKED", undefined],
    ["MERGED", undefined],
  ]);
  expect(entries.at(-1)).toMatchObject({ from: String(from.number), to: "Duplicate" });
  expect(await titles({})).toEqual(["Original", "Other"]);
  await expect(store.cases.get(from.number, ["Door"])).rejects.toThrow(`The case ${from.number} does not exist`);
  // A case that was merged into it leads on as well.
  await store.cases.merge({ from: into.number, into: linked.number }, ada, minutes(6));
  expect((await store.cases.get(from.number)).number).toBe(linked.number);
});

test("a merge that is undone gives a case back what it had, and leaves what came since", async () => {
  const alerts = ["a", "b", "c", "d"].map((id) => anAlert(id));
  await store.alerts.insert(alerts);
  const [from, into, linked] = [await open("Duplicate"), await open("Original"), await open("Other")];
  const ledAlong = await open("Merged before");
  await store.cases.merge({ from: ledAlong.number, into: from.number }, ada, minutes(1));
  await store.cases.addAlerts(from.number, alerts.slice(0, 2), ada, minutes(2));
  await store.cases.addAlerts(into.number, alerts.slice(1, 3), ada, minutes(3));
  await attach(from.number, "a.txt");
  await store.caseLinks.link(from.number, linked.number, ada, minutes(4));
  const before = await store.cases.entriesOf(from.number);
  await store.cases.merge({ from: from.number, into: into.number }, ada, minutes(5));
  await store.cases.addAlerts(into.number, alerts.slice(3), ada, minutes(6));
  const undo = (since: Date) => store.cases.undoMerge(from.number, since, ada, minutes(7));
  await expect(undo(minutes(6))).rejects.toThrow("can be undone");
  await undo(minutes(5));

  const alertsOf = async (number: number) => (await store.cases.alertsOf(number)).map(({ alertId }) => alertId).sort();
  expect([await alertsOf(from.number), await alertsOf(into.number)]).toEqual([
    ["a", "b"],
    ["b", "c", "d"],
  ]);
  expect((await store.caseAttachments.list(from.number)).map(({ name }) => name)).toEqual(["a.txt"]);
  expect(await store.caseAttachments.list(into.number)).toEqual([]);
  expect(await store.caseLinks.linkedTo(linked.number)).toEqual([from.number]);
  const after = await store.cases.entriesOf(from.number);
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)).toMatchObject({ type: "UNMERGED", from: "", note: "", mergedFrom: undefined });
  const others = await store.cases.entriesOf(into.number);
  expect(others.map(({ type }) => type)).toEqual([
    ...["CREATED", "ALERT_ADDED", "ALERT_ADDED", "MERGED", "ALERT_ADDED", "UNMERGED"],
  ]);
  expect(others.at(-1)).toMatchObject({ from: String(from.number), note: "Duplicate" });
  expect((await store.cases.get(ledAlong.number)).number).toBe(from.number);
  await expect(undo(start)).rejects.toThrow("can be undone");
});

test("a case that was merged on is taken out of the last one first", async () => {
  const [one, two, three] = [await open("One"), await open("Two"), await open("Three")];
  await store.cases.merge({ from: one.number, into: two.number }, ada, minutes(1));
  await store.cases.merge({ from: two.number, into: three.number }, ada, minutes(2));
  const undo = ({ number }: typeof one) => store.cases.undoMerge(number, start, ada, minutes(3));
  await expect(undo(one)).rejects.toThrow(`Case ${two.number} was merged into case ${three.number} since`);
  await undo(two);
  await undo(one);
  expect((await titles({})).sort()).toEqual(["One", "Three", "Two"]);
});

test("nothing is added to a case that was merged or deleted meanwhile", async () => {
  const [from, into, gone] = [await open("From"), await open("Into"), await open("Gone")];
  const note = { type: "NOTE", actor: ada, at: minutes(2), from: "", to: "", note: "Late" } as const;
  const { changed, entries } = changeCase(await store.cases.get(from.number), { title: "Late" }, ada, minutes(2));
  await store.cases.merge({ from: from.number, into: into.number }, ada, minutes(1));
  await store.deletedCases.delete(gone.number, ada, minutes(1));
  for (const { number } of [from, gone]) {
    await expect(store.cases.append(number, [{ caseNumber: number, ...note }])).rejects.toThrow("does not exist");
    await expect(attach(number, "late.txt")).rejects.toThrow("does not exist");
    await expect(store.cases.addAlerts(number, [], ada, minutes(2))).rejects.toThrow("does not exist");
    await expect(store.cases.merge({ from: number, into: into.number }, ada, start)).rejects.toThrow("does not exist");
  }
  await expect(store.cases.update(changed, entries)).rejects.toThrow(/changed/);
});

test("a deleted case is found by nothing but its restoration, until it is forgotten", async () => {
  await store.alerts.insert([anAlert("a")]);
  const { number } = await open("Case");
  await store.cases.addAlerts(number, [anAlert("a")], ada, start);
  await store.deletedCases.delete(number, ada, minutes(1));
  await expect(store.cases.get(number)).rejects.toThrow("does not exist");
  expect([await titles({}), await store.cases.alertsOf(number)]).toEqual([[], []]);
  expect(await store.cases.ofAlerts(["a"], 10)).toEqual(new Map());
  expect(await titles({ deletedSince: start })).toEqual(["Case"]);
  expect(await titles({ deletedSince: minutes(2) })).toEqual([]);
  const restore = (since: Date, logTypeAccess?: readonly string[]) =>
    store.deletedCases.restore(number, { since, logTypeAccess }, ada, minutes(3));
  await expect(restore(minutes(2))).rejects.toThrow("was deleted in the last 30 days");
  await expect(restore(start, ["Gate"])).rejects.toThrow("was deleted in the last 30 days");
  await restore(start, ["Door"]);
  expect(await store.cases.get(number)).toMatchObject({ alertCount: 1, deletedAt: undefined, deletedBy: undefined });
  expect(await typesOf(number)).toEqual(["CREATED", "ALERT_ADDED", "DELETED", "RESTORED"]);
  await store.deletedCases.delete(number, ada, minutes(4));
  expect(await store.deletedCases.forget(minutes(4))).toBe(0);
  expect(await store.deletedCases.forget(minutes(5))).toBe(1);
  expect(await titles({ deletedSince: start })).toEqual([]);
});

test("links between cases are told in both, and hidden from who does not see the other one", async () => {
  const gate = anAlert("gate", { neededLogTypes: ["Gate"] });
  await store.alerts.insert([gate]);
  const [one, hidden] = [await open("One"), await open("Hidden")];
  await store.cases.addAlerts(hidden.number, [gate], ada, start);
  await store.caseLinks.link(one.number, hidden.number, ada, minutes(1));
  await store.caseLinks.link(hidden.number, one.number, ada, minutes(2));
  expect([await typesOf(one.number), await typesOf(hidden.number)]).toEqual([
    ["CREATED", "LINKED"],
    ["CREATED", "ALERT_ADDED", "LINKED"],
  ]);
  const seenBy = async (access?: readonly string[]) => [
    (await store.cases.entriesOf(one.number, access)).map(({ type }) => type),
    (await store.cases.getMany(await store.caseLinks.linkedTo(one.number), access)).map(({ title }) => title),
  ];
  expect(await seenBy(["Gate"])).toEqual([["CREATED", "LINKED"], ["Hidden"]]);
  expect(await seenBy(["Door"])).toEqual([["CREATED"], []]);
  await store.caseLinks.unlink(one.number, hidden.number, ada, minutes(3));
  await store.caseLinks.unlink(one.number, hidden.number, ada, minutes(4));
  expect(await seenBy()).toEqual([["CREATED", "LINKED", "UNLINKED"], []]);
  expect(await seenBy(["Door"])).toEqual([["CREATED"], []]);
});

test("an alert tells the cases that have it, what changed last first, as far as the reader sees them", async () => {
  const alerts = [anAlert("a"), anAlert("b", { neededLogTypes: ["Gate"] }), anAlert("c")];
  await store.alerts.insert(alerts);
  const [first, second] = [await open("First"), await open("Second", minutes(1))];
  await store.cases.addAlerts(first.number, alerts.slice(0, 2), ada, minutes(2));
  await store.cases.addAlerts(second.number, alerts.slice(0, 1), ada, minutes(3));
  const casesFor = async (access?: readonly string[], limit = 10) =>
    [...(await store.cases.ofAlerts(["a", "b", "c"], limit, access))]
      .map(([id, cases]) => [id, ...cases.map(({ title }) => title)])
      .sort();
  expect(await casesFor()).toEqual([
    ["a", "Second", "First"],
    ["b", "First"],
  ]);
  expect(await casesFor(undefined, 1)).toEqual([
    ["a", "Second"],
    ["b", "First"],
  ]);
  expect(await casesFor(["Door"])).toEqual([["a", "Second"]]);
  const alertsFor = async (isInCase: boolean, logTypeAccess?: readonly string[]) =>
    (await store.alerts.list({ filter: { isInCase, logTypeAccess }, pageSize: 10 })).items.map(({ id }) => id).sort();
  expect([await alertsFor(true), await alertsFor(false)]).toEqual([["a", "b"], ["c"]]);
  expect([await alertsFor(true, ["Door"]), await alertsFor(false, ["Door"])]).toEqual([["a"], ["c"]]);
  // In a case that somebody does not see, an alert is in none for them.
  await store.cases.removeAlerts(second.number, ["a"], ada, minutes(4));
  expect([await alertsFor(true, ["Door"]), await alertsFor(false, ["Door"])]).toEqual([[], ["a", "c"]]);
});

test("a full case takes no note more, and can still be closed", async () => {
  const { number } = await open("Case");
  const note = { type: "NOTE", actor: ada, at: minutes(1), from: "", to: "", note: "x" } as const;
  const notes = (count: number) => Array.from({ length: count }, () => ({ caseNumber: number, ...note }));
  await store.cases.append(number, notes(1_999));
  await expect(store.cases.append(number, notes(1))).rejects.toThrow("at most 2,000 entries");
  const { changed, entries } = changeCase(await store.cases.get(number), { status: "CLOSED" }, ada, minutes(2));
  await store.cases.update(changed, entries);
  expect((await store.cases.get(number)).status).toBe("CLOSED");
});
