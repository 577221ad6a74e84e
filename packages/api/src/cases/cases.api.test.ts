import { writeZip } from "@pharos/detection-content";
import type { Alert } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anAlert } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let ada: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  ada = await api.signedIn("AlertRead", "AlertModify");
});

const fields = `id title description status severity revision alertCount openAlertCount closedAt assignee { id }
  alerts { alert { id title status outcome } addedBy { name } } entries { type from to note actor { id } }
  attachments { id name mediaType bytes sha256 }`;
const mutation = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { case { ${fields} } } }`;
const operations = {
  createCase: mutation("createCase", "CreateCaseInput"),
  updateCase: mutation("updateCase", "UpdateCaseInput"),
  addAlertsToCase: mutation("addAlertsToCase", "CaseAlertsInput"),
  addMatchingAlertsToCase: mutation("addMatchingAlertsToCase", "MatchingCaseAlertsInput"),
  removeAlertsFromCase: mutation("removeAlertsFromCase", "CaseAlertsInput"),
  addCaseNote: mutation("addCaseNote", "AddCaseNoteInput"),
  mergeCases: mutation("mergeCases", "MergeCasesInput"),
  linkCases: mutation("linkCases", "LinkedCasesInput"),
  unlinkCases: mutation("unlinkCases", "LinkedCasesInput"),
};
async function change(by: SignedInUser, name: keyof typeof operations, input: object) {
  const { data, errors } = await by.ask(operations[name], { input });
  return { found: data?.[name]?.case, code: errors[0]?.extensions.code, message: errors[0]?.message };
}
const open = async (input: object = {}, by = ada) =>
  (await change(by, "createCase", { title: "Theft", ...input })).found;
const read = async (id: string, by = ada) =>
  (await by.ask(`query ($id: ID!) { case(id: $id) { ${fields} } }`, { id })).data;
async function listed(input: object = {}, by = ada): Promise<string[]> {
  const { data } = await by.ask("query ($input: CasesInput!) { cases(input: $input) { edges { node { title } } } }", {
    input,
  });
  return data.cases.edges.map(({ node }: { node: { title: string } }) => node.title);
}
async function alerts(...changes: readonly Partial<Alert>[]): Promise<string[]> {
  const made = changes.map((one) => anAlert(one));
  await api.store.alerts.insert(made);
  return made.map(({ id }) => id);
}
const attach = (id: string, filename: string, payload: Buffer | string, by = ada) =>
  api.app.inject({
    method: "POST",
    url: `/internal/cases/${id}/attachments?filename=${encodeURIComponent(filename)}`,
    headers: { authorization: `Bearer ${by.identityToken}`, "content-type": "application/octet-stream" },
    payload,
  });
const download = (id: string, by = ada) =>
  api.app.inject({
    url: `/internal/case-attachments/${id}`,
    headers: { authorization: `Bearer ${by.identityToken}` },
  });

test("whoever assigns a case is told when the assignee cannot see it", async () => {
  const guard = await api.signedInSeeing(["Custom.Door"], "AlertRead");
  const assigned = async (logTypes: string[]) => {
    const alertIds = await alerts({ logTypes });
    const { data } = await ada.ask(
      "mutation ($input: CreateCaseInput!) { createCase(input: $input) { case { isHiddenFromAssignee } } }",
      { input: { title: "Theft", alertIds, assigneeId: guard.user.id } },
    );
    return data.createCase.case.isHiddenFromAssignee;
  };
  expect([await assigned(["Custom.Door"]), await assigned(["Custom.Gate"])]).toEqual([false, true]);
});

test("a case opens with its alerts, as severe as the most severe of them", async () => {
  const alertIds = await alerts({ severity: "LOW", title: "Door" }, { severity: "CRITICAL", title: "Window" });
  const found = await open({ title: " Burglary ", description: "Both at night", alertIds });
  expect(found).toMatchObject({
    title: "Burglary",
    status: "OPEN",
    severity: "CRITICAL",
    alertCount: 2,
    openAlertCount: 2,
    revision: 1,
  });
  expect(found.entries.map(({ type }: { type: string }) => type)).toEqual(["CREATED", "ALERT_ADDED", "ALERT_ADDED"]);
  const { data, errors } = await ada.ask("query ($id: ID!) { alert(id: $id) { cases { id title } } }", {
    id: alertIds[0],
  });
  expect(errors).toEqual([]);
  expect(data.alert.cases).toEqual([{ id: found.id, title: "Burglary" }]);
});

test("a case is assigned, moved on and closed; its entries name people", async () => {
  const bo = await api.signedIn("AlertRead");
  const { id } = await open();
  const first = await change(ada, "updateCase", { id, revision: 1, assigneeId: bo.user.id, status: "IN_PROGRESS" });
  expect(first.found).toMatchObject({ status: "IN_PROGRESS", assignee: { id: bo.user.id }, revision: 2 });
  expect(first.found.entries.at(-2)).toMatchObject({
    type: "ASSIGNEE_CHANGE",
    from: "",
    to: expect.stringContaining(bo.user.familyName),
  });
  const closed = await change(ada, "updateCase", { id, revision: 2, status: "CLOSED" });
  expect(closed.found.closedAt).not.toBeNull();
  expect(await listed()).toEqual(["Theft"]);
  expect(await listed({ statuses: ["OPEN", "IN_PROGRESS"] })).toEqual([]);
});

test("closing a case resolves its open alerts with what they turned out to be", async () => {
  const alertIds = await alerts({ title: "Open" }, { title: "Ended", status: "CLOSED", outcome: "DUPLICATE" });
  const { id } = await open({ alertIds });
  const { found } = await change(ada, "updateCase", {
    id,
    revision: 1,
    status: "CLOSED",
    resolveAlertsAs: "TRUE_POSITIVE",
  });
  const ends = found.alerts.map(({ alert }: { alert: Alert }) => [alert.title, alert.status, alert.outcome]);
  expect(ends.sort()).toEqual([
    ["Ended", "CLOSED", "DUPLICATE"],
    ["Open", "RESOLVED", "TRUE_POSITIVE"],
  ]);
  expect(found.openAlertCount).toBe(0);
});

describe("all alerts that match", () => {
  const addMatching = async (id: string, filters: readonly object[], by = ada) =>
    (
      await by.ask(
        `mutation ($input: MatchingCaseAlertsInput!) {
          addMatchingAlertsToCase(input: $input) { addedAlertIds case { alertCount } }
        }`,
        { input: { id, filters } },
      )
    ).data.addMatchingAlertsToCase;

  test("are added at once, and taken out again by what the answer names", async () => {
    const [first = "", second = "", third = ""] = await alerts(
      { ruleId: "Door" },
      { ruleId: "Door" },
      { ruleId: "Gate" },
    );
    await alerts({ ruleId: "Other" });
    const { id } = await open({ alertIds: [first] });
    const added = await addMatching(id, [{ detectionId: "Door" }, { detectionId: "Gate", pageSize: 1 }]);
    expect(added.case.alertCount).toBe(3);
    expect(added.addedAlertIds.sort()).toEqual([second, third].sort());
    const { found } = await change(ada, "removeAlertsFromCase", { id, alertIds: added.addedAlertIds });
    expect(found.alerts.map(({ alert }: { alert: Alert }) => alert.id)).toEqual([first]);
  });

  test("begin a case, which is as severe as the most severe of them", async () => {
    await alerts({ ruleId: "Door", severity: "LOW" }, { ruleId: "Door", severity: "HIGH" }, { severity: "CRITICAL" });
    expect(await open({ matching: [{ detectionId: "Door" }] })).toMatchObject({ alertCount: 2, severity: "HIGH" });
  });

  test("are only those that the person sees", async () => {
    await alerts({ logTypes: ["Custom.Door"] }, { logTypes: ["Custom.Gate"] });
    const guard = await api.signedInSeeing(["Custom.Door"], "AlertModify");
    expect(await open({ matching: [{}] }, guard)).toMatchObject({ alertCount: 1 });
  });

  test("are refused together where they are more than a case has", async () => {
    const { id } = await open();
    await alerts(...Array.from({ length: 501 }, () => ({ ruleId: "Noise" })));
    expect(await change(ada, "addMatchingAlertsToCase", { id, filters: [{ detectionId: "Noise" }] })).toMatchObject({
      code: "InvalidInput",
      message: "More than 500 alerts match, and a case has at most 500. Narrow the filters.",
    });
    expect((await read(id)).case.alertCount).toBe(0);
  });
});

test("alerts are added once and taken out again; notes stay in their order", async () => {
  const alertIds = await alerts({ title: "A" }, { title: "B" });
  const { id } = await open();
  await change(ada, "addAlertsToCase", { id, alertIds });
  const again = await change(ada, "addAlertsToCase", { id, alertIds });
  expect(again.found.alertCount).toBe(2);
  await change(ada, "addCaseNote", { id, body: " Same badge in both. " });
  const { found } = await change(ada, "removeAlertsFromCase", { id, alertIds: [alertIds[0]] });
  expect(found.alertCount).toBe(1);
  expect(found.entries.map(({ type }: { type: string }) => type)).toEqual([
    "CREATED",
    "ALERT_ADDED",
    "ALERT_ADDED",
    "NOTE",
    "ALERT_REMOVED",
  ]);
  expect(found.entries[3].note).toBe("Same badge in both.");
  expect(found.entries[4]).toMatchObject({ from: alertIds[0], note: "A" });
});

test("an attachment is kept by its content, downloaded as it was, and deleted with a trace", async () => {
  const { id } = await open();
  const png = Buffer.from("89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489", "hex");
  const added = await attach(id, "../screen shot ü.png", png);
  expect(added.json()).toMatchObject({ name: "screen shot ü.png" });
  const [attachment] = (await read(id)).case.attachments;
  expect(attachment).toMatchObject({ mediaType: "image/png", bytes: png.length, sha256: added.json().sha256 });
  const answer = await download(attachment.id);
  expect(answer.rawPayload.equals(png)).toBe(true);
  expect(answer.headers).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": "attachment; filename=\"screen shot _.png\"; filename*=UTF-8''screen%20shot%20%C3%BC.png",
    "x-content-type-options": "nosniff",
  });
  const remove = `mutation ($id: ID!) { deleteCaseAttachment(id: $id) { case { ${fields} } } }`;
  const { data } = await ada.ask(remove, { id: attachment.id });
  expect(data.deleteCaseAttachment.case.attachments).toEqual([]);
  expect(data.deleteCaseAttachment.case.entries.at(-1)).toMatchObject({
    type: "ATTACHMENT_REMOVED",
    from: "screen shot ü.png",
    note: attachment.sha256,
  });
  expect((await download(attachment.id)).statusCode).toBe(404);
});

test("an archive that unpacks to a hundred times its size is kept as it is", async () => {
  const { id } = await open();
  const types = Buffer.alloc(64 * 1024 * 1024, " ");
  const bomb = writeZip(new Map([["[Content_Types].xml", types]]));
  expect((await attach(id, "report.zip", bomb)).json()).toMatchObject({ name: "report.zip" });
  expect((await read(id)).case.attachments).toMatchObject([{ bytes: bomb.length, mediaType: "application/zip" }]);
});

describe("refused is", () => {
  test.each<[string, keyof typeof operations, object, string]>([
    ["a case without a title", "createCase", { title: " " }, "InvalidInput"],
    ["a case with an alert that does not exist", "createCase", { title: "T", alertIds: ["nope"] }, "NotFound"],
    ["an unknown assignee", "createCase", { title: "T", assigneeId: "nobody" }, "InvalidInput"],
    ["a change of an older revision", "updateCase", { revision: 7, title: "T" }, "RevisionConflict"],
    ["an outcome without closing", "updateCase", { revision: 1, resolveAlertsAs: "TEST" }, "InvalidInput"],
    ["an empty note", "addCaseNote", { body: " " }, "InvalidInput"],
    ["a note beyond 10,000 characters", "addCaseNote", { body: "x".repeat(10_001) }, "InvalidInput"],
  ])("%s", async (_name, operation, input, code) => {
    const { id } = await open();
    const answer = await change(ada, operation, operation === "createCase" ? input : { id, ...input });
    expect(answer.code).toBe(code);
    expect(await listed()).toEqual(["Theft"]);
    expect((await read(id)).case.entries).toHaveLength(1);
  });

  test("a case that does not exist, whatever its id looks like", async () => {
    for (const id of ["999999", "x", "-1", "1e3", "99999999999"])
      expect((await change(ada, "addCaseNote", { id, body: "Note" })).code).toBe("NotFound");
  });

  test("more than 500 alerts", async () => {
    const alertIds = await alerts(...Array.from({ length: 501 }, () => ({})));
    const { id } = await open({ alertIds: alertIds.slice(0, 500) });
    const answer = await change(ada, "addAlertsToCase", { id, alertIds: alertIds.slice(499) });
    expect(answer.message).toBe("A case has at most 500 alerts, with these it would have 501");
    expect((await read(id)).case.alertCount).toBe(500);
  });

  test.each([
    ["a program", "tool.png", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(100)]), 400, "is a program"],
    ["a name that promises another type", "photo.png", "just text", 400, "does not contain what its name says"],
    ["an empty file", "empty.txt", "", 400, "empty.txt is empty"],
    ["a file beyond 25 MB", "big.txt", Buffer.alloc(25 * 1024 * 1024 + 1, "a"), 413, "25 MB"],
  ])("%s as an attachment", async (_name, filename, content, status, problem) => {
    const { id } = await open();
    const answer = await attach(id, filename, content);
    expect({ status: answer.statusCode, message: answer.json().message }).toEqual({
      status,
      message: expect.stringContaining(problem),
    });
    expect((await read(id)).case.attachments).toEqual([]);
  });

  test("every change by somebody who may only read", async () => {
    const reader = await api.signedIn("AlertRead");
    const { id } = await open();
    expect((await change(reader, "createCase", { title: "T" })).code).toBe("Forbidden");
    expect((await change(reader, "updateCase", { id, revision: 1, title: "T" })).code).toBe("Forbidden");
    expect((await change(reader, "addCaseNote", { id, body: "T" })).code).toBe("Forbidden");
    expect((await attach(id, "a.txt", "a", reader)).statusCode).toBe(403);
    expect((await read(id, reader)).case.title).toBe("Theft");
  });

  test("a file by somebody who is not signed in", async () => {
    const { id } = await open();
    const answer = await api.app.inject({ method: "POST", url: `/internal/cases/${id}/attachments?filename=a.txt` });
    expect(answer.statusCode).toBe(401);
  });
});

test("a case with an alert that somebody does not see, or had once, is hidden from them with its files", async () => {
  const [door] = await alerts({ logTypes: ["Custom.Door"], neededLogTypes: ["Custom.Door"] });
  const [gate] = await alerts({ logTypes: ["Custom.Gate"], neededLogTypes: ["Custom.Gate"] });
  const guard = await api.signedInSeeing(["Custom.Door"], "AlertRead", "AlertModify");
  const { id } = await open({ alertIds: [door] });
  await attach(id, "a.txt", "evidence");
  const [{ id: file }] = (await read(id, guard)).case.attachments;
  expect((await download(file, guard)).body).toBe("evidence");
  await change(ada, "addAlertsToCase", { id, alertIds: [gate] });
  await change(ada, "removeAlertsFromCase", { id, alertIds: [gate] });
  expect(await listed({}, guard)).toEqual([]);
  expect((await change(guard, "addCaseNote", { id, body: "Note" })).code).toBe("NotFound");
  expect((await download(file, guard)).statusCode).toBe(404);
  expect((await attach(id, "b.txt", "b", guard)).statusCode).toBe(404);
  expect((await change(guard, "createCase", { title: "T", alertIds: [gate] })).code).toBe("NotFound");
});

test("a case without alerts is read by those who see what its author saw", async () => {
  const guard = await api.signedInSeeing(["Custom.Door"], "AlertRead", "AlertModify");
  await open({ title: "Of everything" });
  await open({ title: "Of doors" }, guard);
  expect(await listed({}, guard)).toEqual(["Of doors"]);
  expect(await listed()).toEqual(["Of doors", "Of everything"]);
});

const remove = async (id: string, by = ada) =>
  (await by.ask("mutation ($id: ID!) { deleteCase(id: $id) { id } }", { id })).errors[0]?.message;
const restore = async (id: string, by = ada) =>
  (await by.ask("mutation ($id: ID!) { restoreCase(id: $id) { case { title } } }", { id })).errors[0]?.message;
const deleted = async (by = ada) => {
  const { data } = await by.ask("{ deletedCases { id title deletedAt deletedBy { name } } }");
  return data.deletedCases.map(({ title }: { title: string }) => title);
};

describe("a case that is merged into another one", () => {
  test("leaves its alerts, files and notes there, and its address leads there", async () => {
    const alertIds = await alerts({ title: "A" }, { title: "B" });
    const from = await open({ title: "Duplicate", description: "The same again", alertIds });
    const into = await open({ title: "Original", alertIds: alertIds.slice(0, 1) });
    await attach(from.id, "a.txt", "evidence");
    await change(ada, "addCaseNote", { id: from.id, body: "Seen at night" });
    const { found } = await change(ada, "mergeCases", { id: from.id, intoId: into.id });
    expect(found).toMatchObject({ id: into.id, title: "Original", alertCount: 2 });
    expect(found.attachments).toMatchObject([{ name: "a.txt" }]);
    expect(found.entries.at(-1)).toMatchObject({
      type: "MERGED",
      from: from.id,
      to: "Duplicate",
      note: "The same again",
    });
    expect((await read(from.id)).case.id).toBe(into.id);
    const { data } = await ada.ask("query ($id: ID!) { case(id: $id) { entries { type mergedFrom } } }", {
      id: into.id,
    });
    expect(data.case.entries).toContainEqual({ type: "NOTE", mergedFrom: from.id });
    expect((await download(found.attachments[0].id)).body).toBe("evidence");
    expect(await listed()).toEqual(["Original"]);
  });

  test("takes notes for the other one, and refuses what was meant for itself", async () => {
    const [from, into] = [await open({ title: "Duplicate" }), await open({ title: "Original" })];
    await change(ada, "mergeCases", { id: from.id, intoId: into.id });
    const noted = await change(ada, "addCaseNote", { id: from.id, body: "From an old tab" });
    expect(noted.found.id).toBe(into.id);
    const sentence = `Case ${from.id} was merged into case ${into.id}. Make the change there.`;
    expect((await change(ada, "updateCase", { id: from.id, revision: 1, title: "x" })).message).toBe(sentence);
    expect((await change(ada, "mergeCases", { id: from.id, intoId: into.id })).message).toBe(sentence);
    expect(await remove(from.id)).toBe(sentence);
    expect(await listed()).toEqual(["Original"]);
  });

  test("is taken out again by who sees all that both need", async () => {
    const [gate] = await alerts({ neededLogTypes: ["Custom.Gate"] });
    const from = await open({ title: "Duplicate", alertIds: [gate] });
    const into = await open({ title: "Original" });
    const undo = (by = ada, id = from.id) =>
      by.ask(`mutation ($id: ID!) { undoCaseMerge(id: $id) { case { id title alertCount } } }`, { id });
    const codeOf = async (asked: ReturnType<typeof undo>) => (await asked).errors[0]?.extensions.code;
    expect(await codeOf(undo())).toBe("NotFound");
    await change(ada, "mergeCases", { id: from.id, intoId: into.id });
    const guard = await api.signedInSeeing(["Custom.Door"], "AlertRead", "AlertModify");
    expect(await codeOf(undo(guard))).toBe("NotFound");
    expect(await codeOf(undo(await api.signedIn("AlertRead")))).toBe("Forbidden");
    expect((await undo()).data.undoCaseMerge.case).toEqual({ id: from.id, title: "Duplicate", alertCount: 1 });
    expect((await listed()).sort()).toEqual(["Duplicate", "Original"]);
    // What was written meanwhile may tell of both.
    expect(await listed({}, guard)).toEqual([]);
  });

  test("is refused to become itself, to exceed what a case may have, and by who does not see both", async () => {
    const alertIds = await alerts(...Array.from({ length: 501 }, () => ({ neededLogTypes: ["Custom.Door"] })));
    const [gate] = await alerts({ neededLogTypes: ["Custom.Gate"] });
    const guard = await api.signedInSeeing(["Custom.Door"], "AlertRead", "AlertModify");
    const one = await open({ title: "One", alertIds: alertIds.slice(0, 251) });
    const other = await open({ title: "Other", alertIds: alertIds.slice(251) });
    const third = await open({ title: "Third", alertIds: alertIds.slice(251) });
    const hidden = await open({ title: "Hidden", alertIds: [gate] });
    expect((await change(ada, "mergeCases", { id: one.id, intoId: one.id })).message).toContain("into itself");
    expect((await change(ada, "mergeCases", { id: one.id, intoId: other.id })).message).toContain("it would have 501");
    for (const input of [
      { id: one.id, intoId: hidden.id },
      { id: hidden.id, intoId: one.id },
    ])
      expect((await change(guard, "mergeCases", input)).code).toBe("NotFound");
    expect((await change(guard, "mergeCases", { id: other.id, intoId: third.id })).found.alertCount).toBe(250);
  });
});

test("cases are linked to each other, and nobody reads of one that they do not see", async () => {
  const [gate] = await alerts({ neededLogTypes: ["Custom.Gate"] });
  const guard = await api.signedInSeeing(["Custom.Door"], "AlertRead", "AlertModify");
  const one = await open({ title: "Of doors" }, guard);
  const hidden = await open({ title: "Of gates", alertIds: [gate] });
  const linksOf = async (id: string, by = ada) => {
    const { data } = await by.ask("query ($id: ID!) { case(id: $id) { linkedCases { title } entries { type } } }", {
      id,
    });
    const { linkedCases, entries } = data.case;
    return [...linkedCases, ...entries].map(({ title, type }: { title?: string; type?: string }) => title ?? type);
  };
  expect((await change(guard, "linkCases", { id: one.id, otherId: hidden.id })).code).toBe("NotFound");
  expect((await change(ada, "linkCases", { id: one.id, otherId: one.id })).message).toContain("to itself");
  await change(ada, "linkCases", { id: one.id, otherId: hidden.id });
  expect(await linksOf(one.id)).toEqual(["Of gates", "CREATED", "LINKED"]);
  expect(await linksOf(hidden.id)).toEqual(["Of doors", "CREATED", "ALERT_ADDED", "LINKED"]);
  expect(await linksOf(one.id, guard)).toEqual(["CREATED"]);
  await change(ada, "unlinkCases", { id: hidden.id, otherId: one.id });
  expect(await linksOf(one.id)).toEqual(["CREATED", "LINKED", "UNLINKED"]);
});

test("a deleted case is restored within 30 days, by who sees it and may change cases", async () => {
  const [gate] = await alerts({ neededLogTypes: ["Custom.Gate"] });
  const reader = await api.signedIn("AlertRead");
  const guard = await api.signedInSeeing(["Custom.Door"], "AlertRead", "AlertModify");
  const { id } = await open({ alertIds: [gate] });
  expect(await remove(id, reader)).toContain("AlertModify");
  expect(await remove(id, guard)).toContain("does not exist");
  expect(await remove(id)).toBeUndefined();
  expect(await remove(id)).toContain("does not exist");
  expect([await listed(), (await read(id))?.case ?? null]).toEqual([[], null]);
  expect([await deleted(), await deleted(reader), await deleted(guard)]).toEqual([["Theft"], ["Theft"], []]);
  expect(await restore(id, reader)).toContain("AlertModify");
  expect(await restore(id, guard)).toContain("was deleted in the last 30 days");
  expect(await restore(id)).toBeUndefined();
  expect(await restore(id)).toBe(`No case ${id} was deleted in the last 30 days`);
  expect(await listed()).toEqual(["Theft"]);
  await remove(id);
  api.passSeconds(30 * 86_400 + 1);
  const later = await api.signedIn("AlertRead", "AlertModify");
  expect([await deleted(later), await restore(id, later)]).toEqual([
    [],
    `No case ${id} was deleted in the last 30 days`,
  ]);
});

test("the list of alerts names their cases, and is narrowed to those in one and in none", async () => {
  const [door, gate, lone] = await alerts(
    { title: "Door", neededLogTypes: ["Custom.Door"] },
    { title: "Gate", neededLogTypes: ["Custom.Gate"] },
    { title: "Lone", neededLogTypes: ["Custom.Door"] },
  );
  await open({ title: "Both", alertIds: [door, gate] });
  expect(lone).toBeDefined();
  const guard = await api.signedInSeeing(["Custom.Door"], "AlertRead");
  const named = async (by: SignedInUser, cases?: string) => {
    const document =
      "query ($input: AlertsInput!) { alerts(input: $input) { edges { node { title cases { title } } } } }";
    const { data } = await by.ask(document, { input: { ...(cases && { cases }) } });
    return data.alerts.edges
      .map(({ node }: { node: { title: string; cases: { title: string }[] } }) =>
        [node.title, ...node.cases.map(({ title }) => title)].join(": "),
      )
      .sort();
  };
  expect(await named(ada)).toEqual(["Door: Both", "Gate: Both", "Lone"]);
  expect([await named(ada, "IN_CASE"), await named(ada, "IN_NONE")]).toEqual([["Door: Both", "Gate: Both"], ["Lone"]]);
  expect(await named(guard)).toEqual(["Door", "Lone"]);
  expect([await named(guard, "IN_CASE"), await named(guard, "IN_NONE")]).toEqual([[], ["Door", "Lone"]]);
});

describe("who is assigned a case", () => {
  const told = async (by: SignedInUser) => {
    const { data } = await by.ask("{ notifications(input: {}) { edges { node { title message metadata topic } } } }");
    return data.notifications.edges.map(({ node }: { node: object }) => node);
  };

  test("by somebody else is notified of it, and once until they read it", async () => {
    const bo = await api.signedIn("AlertRead");
    const { id } = await open({ assigneeId: bo.user.id });
    await change(ada, "updateCase", { id, revision: 1, assigneeId: "" });
    await change(ada, "updateCase", { id, revision: 2, assigneeId: bo.user.id });
    expect(await told(bo)).toEqual([
      {
        title: `Case ${id} was assigned to you`,
        message: expect.stringMatching(/ assigned “Theft” to you\.$/),
        metadata: { caseId: id },
        topic: "DETECTION_NOTIFICATION",
      },
    ]);
    await bo.ask("mutation ($input: UpdateUserNotificationsInput!) { updateUserNotifications(input: $input) }", {
      input: { readAt: api.now.toISOString() },
    });
    await change(ada, "updateCase", { id, revision: 3, assigneeId: ada.user.id });
    await change(ada, "updateCase", { id, revision: 4, assigneeId: bo.user.id });
    expect(await told(bo)).toHaveLength(2);
    expect(await told(ada)).toEqual([]);
  });

  test("is told nothing of one that they do not see", async () => {
    const [gate] = await alerts({ neededLogTypes: ["Custom.Gate"] });
    const guard = await api.signedInSeeing(["Custom.Door"], "AlertRead");
    await open({ assigneeId: guard.user.id, alertIds: [gate] });
    expect(await told(guard)).toEqual([]);
  });

  test("or alerts, is notified of all of them at once", async () => {
    const bo = await api.signedIn("AlertRead");
    const ids = await alerts({ title: "Door" }, { title: "Window" });
    const assign = (some: string[]) =>
      ada.ask(
        "mutation ($input: UpdateAlertsAssigneeByIdInput!) { updateAlertsAssigneeById(input: $input) { alerts { id } } }",
        { input: { ids: some, assigneeId: bo.user.id } },
      );
    await assign(ids);
    expect(await told(bo)).toMatchObject([
      { title: "2 alerts were assigned to you", metadata: { assigneeId: bo.user.id } },
    ]);
    const [one] = await alerts({ title: "Gate" });
    await assign([one ?? ""]);
    expect((await told(bo))[0]).toMatchObject({ title: "An alert was assigned to you", metadata: { alertID: one } });
  });
});
