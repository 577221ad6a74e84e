import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Rule } from "@pharos/domain";
import { loadOrCreateKeyFile, openStore } from "@pharos/store";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const main = fileURLToPath(import.meta.resolve("../main.ts"));
const isRoot = process.getuid?.() === 0;
/** A machine that runs other tests besides takes its time. */
const startMsMax = 300_000;

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly said: string[];
}

function spawnPharos(dataDir: string, args: readonly string[]): ChildProcess {
  // The mask of a careless shell.
  const command = 'umask 000; exec "$@"';
  return spawn("/bin/sh", ["-c", command, "sh", process.execPath, main, "start", "--data-dir", dataDir, ...args], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PHAROS_WORKERS: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function startPharos(dataDir: string, args: readonly string[] = []): Promise<Running> {
  const child = spawnPharos(dataDir, ["--port", "0", ...args]);
  const said: string[] = [];
  child.stderr?.on("data", (part: Buffer) => said.push(part.toString()));
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    said.push(`${line}\n`);
    const url = /^Pharos is ready at (\S+)$/.exec(line)?.[1];
    if (url) return { child, url, said };
  }
  throw new Error(`Pharos did not start:\n${said.join("")}`);
}

async function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, "exit");
  return child.exitCode;
}

/** What a start that fails writes to standard error, and its exit code. */
async function failedStart(dataDir: string, args: readonly string[]) {
  const child = spawnPharos(dataDir, args);
  let errors = "";
  child.stderr?.on("data", (part: Buffer) => {
    errors += part.toString();
  });
  await once(child, "close");
  return {
    code: child.exitCode,
    message: errors
      .split("\n")
      .filter((line) => !line.startsWith("{"))
      .join("\n")
      .trim(),
  };
}

function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pharos-start-"));
  // Where other accounts may pass through, as below /var/lib.
  chmodSync(folder, 0o755);
  return folder;
}

/** Everything below the folder, without what symbolic links lead to. */
function entriesOf(folder: string): { path: string; mode: number; uid: number }[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((path) => {
    const stats = lstatSync(join(folder, path), { throwIfNoEntry: false });
    return stats && !stats.isSymbolicLink() ? [{ path, mode: stats.mode & 0o777, uid: stats.uid }] : [];
  });
}

describe("a Pharos that runs", () => {
  const dataDir = newDataFolder();
  let pharos: Running;
  beforeAll(async () => {
    // Shipped rules wait for logs, and Python runs for rules only.
    await addRule(dataDir, { id: "Never.Matches", body: "def rule(event):\n    return False\n" });
    pharos = await startPharos(dataDir);
  }, startMsMax);
  afterAll(async () => {
    pharos.child.kill("SIGKILL");
    await endOf(pharos.child);
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("has no file or folder that other users may read, whatever the mask it was started with", () => {
    expect(statSync(dataDir).mode & 0o777).toBe(isRoot ? 0o711 : 0o700);
    expect(entriesOf(dataDir).filter(({ mode }) => (mode & 0o077) !== 0)).toEqual([]);
  });

  test.skipIf(!isRoot)("runs no child process as root", () => {
    const children = childrenOf(pharos.child.pid ?? 0).filter(isAlive);
    // The lake's engine, PostgreSQL, and the Python of the pipeline.
    expect(new Set(children.map((pid) => statSync(`/proc/${pid}`).uid))).toEqual(new Set([60_900, 60_901, 60_902]));
  });

  test.skipIf(!isRoot)("runs PostgreSQL under an account of its own, which owns nothing but its cluster", () => {
    const pid = Number.parseInt(readFileSync(join(dataDir, "postgres", "data", "postmaster.pid"), "utf8"), 10);
    expect(statSync(`/proc/${pid}`)).toMatchObject({ uid: 60_900, gid: 60_900 });
    const owned = entriesOf(dataDir).filter(({ uid }) => uid === 60_900);
    expect(owned.filter(({ path }) => !path.startsWith("postgres"))).toEqual([]);
  });

  test("is alive and ready, part by part", async () => {
    expect(await (await fetch(`${pharos.url}/healthz`)).json()).toEqual({ status: "ok" });
    const readiness = async () => {
      const answer = await fetch(`${pharos.url}/readyz`);
      // Also while the lake is opening.
      expect(answer.status).toBe(200);
      return answer.json();
    };
    await expect.poll(readiness, { timeout: startMsMax }).toEqual({
      status: "ready",
      store: "ok",
      lake: "ok",
      pipeline: "ok",
      disk: "ok",
      lakeWriter: "ok",
      rulesNotRunning: 0,
    });
  });

  test(
    "refuses a port that it has itself, in one sentence with the setting",
    async () => {
      const other = newDataFolder();
      const { port } = new URL(pharos.url);
      const { code, message } = await failedStart(other, ["--port", port]);
      expect({ code, message }).toEqual({
        code: 1,
        message: `pharos: Another program listens on 127.0.0.1, port ${port}. Stop it, or choose another port with PHAROS_PORT or --port.`,
      });
      rmSync(other, { recursive: true, force: true });
    },
    startMsMax,
  );

  test("ends within ten seconds of SIGTERM and leaves no process behind", async () => {
    const children = childrenOf(pharos.child.pid ?? 0);
    expect(children.length).toBeGreaterThan(0);
    const startedMs = performance.now();
    pharos.child.kill("SIGTERM");
    expect(await endOf(pharos.child)).toBe(0);
    expect(performance.now() - startedMs).toBeLessThan(10_000);
    await expect.poll(() => children.filter(isAlive), { timeout: 5_000 }).toEqual([]);
  });
});

/** On Linux; elsewhere none are known. */
function childrenOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number),
  );
}

function isAlive(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8") !== "";
  } catch {
    return false;
  }
}

/** Never comes back, and writes all the time, so that it is not taken for silent. */
const hangingBody = `import os
while True:
    try:
        while True:
            os.write(1, b"P")
    except BaseException:
        pass

def rule(event):
    return True
`;

async function addRule(dataDir: string, rule: Partial<Rule>): Promise<void> {
  const secretKey = await loadOrCreateKeyFile(join(dataDir, "secret.key"));
  const store = await openStore({ dataDir }, { secretKey, account: { uid: 60_900, gid: 60_900 } });
  await store.detections.put(aRule(rule));
  await store.close();
}

function aRule(change: Partial<Rule>): Rule {
  return {
    id: "Hangs.AtLoad",
    kind: "RULE",
    displayName: "",
    enabled: true,
    severity: "MEDIUM",
    logTypes: ["AWS.CloudTrail"],
    description: "",
    reference: "",
    runbook: "",
    tags: [],
    reports: {},
    dedupPeriodMinutes: 60,
    threshold: 1,
    createAlert: true,
    summaryAttributes: [],
    outputIds: [],
    body: "",
    tests: [],
    managed: false,
    createdAt: new Date(0),
    lastModified: new Date(0),
    ...change,
  };
}

describe("with a rule that hangs as it is loaded, Pharos", () => {
  const dataDir = newDataFolder();
  beforeAll(async () => {
    // The key and the database are made first, as by a start of before.
    await addRule(dataDir, { body: hangingBody });
  }, startMsMax);
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test(
    "starts in safe mode without it, and says so",
    async () => {
      const { child, url, said } = await startPharos(dataDir, ["--safe-mode"]);
      expect(said.join("")).toMatch(/^Safe mode: .* start without --safe-mode\.$/m);
      expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
        status: "ready",
        isSafeMode: true,
        rulesNotRunning: 0,
      });
      child.kill("SIGTERM");
      expect(await endOf(child)).toBe(0);
    },
    startMsMax,
  );

  test(
    "says what it waits for without safe mode, and ends within ten seconds of SIGTERM meanwhile",
    async () => {
      const child = spawnPharos(dataDir, ["--port", "0"]);
      const lines = createInterface({ input: child.stderr as NodeJS.ReadableStream });
      const said: string[] = [];
      const isWaiting = new Promise<void>((resolve) => {
        lines.on("line", (line) => {
          said.push(line);
          if (line.includes("has been waiting for Python to load the rules")) resolve();
        });
      });
      await isWaiting;
      const startedMs = performance.now();
      child.kill("SIGTERM");
      expect(await endOf(child)).toBe(0);
      expect(performance.now() - startedMs).toBeLessThan(10_000);
      expect(said.filter((line) => line.startsWith("pharos:"))).toEqual([]);
    },
    startMsMax,
  );

  test(
    "starts without safe mode as well, sets the rule aside and counts it",
    async () => {
      const { child, url } = await startPharos(dataDir);
      const readiness = await (await fetch(`${url}/readyz`)).json();
      child.kill("SIGTERM");
      await endOf(child);
      expect(readiness).toMatchObject({ status: "ready", rulesNotRunning: 1 });
    },
    startMsMax,
  );
});
