import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLake } from "@pharos/lake";
import { loadOrCreateKeyFile, openStore } from "@pharos/store";
import { copyStoreTemplate } from "@pharos/testkit";
import type { Command } from "commander";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { runScheduledBackup } from "../../start/backup/run-scheduled-backup.ts";
import { lockDataFolder } from "../../start/data-folder-lock.ts";
import { type CommandAnswer, runCommand } from "../installation/run-command.ts";
import { addBackupCommands } from "./backup-commands.ts";
import { addRestoreCommand } from "./restore-command.ts";

const passphrase = "correct horse battery staple";
let root: string;
let dataDir: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "pharos-"));
  dataDir = join(root, "data");
  await mkdir(join(dataDir, "wheels"), { recursive: true });
  await writeFile(join(dataDir, "wheels", "a-1.0-py3-none-any.whl"), "wheel");
  await copyStoreTemplate(dataDir);
  const store = await openStore({ dataDir }, { secretKey: await loadOrCreateKeyFile(join(dataDir, "secret.key")) });
  await store.settings.set("kept", { answer: 42 }, new Date());
  await store.close();
});
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** The tests that run after these share this process, so its priority must stay. */
const lowerPriority = vi.fn();

function pharos(...args: string[]): Promise<CommandAnswer> {
  const addTo = (program: Command) => {
    addBackupCommands(program, lowerPriority);
    addRestoreCommand(program);
  };
  return runCommand(addTo, args, root);
}

/** The stores are this process's, as they are a server's; the backup is made by another one. */
async function whileItRuns(run: () => Promise<void>): Promise<void> {
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(lockDataFolder(dataDir));
  const secretKey = await loadOrCreateKeyFile(join(dataDir, "secret.key"));
  const store = await openStore({ dataDir }, { secretKey });
  cleanup.defer(() => store.close());
  const lake = await openLake({ path: join(dataDir, "lake") });
  cleanup.defer(() => lake.close());
  await run();
  expect(await store.backupRuns.latestWhole(join(root, "backups"))).toMatchObject({ failure: undefined });
}

async function restoredSetting(folder: string): Promise<unknown> {
  const store = await openStore(
    { dataDir: folder },
    { secretKey: await loadOrCreateKeyFile(join(folder, "secret.key")) },
  );
  const value = await store.settings.get("kept");
  await store.close();
  return value;
}

test("a backup by schedule that fails says why", async () => {
  vi.stubEnv("PHAROS_BACKUP_TO", join(root, "none"));
  const failing = runScheduledBackup({ dataDir }, new AbortController().signal);
  await expect(failing).rejects.toThrow("backupTo needs backupPassphrase");
});

describe("a folder", () => {
  test("takes a backup, lists it, verifies it and gives a new installation", async () => {
    vi.stubEnv("PHAROS_BACKUP_PASSPHRASE", passphrase);
    const place = join(root, "backups");
    const made = await pharos("backup", place, "--data-dir", dataDir);
    expect(lowerPriority).toHaveBeenCalledOnce();
    expect(made.stdout).toMatch(/^Backup \d{8}T\d{6}Z-[0-9a-f]{6} in .*backups: 0 rows of the data lake/);
    vi.stubEnv("PHAROS_BACKUP_TO", place);
    await whileItRuns(() => runScheduledBackup({ dataDir }, new AbortController().signal));
    const listed = (await pharos("backup", "list", place, "--json")).stdout.trim().split("\n");
    expect(listed).toHaveLength(2);
    expect(JSON.parse(listed[0] ?? "")).toMatchObject({ backup: made.stdout.split(" ")[1], rows: 0 });
    expect((await pharos("backup", "verify", place)).stdout).toContain("is whole");
    const restored = join(root, "restored");
    expect((await pharos("restore", place, "--data-dir", restored)).stdout).toContain(`to ${restored}: 0 rows`);
    expect(await restoredSetting(restored)).toEqual({ answer: 42 });
    expect(await readFile(join(restored, "wheels", "a-1.0-py3-none-any.whl"), "utf8")).toBe("wheel");
    expect(await readFile(join(restored, "secret.key"), "utf8")).toBe(
      await readFile(join(dataDir, "secret.key"), "utf8"),
    );
    expect((await stat(join(restored, "secret.key"))).mode & 0o777).toBe(0o600);
    const again = await pharos("restore", place, "--data-dir", restored);
    expect(again.stderr).toContain(`The data folder ${restored} is not empty`);
  });

  test("is told what is missing, in sentences", async () => {
    const noPassphrase = await pharos("backup", join(root, "none"), "--data-dir", dataDir);
    expect(noPassphrase.stderr).toContain("Backups are encrypted. Make a passphrase");
    vi.stubEnv("PHAROS_BACKUP_PASSPHRASE", passphrase);
    expect((await pharos("backup", "--data-dir", dataDir)).stderr).toContain("Name a folder or s3://bucket/prefix");
    expect((await pharos("backup", "verify", join(root, "none"))).stderr).toContain("holds no backups of Pharos");
    const nowhere = await pharos("backup", join(root, "none"), "--data-dir", join(root, "nowhere"));
    expect(nowhere.stderr).toContain("There is no installation in the data folder");
  });
});
