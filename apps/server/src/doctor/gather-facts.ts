import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statfsSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, totalmem } from "node:os";
import { dirname, join } from "node:path";
import { constrainedMemory, versions } from "node:process";
import { probeSandboxLayers } from "@pharos/detection";
import { describeError, PharosError } from "@pharos/domain";
import type { Configuration } from "../configuration/configuration.ts";
import { readAccountFacts } from "../start/accounts/account-facts.ts";
import { type AccountChoice, chooseAccounts } from "../start/accounts/choose-accounts.ts";
import { isDataFolderInUse } from "../start/data-folder-lock.ts";
import { inspectDataFolder } from "../start/files/secure-data-folder.ts";
import { explainListenFailure } from "../start/start-failures.ts";
import type { InstallationFacts } from "./check-installation.ts";
import type { MachineFacts } from "./check-machine.ts";
import type { SettingFacts } from "./check-settings.ts";
import type { StoreFacts } from "./check-stores.ts";
import { gatherStoreFacts } from "./gather-store-facts.ts";

export interface Facts {
  readonly machine: MachineFacts;
  readonly installation: InstallationFacts;
  readonly settings: SettingFacts;
  readonly stores: StoreFacts;
}

/** Looks at the machine and the installation, and changes nothing. Works beside a running Pharos. */
export async function gatherFacts(config: Configuration): Promise<Facts> {
  const { dataDir } = config;
  const runner = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const exists = existsSync(dataDir);
  const keyFile = join(dataDir, "secret.key");
  const accounts = exists ? chooseAccounts(readAccountFacts(config.accountBase, dataDir)) : undefined;
  const isRunning = exists && isDataFolderInUse(dataDir);
  return {
    machine: gatherMachineFacts(dataDir),
    installation: {
      dataDir,
      files: exists ? inspectDataFolder(dataDir, runner) : undefined,
      accounts,
      isRoot: runner.uid === 0,
      sandbox: await probeSandbox(accounts),
      isRunning,
      addressProblem: isRunning ? undefined : await findAddressProblem(config),
    },
    settings: {
      settings: config,
      hasKeyFile: existsSync(keyFile),
      hasDatabase: config.databaseUrl === undefined && existsSync(join(dataDir, "postgres", "data", "PG_VERSION")),
      dataDir,
    },
    stores: await gatherStoreFacts(config, isRunning),
  };
}

function gatherMachineFacts(dataDir: string): MachineFacts {
  const { bavail, blocks, bsize } = statfsSync(firstExisting(dataDir));
  const limited = constrainedMemory();
  return {
    nodeVersion: versions.node,
    now: new Date(),
    fileTime: readFileTime(),
    newestFile: findNewestFile(dataDir),
    diskFreeBytes: bavail * bsize,
    diskTotalBytes: blocks * bsize,
    memoryBytes: limited > 0 ? Math.min(limited, totalmem()) : totalmem(),
    openFilesMax: readOpenFilesMax(),
  };
}

function firstExisting(path: string): string {
  return existsSync(path) ? path : firstExisting(dirname(path));
}

function readFileTime(): Date {
  const folder = mkdtempSync(join(tmpdir(), "pharos-doctor-"));
  try {
    return statSync(folder).mtime;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Of those directly in the folder, which every start and stop touches. */
function findNewestFile(dataDir: string): Date | undefined {
  const times = globSync(join(dataDir, "*")).flatMap(
    (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? [],
  );
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}

function readOpenFilesMax(): number | undefined {
  if (!existsSync("/proc/self/limits")) return undefined;
  const line = readFileSync("/proc/self/limits", "utf8")
    .split("\n")
    .find((text) => text.startsWith("Max open files"));
  const soft = Number(line?.slice("Max open files".length).trim().split(/\s+/)[0]);
  return Number.isFinite(soft) ? soft : undefined;
}

async function probeSandbox(accounts: AccountChoice | undefined): Promise<InstallationFacts["sandbox"]> {
  const account = accounts?.kind === "own" ? accounts.accounts.detection : undefined;
  try {
    return { missing: (await probeSandboxLayers({ account })).missing };
  } catch (error) {
    return { problem: describeError(error) };
  }
}

async function findAddressProblem(config: Configuration): Promise<string | undefined> {
  const probe = createServer();
  try {
    probe.listen({ host: config.host, port: config.port });
    await once(probe, "listening");
  } catch (error) {
    const explained = explainListenFailure(error, config);
    return explained instanceof PharosError ? explained.message : String(error);
  }
  probe.close();
  await once(probe, "close");
  return undefined;
}
