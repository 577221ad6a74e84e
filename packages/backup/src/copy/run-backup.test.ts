import { spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { noCounts } from "@pharos/domain";
import { type LakeArchive, openLakeArchive } from "@pharos/lake";
import { parseSchema } from "@pharos/normalize";
import { LakeWriter } from "@pharos/pipeline";
import { type DatabaseConnection, openStore, packLines, type Store } from "@pharos/store";
import {
  createEmptyDatabase,
  openTestLake,
  openTestStore,
  type TestLake,
  type TestStore,
  testSecretKey,
} from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { reachEmbeddedEngine } from "../../../lake/src/engine-process/open-embedded-engine.ts";
import { anAlert } from "../../../pipeline/src/testing/an-alert.ts";
import { openFolderPlace } from "../places/folder-place.ts";
import { BackupRepository } from "../repository/backup-repository.ts";
import { findManifest, restoreBackup } from "./restore-backup.ts";
import { type BackupOptions, type BackupProgress, runBackup } from "./run-backup.ts";
import { verifyBackup } from "./verify-backup.ts";

const clock = () => new Date();
const passphrase = "correct horse battery staple";
const doorSchema = parseSchema(`
schema: Custom.Door
fields:
  - { name: at, type: timestamp, timeFormats: [rfc3339], isEventTime: true, required: true }
  - { name: door, type: string, required: true }
  - { name: more, type: json }
`);

let testStore: TestStore;
let testLake: TestLake;
let writer: LakeWriter;
let archive: LakeArchive;
let folder: string;

beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  await testLake.lake.ensureTables([doorSchema]);
  const { lake } = testLake;
  writer = await LakeWriter.start({ store: testStore.store, lake, instanceId: "test", clock, onProblem: throwProblem });
  archive = await openLakeArchive(testLake.address, { isRunning: true });
});
afterAll(async () => {
  await archive.close();
  await writer.stop(0);
  await testLake.remove();
  await testStore.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pharos-backup-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function throwProblem(_what: string, error: unknown): never {
  throw error;
}

function backupOptions(more: Partial<BackupOptions> = {}): BackupOptions {
  return {
    database: testStore.database.options as DatabaseConnection,
    lake: archive,
    place: openFolderPlace(folder),
    passphrase,
    secretKey: testSecretKey,
    files: [],
    version: "1.0.0",
    clock,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...more,
  };
}

const sourceId = "source-1";
/** A delivery as the pipeline commits it: the events, an alert with its match, and the count, in one transaction. */
async function acknowledge(events: number): Promise<void> {
  const alert = anAlert();
  const line = (id: string, more: object) =>
    `${JSON.stringify({ p_event_time: "2026-03-01 10:00:00.000000000", p_row_id: id, p_source_id: sourceId, ...more })}\n`;
  const ids = Array.from({ length: events }, () => randomUUID());
  const rows = ids.map((id) =>
    line(id, { door: "vault", more: { id, at: "2026-03-01T10:00:00Z", n: [1, "2", null] } }),
  );
  const match = line(ids[0] ?? "", { door: "vault", p_alert_id: alert.id, p_rule_id: "Door.Vault" });
  const [logs, matches] = await Promise.all([packLines(Buffer.from(rows.join(""))), packLines(Buffer.from(match))]);
  await testStore.store.transaction(async (tx) => {
    await tx.lakeOutbox.add(
      [
        { database: "pharos_logs", table: "custom_door", ...logs },
        { database: "pharos_rule_matches", table: "custom_door", ...matches },
      ],
      clock(),
    );
    await tx.alerts.insert([alert]);
    const counts = { ...noCounts, received: events, stored: events };
    await tx.ingest.counts.add([{ sourceId, logType: "Custom.Door", at: new Date("2026-03-01T10:00:00Z"), counts }]);
  });
  writer.noteCommit(logs.bytes + matches.bytes);
}

interface Counted {
  readonly ledger: number;
  readonly events: number;
  readonly distinctEvents: number;
  readonly alerts: number;
  readonly matches: number;
}

/** Counts what a store and its lake have, when all that waits is in the lake. */
async function count(store: Store, lake: TestLake["lake"]): Promise<Counted> {
  const drain = await LakeWriter.start({ store, lake, instanceId: "count", clock, onProblem: throwProblem });
  expect(await drain.caughtUpEverywhere(30_000)).toBe(true);
  await drain.stop(0);
  const [events, matches] = await Promise.all([
    lake.query("SELECT count(), uniqExact(p_row_id) FROM pharos_logs.custom_door"),
    lake.query("SELECT uniqExact(p_alert_id), count() FROM pharos_rule_matches.custom_door"),
  ]);
  const range = { from: new Date("2026-03-01T00:00:00Z"), to: new Date("2026-03-02T00:00:00Z") };
  const { stored } = await store.ingest.counts.total(range);
  const [[all, distinct] = []] = events.rows.map((row) => Object.values(row).map(Number));
  const [[alerts, matchRows] = []] = matches.rows.map((row) => Object.values(row).map(Number));
  const list = await store.alerts.list({ pageSize: 1 });
  expect(alerts).toBe(list.totalCount);
  return {
    ledger: stored,
    events: all ?? 0,
    distinctEvents: distinct ?? 0,
    alerts: alerts ?? 0,
    matches: matchRows ?? 0,
  };
}

/** Restores the newest backup onto an empty database and an empty lake, and counts what is there. */
async function restoreAndCount(
  kind: "embedded" | "server" = "embedded",
): Promise<Counted & { readonly rowsSentAgain: number }> {
  await using stack = new AsyncDisposableStack();
  const database = await createEmptyDatabase();
  stack.defer(() => database.drop());
  const target = await openTestLake({}, kind);
  stack.defer(() => target.remove());
  const lake = await openLakeArchive(target.address, { isRunning: true });
  stack.defer(() => lake.close());
  const openRestored = (secretKey: Uint8Array) => openStore({ url: database.url }, { secretKey });
  const repository = await BackupRepository.open(openFolderPlace(folder), passphrase);
  const manifest = await findManifest(repository, undefined);
  const { rowsSentAgain } = await restoreBackup({
    repository,
    manifest,
    database: { connectionString: database.url },
    lake,
    openStore: openRestored,
    clock,
    onProgress: () => undefined,
  });
  const store = await openRestored(Buffer.from(manifest.secretKey, "hex"));
  stack.defer(() => store.close());
  await target.lake.ensureTables([doorSchema]);
  return { ...(await count(store, target.lake)), rowsSentAgain };
}

let acknowledged = 0;
async function acknowledgeAndCount(events: number): Promise<void> {
  await acknowledge(events);
  acknowledged += events;
}

describe("a backup while logs come in", () => {
  test("restores to one moment on an engine by address, counted exactly", async () => {
    for (let i = 0; i < 5; i++) await acknowledgeAndCount(200);
    const before = acknowledged;
    const stop = new AbortController();
    const going = (async () => {
      while (!stop.signal.aborted) await acknowledgeAndCount(20);
    })();
    const summary = await runBackup(backupOptions());
    stop.abort();
    await going;
    const counted = await restoreAndCount("server");
    expect(counted.events).toBe(counted.ledger);
    expect(counted.distinctEvents).toBe(counted.ledger);
    expect(counted.matches).toBe(counted.alerts);
    expect(counted.ledger).toBeGreaterThanOrEqual(before);
    expect(counted.ledger).toBeLessThanOrEqual(acknowledged);
    expect(summary.rows).toBeLessThanOrEqual(counted.events + counted.matches);
    // What came after the moment is not lost either: it is where it was.
    expect(await count(testStore.store, testLake.lake)).toMatchObject({ ledger: acknowledged, events: acknowledged });
  });

  test("has the rows of an insert that nobody finished once, whether the lake has them or not", async () => {
    await acknowledgeAndCount(50);
    await writer.caughtUpEverywhere(30_000);
    await writer.stop(0);
    const { lakeOutbox } = testStore.store;
    await acknowledgeAndCount(30);
    const [logs, matches] = [randomUUID(), randomUUID()];
    const block = (id: string, database: string) => ({
      id,
      database,
      table: "custom_door",
      bytesMax: 1e6,
      instanceId: "dead",
    });
    await lakeOutbox.take(block(logs, "pharos_logs"), clock());
    await lakeOutbox.take(block(matches, "pharos_rule_matches"), clock());
    // One was sent before its process died; the other was not.
    const sent = { database: "pharos_logs", table: "custom_door", token: logs };
    await testLake.lake.insert({ ...sent, rows: await lakeOutbox.read(logs) });
    await lakeOutbox.giveBack({ instanceId: "dead" });
    await runBackup(backupOptions());
    const counted = await restoreAndCount();
    expect(counted).toMatchObject({
      ledger: acknowledged,
      events: acknowledged,
      distinctEvents: acknowledged,
      rowsSentAgain: 30,
    });
    expect(counted.matches).toBe(counted.alerts);
    const { lake } = testLake;
    writer = await LakeWriter.start({
      store: testStore.store,
      lake,
      instanceId: "dead",
      clock,
      onProblem: throwProblem,
    });
    await writer.caughtUpEverywhere(30_000);
  });
});

describe("the next backup", () => {
  test("copies what is new and nothing else, and needs no older backup that was removed", async () => {
    // A part that the engine merges from older ones is new, and is copied whole.
    await using _ = await stopMerges();
    await acknowledgeAndCount(100);
    await writer.caughtUpEverywhere(30_000);
    const first = await runBackup(backupOptions({ keep: 1 }));
    expect(first.rowsCopied).toBe(first.rows);
    await acknowledgeAndCount(10);
    await writer.caughtUpEverywhere(30_000);
    const second = await runBackup(backupOptions({ keep: 1 }));
    expect(second).toMatchObject({ rows: first.rows + 11, pruned: 1 });
    expect(second.rowsCopied).toBe(11);
    const third = await runBackup(backupOptions({ keep: 2 }));
    expect([third.rows, third.pruned]).toEqual([second.rows, 0]);
    expect((await restoreAndCount()).ledger).toBe(acknowledged);
  });

  test("is not held up by one that was killed, and removes what that left", async () => {
    await acknowledgeAndCount(10);
    const database = { connectionString: await connectionString() };
    const lakePath = "path" in testLake.address ? testLake.address.path : "";
    await killHalfWay({ database, lakePath, folder, passphrase });
    expect((await readdir(join(folder, "packs"))).length).toBeGreaterThan(0);
    await acknowledgeAndCount(10);
    const { id } = await runBackup(backupOptions());
    const packs = await readdir(join(folder, "packs"));
    expect(packs.every((name) => name.startsWith(id))).toBe(true);
    expect(await snapshotsInTheLake()).toEqual([]);
  });

  test("cannot run beside another one, to its end", async () => {
    const others: Promise<unknown>[] = [];
    const onProgress = () => void others.push(runBackup(backupOptions()).catch(({ code }) => code));
    await runBackup(backupOptions({ onProgress }));
    expect(new Set(await Promise.all(others))).toEqual(new Set(["store.backup_at_work"]));
  });

  test("can be cancelled, and leaves no snapshot in the lake", async () => {
    const stop = new AbortController();
    const onProgress = ({ phase }: BackupProgress) => phase === "lake" && stop.abort();
    await acknowledgeAndCount(10);
    await writer.caughtUpEverywhere(30_000);
    await expect(runBackup(backupOptions({ signal: stop.signal, onProgress }))).rejects.toMatchObject({
      code: "backup.cancelled",
    });
    expect(await snapshotsInTheLake()).toEqual([]);
    await acknowledgeAndCount(10);
    expect(await writer.caughtUpEverywhere(30_000)).toBe(true);
  });
});

describe("verification", () => {
  const verify = async () => {
    const repository = await BackupRepository.open(openFolderPlace(folder), passphrase);
    return verifyBackup(repository, await findManifest(repository, undefined), () => undefined);
  };

  test("passes what is whole, and names each file that is changed, cut off or missing", async () => {
    await acknowledgeAndCount(10);
    const file = { path: "wheels/a.whl", read: async () => randomBytes(17 * 1024 ** 2) };
    await runBackup(backupOptions({ files: [file, file, file] }));
    expect((await verify()).damage).toEqual([]);
    const [first = "", second = "", third = ""] = (await readdir(join(folder, "packs"))).sort();
    const path = (name: string) => join(folder, "packs", name);
    await flipByte(path(first), 1_000);
    await rm(path(second));
    await truncate(path(third), 100);
    expect((await verify()).damage).toEqual([
      { file: `packs/${first}`, how: "was changed (its SHA-256 differs)" },
      { file: `packs/${second}`, how: "is missing" },
      { file: `packs/${third}`, how: expect.stringMatching(/^has 100 bytes instead of/) },
    ]);
    const repository = await BackupRepository.open(openFolderPlace(folder), passphrase);
    const { store } = await findManifest(repository, undefined);
    const reading = store.tables.flatMap(({ pieces }) => pieces).map((piece) => repository.readPiece(piece));
    const refused = (await Promise.allSettled(reading)).filter(({ status }) => status === "rejected");
    expect(refused).toMatchObject([{ reason: { code: "backup.damaged" } }]);
  });

  test("refuses a list that was changed", async () => {
    const { id } = await runBackup(backupOptions());
    await flipByte(join(folder, "backups", `${id}.manifest`), 100);
    await expect(verify()).rejects.toThrow(`The backup is damaged: backups/${id}.manifest was changed or cut off`);
  });
});

describe("a place", () => {
  test("is refused where it holds something else", async () => {
    await writeFile(join(folder, "holiday.jpg"), "");
    await expect(runBackup(backupOptions())).rejects.toThrow(`${folder} is not empty and holds no backups of Pharos`);
  });

  test("is refused where it holds the backups of another installation, or has another passphrase", async () => {
    await runBackup(backupOptions());
    await expect(runBackup(backupOptions({ passphrase: "another passphrase" }))).rejects.toMatchObject({
      code: "backup.passphrase_wrong",
    });
    await testStore.database.query("UPDATE installation SET id = gen_random_uuid()");
    await expect(runBackup(backupOptions())).rejects.toMatchObject({ code: "backup.other_installation" });
  });

  test("shows nothing of what is in it", async () => {
    await acknowledgeAndCount(3);
    await runBackup(backupOptions());
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    const texts = await Promise.all(
      names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => readFile(join(parentPath, name), "latin1")),
    );
    for (const word of ["vault", "custom_door", Buffer.from(testSecretKey).toString("hex")]) {
      expect(texts.some((text) => text.includes(word))).toBe(false);
    }
  });
});

test("a restore refuses a database and a lake that hold something", async () => {
  await acknowledgeAndCount(1);
  await runBackup(backupOptions());
  const repository = await BackupRepository.open(openFolderPlace(folder), passphrase);
  const manifest = await findManifest(repository, undefined);
  const restoreTo = (database: DatabaseConnection) =>
    restoreBackup({
      repository,
      manifest,
      database,
      lake: archive,
      openStore: () => Promise.reject(new Error("not reached")),
      clock,
      onProgress: () => undefined,
    });
  await expect(restoreTo(testStore.database.options as DatabaseConnection)).rejects.toMatchObject({
    code: "store.not_empty",
  });
  const empty = await createEmptyDatabase();
  await expect(restoreTo({ connectionString: empty.url })).rejects.toMatchObject({ code: "lake.not_empty" });
  await empty.drop();
});

async function snapshotsInTheLake(): Promise<unknown[]> {
  const lakePath = "path" in testLake.address ? testLake.address.path : "";
  return (await readdir(join(lakePath, "metadata"))).filter((name) => name.startsWith("pharos_backup"));
}

/** Until it is disposed of. */
async function stopMerges(): Promise<AsyncDisposable> {
  const lakePath = "path" in testLake.address ? testLake.address.path : "";
  const engine = await reachEmbeddedEngine(lakePath, 256 * 2 ** 20);
  await engine.command({ sql: "SYSTEM STOP MERGES" });
  return {
    [Symbol.asyncDispose]: async () => {
      await engine.command({ sql: "SYSTEM START MERGES" });
      await engine.close();
    },
  };
}

async function connectionString(): Promise<string> {
  const { connectionString, host, user, password, database } = testStore.database.options as DatabaseConnection;
  return connectionString ?? `postgres://${user}:${password}@/${database}?host=${host}`;
}

async function flipByte(path: string, at: number): Promise<void> {
  const bytes = await readFile(path);
  bytes.writeUInt8((bytes[at] ?? 0) ^ 1, at);
  await writeFile(path, bytes);
}

async function killHalfWay(options: object): Promise<void> {
  const script = fileURLToPath(new URL("../testing/backup-until-killed.ts", import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify(options)], { stdio: ["ignore", "pipe", "inherit"] });
  const closed = once(child, "close");
  child.stdout.once("data", () => child.kill("SIGKILL"));
  await closed;
}
