import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { copyClusterTemplate } from "@pharos/testkit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStore } from "../open-store.ts";
import type { Store } from "../store.ts";
import { postgresAccount } from "./account.ts";

const options = { secretKey: new Uint8Array(32) };
const now = new Date("2026-03-01T10:00:00Z");
const patience = { timeout: 15_000, interval: 10 };
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pharos-cluster-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function serverPid(folder = dataDir): Promise<number> {
  return Number.parseInt(await readFile(join(folder, "postgres", "data", "postmaster.pid"), "utf8"), 10);
}

/** A zombie that its parent has not fetched yet is not: it has no command line. */
const isAlive = (pid: number) => commandOf(pid) !== "";

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

/** The newest process of a client's connection; the server has others, some of which end by themselves. */
async function connectionPid(server: number): Promise<number> {
  const children = (await readFile(`/proc/${server}/task/${server}/children`, "utf8")).trim().split(" ").map(Number);
  const ofClients = children.filter((pid) => commandOf(pid).includes("[local]"));
  return ofClients.at(-1) ?? Number.NaN;
}

/** Another process that opens the store, says so and stays. */
function startOther(): ChildProcess {
  const code = `import { openStore } from ${JSON.stringify(fileURLToPath(import.meta.resolve("../open-store.ts")))};
    const store = await openStore({ dataDir: ${JSON.stringify(dataDir)} }, { secretKey: new Uint8Array(32) });
    await store.settings.set("from", "the other process", new Date());
    console.log("open");`;
  return spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"] });
}

async function untilOpen(other: ChildProcess): Promise<void> {
  if (!other.stdout) throw new TypeError("The other process writes to a pipe");
  await once(createInterface({ input: other.stdout }), "line");
}

async function killHard(other: ChildProcess): Promise<void> {
  other.kill("SIGKILL");
  await once(other, "exit");
}

/** Asks until there is an answer and the claim holds; gives the codes of the refusals in the meantime. */
async function refusalsUntil(store: Store, claim: () => Promise<void>): Promise<Set<unknown>> {
  const refusals = new Set<unknown>();
  const ask = () => store.ping().catch((error) => void refusals.add(error.code));
  await vi.waitFor(async () => {
    await ask();
    await claim();
  }, patience);
  await vi.waitFor(() => store.ping(), patience);
  return refusals;
}

test("keeps what was written from one start to the next", async () => {
  const first = await openStore({ dataDir }, options);
  await first.settings.set("greeting", { text: "hello" }, now);
  await first.close();
  const second = await openStore({ dataDir }, options);
  expect(await second.settings.get("greeting")).toEqual({ text: "hello" });
  await second.close();
});

test("leaves no process behind when closed", async () => {
  await copyClusterTemplate(dataDir);
  const store = await openStore({ dataDir }, options);
  const pid = await serverPid();
  await store.close();
  expect(isAlive(pid)).toBe(false);
});

test("succeeds after a first start that was killed half-way", async () => {
  const other = startOther();
  await vi.waitFor(() => {
    const names = readdirSync(join(dataDir, "postgres"));
    if (!names.some((name) => name.startsWith("data.creating-"))) throw new Error("not creating yet");
  }, patience);
  await killHard(other);
  expect(existsSync(join(dataDir, "postgres", "data"))).toBe(false);
  const store = await openStore({ dataDir }, options);
  await store.ping();
  await store.close();
  expect(readdirSync(join(dataDir, "postgres"))).toEqual(["data"]);
});

test("refuses a second store on the same folder", async () => {
  await copyClusterTemplate(dataDir);
  const store = await openStore({ dataDir }, options);
  await expect(openStore({ dataDir }, options)).rejects.toMatchObject({
    code: "postgres.folder_in_use",
    message: expect.stringContaining("Another Pharos is running on the data folder"),
  });
  await store.ping();
  await store.close();
});

test("starts the server again when it was killed, and asks callers to repeat at most", async () => {
  await copyClusterTemplate(dataDir);
  const store = await openStore({ dataDir }, options);
  await store.settings.set("kept", true, now);
  const pid = await serverPid();
  process.kill(pid, "SIGKILL");
  const refusals = await refusalsUntil(store, async () => expect(await serverPid()).not.toBe(pid));
  expect([...refusals].filter((code) => code !== "store.unavailable")).toEqual([]);
  expect(await store.settings.get("kept")).toBe(true);
  await store.close();
});

test("hurries a server that somebody asked to shut down, and starts it again", async () => {
  await copyClusterTemplate(dataDir);
  const said: string[] = [];
  const store = await openStore({ dataDir }, { ...options, onLog: (line) => said.push(line) });
  await store.settings.set("kept", true, now);
  const pid = await serverPid();
  // A smart shutdown: it waits for the connection by which we own the server, for ever.
  process.kill(pid, "SIGTERM");
  // More at once than there are open connections.
  await Promise.allSettled(Array.from({ length: 6 }, () => store.transaction((tx) => tx.settings.all())));
  const refusals = await refusalsUntil(store, async () => expect(await serverPid()).not.toBe(pid));
  expect([...refusals].filter((code) => code !== "store.unavailable")).toEqual([]);
  expect(said.join("\n")).toContain("Somebody asked PostgreSQL to shut down. Pharos waits 5 s");
  expect(await store.settings.get("kept")).toBe(true);
  await store.close();
});

test("survives the crash of a single connection's process", async () => {
  await copyClusterTemplate(dataDir);
  const store = await openStore({ dataDir }, options);
  await store.ping();
  const pid = await serverPid();
  const victim = await connectionPid(pid);
  process.kill(victim, "SIGKILL");
  const refusals = await refusalsUntil(store, async () => expect(isAlive(victim)).toBe(false));
  expect([...refusals].filter((code) => code !== "store.unavailable")).toEqual([]);
  expect(await serverPid()).toBe(pid);
  await expect(openStore({ dataDir }, options)).rejects.toMatchObject({ code: "postgres.folder_in_use" });
  await store.close();
});

test("is left to its owner when it has just reset its connections", async () => {
  await copyClusterTemplate(dataDir);
  const store = await openStore({ dataDir }, options);
  const pid = await serverPid();
  for (let crash = 0; crash < 3; crash++) {
    await vi.waitFor(() => store.ping(), patience);
    process.kill(await connectionPid(pid), "SIGKILL");
    await expect(openStore({ dataDir }, options)).rejects.toMatchObject({ code: "postgres.folder_in_use" });
  }
  expect(await serverPid()).toBe(pid);
  await store.close();
});

test("takes over at once after its owner was killed", async () => {
  await copyClusterTemplate(dataDir);
  const other = startOther();
  await untilOpen(other);
  await killHard(other);
  const store = await openStore({ dataDir }, options);
  expect(await store.settings.get("from")).toBe("the other process");
  await store.close();
});

test("takes over after its owner and the server were killed together", async () => {
  await copyClusterTemplate(dataDir);
  const other = startOther();
  await untilOpen(other);
  process.kill(await serverPid(), "SIGKILL");
  await killHard(other);
  const store = await openStore({ dataDir }, options);
  expect(await store.settings.get("from")).toBe("the other process");
  await store.close();
});

test("stops a server whose owner was killed, without a next start", async () => {
  await copyClusterTemplate(dataDir);
  const other = startOther();
  await untilOpen(other);
  const pid = await serverPid();
  await killHard(other);
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), patience);
});

test("takes over from an owner that died together with the watcher", async () => {
  await copyClusterTemplate(dataDir);
  const other = startOther();
  await untilOpen(other);
  const pid = await serverPid();
  // Stopped servers do not hear the watcher's signal until they go on, as on a machine that was suspended.
  process.kill(pid, "SIGSTOP");
  await killHard(other);
  process.kill(pid, "SIGCONT");
  const store = await openStore({ dataDir }, options);
  expect(await serverPid()).not.toBe(pid);
  await store.close();
});

test("is not misled by a file that names a process of somebody else", async () => {
  await copyClusterTemplate(dataDir);
  const first = await openStore({ dataDir }, options);
  const pidFile = join(dataDir, "postgres", "data", "postmaster.pid");
  const stale = await readFile(pidFile, "utf8");
  await first.close();
  const other = spawn("sleep", ["60"], { ...postgresAccount(dataDir), stdio: "ignore" });
  await writeFile(pidFile, stale.replace(/^\d+/, `${other.pid}`));
  const second = await openStore({ dataDir }, options);
  await second.ping();
  await second.close();
  expect(other.exitCode).toBeNull();
  await killHard(other);
});

test("works in a folder whose path is too long for a socket", async () => {
  const deep = join(dataDir, "a".repeat(60), "b".repeat(60));
  await mkdir(deep, { recursive: true });
  await chmod(dataDir, 0o755);
  await copyClusterTemplate(deep);
  const store = await openStore({ dataDir: deep }, options);
  await store.ping();
  await expect(openStore({ dataDir: deep }, options)).rejects.toMatchObject({ code: "postgres.folder_in_use" });
  await store.close();
});

test.skipIf(process.getuid?.() !== 0)(
  "keeps the cluster elsewhere when root's folder is closed to others",
  async () => {
    const sharedFolder = await mkdtemp(join(tmpdir(), "pharos-shared-"));
    await chmod(sharedFolder, 0o755);
    const closed = join(dataDir, "closed");
    await mkdir(closed, { mode: 0o700 });
    const place = { dataDir: join(closed, "data") };
    const first = await openStore(place, { ...options, sharedFolder });
    await first.settings.set("kept", true, now);
    await first.close();
    expect(await readlink(join(place.dataDir, "postgres"))).toMatch(sharedFolder);
    const second = await openStore(place, { ...options, sharedFolder });
    expect(await second.settings.get("kept")).toBe(true);
    await second.close();
    await rm(sharedFolder, { recursive: true });
  },
);

test.skipIf(process.getuid?.() !== 0)("runs as who made the cluster when root starts it", async () => {
  const account = { uid: 65_533, gid: 65_533 };
  await copyClusterTemplate(dataDir);
  execFileSync("chown", ["-R", `${account.uid}:${account.gid}`, dataDir]);
  const store = await openStore({ dataDir }, options);
  expect(statSync(`/proc/${await serverPid()}`)).toMatchObject(account);
  await store.close();
});
