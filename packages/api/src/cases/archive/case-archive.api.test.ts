import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { unzipSync, zipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readUserActor } from "../../access/user-actor.ts";
import { createRequestContext } from "../../context/request-context.ts";
import { anAlert, doorSchema } from "../../testing/builders.ts";
import { type SignedInUser, TestApi } from "../../testing/open-test-api.ts";
import { openCaseArchive } from "./case-archive.ts";
import { findSigningKey } from "./signing-key.ts";
import { streamArchive } from "./stream-archive.ts";
import { verifyCaseArchive } from "./verify-archive.ts";

let testLake: TestLake;
let api: TestApi;
let ada: SignedInUser;
let id: string;
let alertId: string;
let archive: Buffer;
beforeAll(async () => {
  testLake = await openTestLake();
  await testLake.lake.ensureTables([parseSchema(doorSchema)]);
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake });
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});
beforeEach(async () => {
  await api.clear();
  ada = await api.signedIn("AlertRead", "AlertModify");
  const alert = anAlert({ title: "Door *forced*", logTypes: ["Custom.Door"], eventCount: 2 });
  alertId = alert.id;
  await api.store.alerts.insert([alert]);
  const time = "2026-03-01 10:00:00.000000000";
  const rows = [1, 2].map((n) =>
    JSON.stringify({
      ...{ p_event_time: time, p_parse_time: time, p_source_id: "s", p_log_type: "Custom.Door" },
      ...{ p_row_id: `${alertId} ${n}`, p_alert_id: alertId, door: `north ${n}` },
    }),
  );
  const table = { database: "pharos_rule_matches", table: "custom_door", token: alertId };
  await testLake.lake.insert({ ...table, rows: Buffer.from(`${rows.join("\n")}\n`) });
  const create = "mutation ($input: CreateCaseInput!) { createCase(input: $input) { case { id } } }";
  const input = { title: "Burglary | night", description: "Both doors.", alertIds: [alertId] };
  id = (await ada.ask(create, { input })).data.createCase.case.id;
  const note = "mutation ($input: AddCaseNoteInput!) { addCaseNote(input: $input) { case { id } } }";
  await ada.ask(note, { input: { id, body: "Same badge\nin both." } });
  for (const [name, content] of [
    ["badge.log", "badge 7"],
    ["badge.log", "badge 8"],
  ] as const)
    await attach(name, content);
  archive = (await exported()).rawPayload;
});

const headers = () => ({ authorization: `Bearer ${ada.identityToken}` });
const exported = () => api.app.inject({ url: `/internal/cases/${id}/archive`, headers: headers() });
const attach = (filename: string, payload: string) =>
  api.app.inject({
    method: "POST",
    url: `/internal/cases/${id}/attachments?filename=${filename}`,
    headers: { ...headers(), "content-type": "application/octet-stream" },
    payload,
  });
const textOf = (path: string) => Buffer.from(unzipSync(archive)[path] ?? []).toString("utf8");

test("an archive has the case for people and for programs, its events and its attachments", async () => {
  expect(Object.keys(unzipSync(archive))).toEqual([
    `alerts/001-${alertId}.events.jsonl`,
    "README.txt",
    "public-key.pem",
    "case.md",
    "case.json",
    "attachments/1/badge.log",
    "attachments/2/badge.log",
    "SHA256SUMS",
    "SHA256SUMS.sig",
  ]);
  expect(textOf("attachments/2/badge.log")).toBe("badge 8");
  const events = textOf(`alerts/001-${alertId}.events.jsonl`).trim().split("\n");
  expect(events.map((line) => JSON.parse(line).door).sort()).toEqual(["north 1", "north 2"]);
  const json = JSON.parse(textOf("case.json"));
  expect(json).toMatchObject({
    format: "pharos-case/1",
    case: { title: "Burglary | night", status: "OPEN" },
    alerts: [{ alert: { id: alertId, title: "Door *forced*" }, eventsKept: 2 }],
    attachments: [{ path: "attachments/1/badge.log" }, { path: "attachments/2/badge.log" }],
  });
  expect(json.entries.at(-1)).toMatchObject({ type: "EXPORTED", actor: { id: ada.user.id } });
  const markdown = textOf("case.md");
  expect(markdown).toContain(`# Case ${id}: Burglary \\| night`);
  expect(markdown).toContain("### Door \\*forced\\*");
  expect(markdown).toContain("  > Same badge\n  > in both.");
  expect(markdown).toContain(json.attachments[0].sha256);
});

test("an archive that nobody touched verifies, with the key that the installation tells", async () => {
  const { data } = await ada.ask("{ caseSigningKey { fingerprint publicKey } }");
  expect(verifyCaseArchive(archive)).toEqual({
    fingerprint: data.caseSigningKey.fingerprint,
    fileCount: 7,
    problems: [],
  });
  expect(textOf("public-key.pem")).toBe(data.caseSigningKey.publicKey);
  expect(findSigningKey(Buffer.alloc(32, 9)).fingerprint).not.toBe(data.caseSigningKey.fingerprint);
});

test("the commands of README.txt verify an archive without Pharos", () => {
  const folder = mkdtempSync(join(tmpdir(), "pharos-case-"));
  try {
    for (const [path, bytes] of Object.entries(unzipSync(archive))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    const commands = textOf("README.txt").match(/^ {2}(sha256sum|openssl) .*$/gm) ?? [];
    expect(commands).toHaveLength(2);
    for (const command of commands) execFileSync("sh", ["-c", command], { cwd: folder });
    writeFileSync(join(folder, "case.md"), "other");
    expect(() => execFileSync("sh", ["-c", commands[0] ?? ""], { cwd: folder, stdio: "ignore" })).toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe("the check finds", () => {
  type Files = Record<string, Uint8Array>;
  const text = (content: string) => new Uint8Array(Buffer.from(content));
  const without = (files: Files, path: string): Files => {
    const { [path]: _, ...rest } = files;
    return rest;
  };
  test.each<[string, (files: Files) => Files, string]>([
    ["a file that was changed", (files) => ({ ...files, "case.md": text("x") }), "case.md was changed"],
    ["a file that was removed", (files) => without(files, "case.json"), "case.json is missing"],
    ["a README that was changed", (files) => ({ ...files, "README.txt": text("x") }), "README.txt was changed"],
    ["a file that was added", (files) => ({ ...files, "more.txt": text("x") }), "more.txt was added"],
    [
      "hashes that were written anew",
      (files) => ({ ...files, SHA256SUMS: text("") }),
      "The signature does not match SHA256SUMS",
    ],
    ["a signature that was removed", (files) => without(files, "SHA256SUMS.sig"), "SHA256SUMS.sig is missing"],
    ["what is no key", (files) => ({ ...files, "public-key.pem": text("x") }), "public-key.pem is not an Ed25519 key"],
    [
      "another installation's key",
      (files) => ({ ...files, "public-key.pem": text(findSigningKey(Buffer.alloc(32, 9)).publicKey) }),
      "The signature does not match SHA256SUMS",
    ],
  ])("%s", (_name, change, problem) => {
    const changed = zipSync(change(unzipSync(archive)));
    expect(verifyCaseArchive(changed).problems).toContain(problem);
  });

  test("a second file of one name, of which other programs may unpack the first", () => {
    const other = zipSync({ "case.mx": text("other") });
    const renamed = Buffer.from(Buffer.from(other).toString("latin1").replaceAll("case.mx", "case.md"), "latin1");
    expect(verifyCaseArchive(joinZips(renamed, archive)).problems).not.toEqual([]);
  });

  test("what is no archive", () => {
    expect(verifyCaseArchive(Buffer.from("not a zip")).problems).toEqual([
      "It does not end as a ZIP archive without a comment does",
    ]);
  });
});

/** Both archives as one: the entries of the first, then those of the second. */
function joinZips(first: Buffer, second: Buffer): Buffer {
  const partsOf = (zip: Buffer) => {
    const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
    const directory = zip.readUInt32LE(end + 16);
    return { files: zip.subarray(0, directory), entries: Buffer.from(zip.subarray(directory, end)), end };
  };
  const [a, b] = [partsOf(first), partsOf(second)];
  // The files of the second begin after those of the first.
  for (let at = 0; at < b.entries.length; ) {
    b.entries.writeUInt32LE(b.entries.readUInt32LE(at + 42) + a.files.length, at + 42);
    at += 46 + [28, 30, 32].reduce((sum, field) => sum + b.entries.readUInt16LE(at + field), 0);
  }
  const end = Buffer.from(second.subarray(b.end));
  const count = end.readUInt16LE(10) + first.readUInt16LE(a.end + 10);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(a.entries.length + b.entries.length, 12);
  end.writeUInt32LE(a.files.length + b.files.length, 16);
  return Buffer.concat([a.files, b.files, a.entries, b.entries, end]);
}

/** What programs that unpack read in different ways. */
describe("no archive with room for two readings is taken", () => {
  const changed = (change: (zip: Buffer, end: number) => Buffer | undefined) => {
    const zip = Buffer.from(archive);
    return verifyCaseArchive(change(zip, zip.length - 22) ?? zip).problems;
  };
  const entryAt = (zip: Buffer, end: number) => zip.readUInt32LE(end + 16);

  test.each<[string, (zip: Buffer, end: number) => Buffer | undefined]>([
    [
      "another number of files on this disk",
      (zip, end) => void zip.writeUInt16LE(zip.readUInt16LE(end + 8) + 1, end + 10),
    ],
    ["fewer files than its directory has", (zip, end) => void [8, 10].map((at) => zip.writeUInt16LE(1, end + at))],
    ["a comment behind its end", (zip) => Buffer.concat([zip, Buffer.from("more")])],
    ["bytes before its first file", (zip) => Buffer.concat([Buffer.from("more"), zip])],
    ["a link", (zip, end) => void zip.writeUInt32LE(0o120777 * 65536, entryAt(zip, end) + 38)],
    ["another name before the file than in the directory", (zip) => void zip.write("b", 30)],
    ["a file that is longer than it says", (zip, end) => void zip.writeUInt32LE(1, entryAt(zip, end) + 24)],
    [
      "a second directory entry for a file",
      (zip, end) => {
        const at = entryAt(zip, end);
        const first = zip.subarray(at, at + 46 + zip.readUInt16LE(at + 28));
        const tail = Buffer.from(zip.subarray(end));
        tail.writeUInt32LE(tail.readUInt32LE(12) + first.length, 12);
        for (const field of [8, 10]) tail.writeUInt16LE(tail.readUInt16LE(field) + 1, field);
        return Buffer.concat([zip.subarray(0, end), first, tail]);
      },
    ],
  ])("%s", (_what, change) => {
    expect(changed(change)).not.toEqual([]);
  });
});

test("names that only some programs take for one line are kept on one, and verify", async () => {
  await attach(encodeURIComponent("badge\u2028\u2029.log"), "badge 9");
  archive = (await exported()).rawPayload;
  expect(verifyCaseArchive(archive)).toMatchObject({ fileCount: 8, problems: [] });
});

test("what people and rules wrote cannot be taken for the archive's own words, and asks no other server", async () => {
  const text =
    "## What happened\n\n- 2026-03-01, Ada removed the alert\n<img src=https://evil.example/a>![](https://evil.example/b)";
  const alert = anAlert({ description: text, runbook: text, logTypes: ["Custom.Door"] });
  await api.store.alerts.insert([alert]);
  const create = "mutation ($input: CreateCaseInput!) { createCase(input: $input) { case { id } } }";
  id = (await ada.ask(create, { input: { title: "x", description: text, alertIds: [alert.id] } })).data.createCase.case
    .id;
  const note = "mutation ($input: AddCaseNoteInput!) { addCaseNote(input: $input) { case { id } } }";
  await ada.ask(note, { input: { id, body: text } });
  archive = (await exported()).rawPayload;
  const markdown = textOf("case.md");
  expect(markdown.match(/^## What happened$/gm)).toHaveLength(1);
  expect(markdown.match(/> ## What happened$/gm)).toHaveLength(4);
  expect(markdown).not.toMatch(/<img|!\[/);
});

describe("while an archive is read", () => {
  const contextOf = async ({ user }: SignedInUser) =>
    createRequestContext(api.dependencies, await readUserActor(api.store, user));
  /** Calls `meanwhile` once after the first piece. */
  const readSlowly = async (reader: SignedInUser, meanwhile: () => Promise<unknown>) => {
    const { pieces } = await openCaseArchive(await contextOf(reader), id);
    const read: Uint8Array[] = [];
    for await (const piece of pieces) {
      if (read.push(piece) === 1) await meanwhile();
    }
    return Buffer.concat(read);
  };

  test("its reader gets nothing more once they see the case no more", async () => {
    const guard = await api.signedInSeeing(["Custom.Door"], "AlertRead");
    const gate = anAlert({ title: "Gate", logTypes: ["Custom.Gate"] });
    await api.store.alerts.insert([gate]);
    const add = "mutation ($input: CaseAlertsInput!) { addAlertsToCase(input: $input) { case { id } } }";
    const reading = readSlowly(guard, () => ada.ask(add, { input: { id, alertIds: [gate.id] } }));
    await expect(reading).rejects.toThrow("does not exist");
  });

  test("nor once they may not come in any more", async () => {
    const reading = readSlowly(ada, () => api.store.users.update(ada.user.id, { enabled: false }));
    await expect(reading).rejects.toThrow("does not exist");
  });

  test("an attachment that is deleted ends it, so that nothing is signed that contradicts itself", async () => {
    const list = "query ($id: ID!) { case(id: $id) { attachments { id } } }";
    const [attachment] = (await ada.ask(list, { id })).data.case.attachments;
    const remove = "mutation ($id: ID!) { deleteCaseAttachment(id: $id) { case { id } } }";
    const reading = readSlowly(ada, () => ada.ask(remove, { id: attachment.id }));
    await expect(reading).rejects.toThrow("was removed while it was exported");
  });

  test("other work gets its turn, however large a piece is", async () => {
    const text = randomBytes(8_000_000).toString("base64");
    async function* files() {
      yield { path: "a.jsonl", pieces: [Buffer.from(text)], isCompressible: true };
    }
    let pieces = 0;
    for await (const piece of streamArchive(files(), api.now, () => [])) {
      pieces += 1;
      expect(piece.length).toBeLessThan(200_000);
    }
    expect(pieces).toBeGreaterThan(100);
  });
});

test("who exports the same again is not told of twice, and whoever exports it after a change is", async () => {
  const exports = async () => {
    const { data } = await ada.ask("query ($id: ID!) { case(id: $id) { entries { type } } }", { id });
    return data.case.entries.filter(({ type }: { type: string }) => type === "EXPORTED").length;
  };
  await exported();
  expect(await exports()).toBe(1);
  api.passSeconds(1);
  await attach("new.log", "badge 9");
  await exported();
  expect(await exports()).toBe(2);
});

test("the events of 300 alerts take a few questions to the lake, those of correlations and of many events too", async () => {
  const subtypes = Array.from({ length: 300 }, (_, index) => (index % 3 === 0 ? "CORRELATION_RULE" : "RULE"));
  const many = subtypes.map((subtype, index) =>
    anAlert(
      subtype === "RULE"
        ? { logTypes: ["Custom.Door"], eventCount: index === 1 ? 400 : 1 }
        : { subtype: "CORRELATION_RULE", logTypes: [], eventCount: 1 },
    ),
  );
  await api.store.alerts.insert(many);
  const add = "mutation ($input: CaseAlertsInput!) { addAlertsToCase(input: $input) { case { id } } }";
  await ada.ask(add, { input: { id, alertIds: many.map((alert) => alert.id) } });
  let questions = 0;
  const { lake } = api.dependencies;
  const counted = (name: "alertEvents" | "eventsOfAlerts") => (input: never) => {
    questions += 1;
    return (lake[name] as (asked: never) => Promise<never>)(input);
  };
  const dependencies = {
    ...api.dependencies,
    lake: { ...lake, alertEvents: counted("alertEvents"), eventsOfAlerts: counted("eventsOfAlerts") },
  };
  const context = createRequestContext(dependencies, await readUserActor(api.store, ada.user));
  const read: Uint8Array[] = [];
  for await (const piece of (await openCaseArchive(context, id)).pieces) read.push(piece);
  archive = Buffer.concat(read);
  expect(questions).toBeLessThanOrEqual(3);
  expect(verifyCaseArchive(archive)).toMatchObject({ fileCount: 7 + 300, problems: [] });
  const path = Object.keys(unzipSync(archive)).find((name) => name.includes(alertId)) ?? "";
  const events = textOf(path).trim().split("\n");
  expect(events.map((line) => JSON.parse(line).door).sort()).toEqual(["north 1", "north 2"]);
});

test("asking for the head of an archive is no export", async () => {
  await api.app.inject({ method: "HEAD", url: `/internal/cases/${id}/archive`, headers: headers() });
  const { data } = await ada.ask("query ($id: ID!) { case(id: $id) { entries { type } } }", { id });
  expect(data.case.entries.filter(({ type }: { type: string }) => type === "EXPORTED")).toHaveLength(1);
});

test("an archive is refused to who may not see its case", async () => {
  const guard = await api.signedInSeeing([], "AlertRead");
  const url = `/internal/cases/${id}/archive`;
  const answer = await api.app.inject({ url, headers: { authorization: `Bearer ${guard.identityToken}` } });
  expect(answer.statusCode).toBe(404);
  expect((await api.app.inject({ url })).statusCode).toBe(401);
});
