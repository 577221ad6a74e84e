import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { type Lake, openLake, openLakeArchive } from "@pharos/lake";
import { parseSchema } from "@pharos/normalize";
import { LakeWriter } from "@pharos/pipeline";
import { knownMigrations, loadStore, openStore, type Store, type StoreContents } from "@pharos/store";
import { createEmptyDatabase, openTestLake, testSecretKey } from "@pharos/testkit";
import { expect, test } from "vitest";
import { findManifest, restoreBackup } from "../copy/restore-backup.ts";
import { openFolderPlace } from "../places/folder-place.ts";
import { BackupRepository } from "../repository/backup-repository.ts";

const clock = () => new Date("2026-11-24T00:00:00Z");
const kept = (name: string) => readFile(join(import.meta.dirname, "2026-11-23", name)).then(zstdDecompressSync);

/**
 * Made by Pharos as it was on that day: a source with a secret, 65 events in the lake, and 7 that a killed process had
 * acknowledged and not brought there.
 */
test("an installation of November 2026 is brought up to date with all that it has", async () => {
  await using cleanup = new AsyncDisposableStack();
  const { contents, rows } = JSON.parse((await kept("store.json.zst")).toString()) as {
    readonly contents: StoreContents;
    readonly rows: Readonly<Record<string, string>>;
  };
  const database = await createEmptyDatabase();
  cleanup.defer(() => database.drop());
  await loadStore(
    { connectionString: database.url },
    {
      contents,
      migrations: await knownMigrations(),
      read: async function* ({ name }) {
        yield Buffer.from(rows[name] ?? "");
      },
      onTable: () => undefined,
    },
  );
  expect(contents.migrations.at(-1)?.name).toBe("0037-index-alert-updates.sql");
  const folder = await mkdtemp(join(tmpdir(), "pharos-kept-"));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  await unpack(await kept("lake.tar.zst"), folder);

  const store = await openStore({ url: database.url }, { secretKey: testSecretKey });
  cleanup.defer(() => store.close());
  const lake = await openLake({ path: join(folder, "lake") });
  cleanup.defer(() => lake.close());
  await expectAllOfNovember(store, lake);
  expect(await store.installation.id()).toMatch(/^[0-9a-f-]{36}$/);
});

test("a backup of format 1 is restored, and brought up to date", async () => {
  await using cleanup = new AsyncDisposableStack();
  const database = await createEmptyDatabase();
  cleanup.defer(() => database.drop());
  const { lake, address, remove } = await openTestLake();
  cleanup.defer(remove);
  const archive = await openLakeArchive(address, { isRunning: true });
  cleanup.defer(() => archive.close());
  const place = openFolderPlace(join(import.meta.dirname, "backup-format-1"));
  const repository = await BackupRepository.open(place, "correct horse battery");
  const openRestored = (secretKey: Uint8Array) => openStore({ url: database.url }, { secretKey });
  const manifest = await findManifest(repository, undefined);
  await restoreBackup({
    repository,
    manifest,
    database: { connectionString: database.url },
    lake: archive,
    openStore: openRestored,
    clock,
    onProgress: () => undefined,
  });
  const store = await openRestored(testSecretKey);
  cleanup.defer(() => store.close());
  await expectAllOfNovember(store, lake);
  expect(await store.installation.id()).toBe(manifest.installationId);
});

async function expectAllOfNovember(store: Store, lake: Lake): Promise<void> {
  await lake.ensureTables([
    parseSchema(`
schema: Custom.Door
fields:
  - { name: at, type: timestamp, timeFormats: [rfc3339], isEventTime: true, required: true }
  - { name: door, type: string, required: true }
  - { name: more, type: json }
  - { name: added, type: string }
`),
  ]);
  const onProblem = (_what: string, error: unknown) => {
    throw error;
  };
  const writer = await LakeWriter.start({ store, lake, instanceId: "new", clock, onProblem });
  expect(await writer.caughtUpEverywhere(30_000)).toBe(true);
  await writer.stop(0);

  const counted = await lake.query(
    "SELECT count(), uniqExact(p_row_id), countIf(more.id = p_row_id AND added IS NULL) FROM pharos_logs.custom_door",
  );
  expect(counted.rows.map((row) => Object.values(row).map(Number))).toEqual([[72, 72, 72]]);
  const range = { from: new Date("2026-11-23T00:00:00Z"), to: new Date("2026-11-24T00:00:00Z") };
  expect(await store.ingest.counts.total(range)).toMatchObject({ received: 72, stored: 72 });
  expect((await store.sources.list()).map(({ label }) => label)).toEqual(["Doors"]);
  expect(await store.settings.get("kept")).toEqual({ answer: 42 });
}

async function unpack(archive: Buffer, folder: string): Promise<void> {
  const tar = spawn("tar", ["-x", "--no-same-owner", "-C", folder], { stdio: ["pipe", "ignore", "inherit"] });
  tar.stdin.end(archive);
  await once(tar, "close");
}
