import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadOrCreateKeyFile, openStore } from "@pharos/store";
import { copyStoreTemplate, startAwsServer } from "@pharos/testkit";
import type { Command } from "commander";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type CommandAnswer, runCommand } from "../installation/run-command.ts";
import { addBackupCommands } from "./backup-commands.ts";
import { addRestoreCommand } from "./restore-command.ts";

const passphrase = "correct horse battery staple";
let root: string;
let dataDir: string;
const environment = { ...process.env };

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
  process.env = { ...environment };
});
afterAll(() => rm(root, { recursive: true, force: true }));

function pharos(...args: string[]): Promise<CommandAnswer> {
  const addTo = (program: Command) => {
    addBackupCommands(program);
    addRestoreCommand(program);
  };
  return runCommand(addTo, args, root);
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

describe("a folder", () => {
  test("takes a backup, lists it, verifies it and gives a new installation", async () => {
    process.env.PHAROS_BACKUP_PASSPHRASE = passphrase;
    const place = join(root, "backups");
    const made = await pharos("backup", place, "--data-dir", dataDir);
    expect(made.stdout).toMatch(/^Backup \d{8}T\d{6}Z-[0-9a-f]{6} in .*backups: 0 rows of the data lake/);
    const listed = await pharos("backup", "list", place, "--json");
    expect(JSON.parse(listed.stdout)).toMatchObject({ backup: made.stdout.split(" ")[1], rows: 0 });
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
    process.env.PHAROS_BACKUP_PASSPHRASE = passphrase;
    expect((await pharos("backup", "--data-dir", dataDir)).stderr).toContain("Name a folder or s3://bucket/prefix");
    expect((await pharos("backup", "verify", join(root, "none"))).stderr).toContain("holds no backups of Pharos");
    const nowhere = await pharos("backup", join(root, "none"), "--data-dir", join(root, "nowhere"));
    expect(nowhere.stderr).toContain("There is no installation in the data folder");
  });
});

test("a bucket takes a backup and gives it back; a key without the right to write is told which right is missing", async () => {
  const server = await startAwsServer(["vault"]);
  try {
    Object.assign(process.env, {
      PHAROS_BACKUP_PASSPHRASE: passphrase,
      PHAROS_AWS_ACCESS_KEY_ID: server.accessKey.accessKeyId,
      PHAROS_AWS_SECRET_ACCESS_KEY: server.accessKey.secretAccessKey,
      PHAROS_BACKUP_S3_ENDPOINT: server.url,
      PHAROS_ALLOWED_PRIVATE_HOSTS: "127.0.0.1",
      PHAROS_BACKUP_TO: "s3://vault/pharos/one",
    });
    server.revoked.add("s3:PutObject");
    expect((await pharos("backup", "--data-dir", dataDir)).stderr).toContain("grant s3:PutObject");
    server.revoked.clear();
    expect((await pharos("backup", "--data-dir", dataDir)).stdout).toContain("in s3://vault/pharos/one");
    expect((await pharos("backup", "--data-dir", dataDir, "--keep", "1")).stdout).toContain("1 older backup removed");
    expect((await pharos("backup", "verify")).stdout).toContain("is whole");
    const restored = join(root, "from-bucket");
    expect((await pharos("restore", "--data-dir", restored)).stdout).toContain("Restored");
    expect(await restoredSetting(restored)).toEqual({ answer: 42 });
  } finally {
    await server.close();
  }
});
