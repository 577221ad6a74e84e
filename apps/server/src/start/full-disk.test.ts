import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { graphql } from "../client/generated/gql.ts";
import { ServerClient } from "../client/server-client.ts";

const main = fileURLToPath(import.meta.resolve("../main.ts"));
const folder = mkdtempSync(join(tmpdir(), "pharos-full-disk-"));
chmodSync(folder, 0o755);
const dataDir = join(folder, "data");
const megabyte = 1024 * 1024;
const startMsMax = 300_000;
/** Disks are looked at every five seconds. */
const patience = { timeout: 60_000, interval: 500 };

/** A small disk of our own, which takes root on Linux. */
function canMount(): boolean {
  mkdirSync(dataDir, { mode: 0o755 });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=700m,mode=0755", "tmpfs", dataDir], { stdio: "ignore" });
    return true;
  } catch {
    rmdirSync(dataDir);
    return false;
  }
}

const isMounted = canMount();
let pharos: ChildProcess | undefined;
let url = "";

beforeAll(async () => {
  if (!isMounted) return;
  pharos = spawn(process.execPath, [main, "start", "--data-dir", dataDir, "--port", "0"], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PHAROS_WORKERS: "1" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  for await (const line of createInterface({ input: pharos.stdout as NodeJS.ReadableStream })) {
    const ready = /^Pharos is ready at (\S+)$/.exec(line)?.[1];
    if (!ready) continue;
    url = ready;
    break;
  }
}, startMsMax);
afterAll(async () => {
  if (pharos) {
    pharos.kill("SIGTERM");
    if (pharos.exitCode === null) await once(pharos, "exit");
  }
  if (isMounted) execFileSync("umount", ["-l", dataDir]);
  rmSync(folder, { recursive: true, force: true });
}, startMsMax);

const createDocument = graphql(`mutation CreateDoors($input: CreateHttpSourceInput!) {
  createHttpSource(input: $input) { logSource { integrationId } }
}`);
const listDocument = graphql(`query ListLabels($input: SourcesInput!) {
  sources(input: $input) { edges { node { integrationLabel } } }
}`);

async function createSource(client: ServerClient): Promise<string> {
  const { createHttpSource } = await client.graphql(createDocument, {
    input: { label: "Doors", logTypes: ["AWS.ALB"], logStreamType: "Lines", auth: { method: "None" } },
  });
  return createHttpSource.logSource.integrationId;
}

test.skipIf(!isMounted)(
  "on a full disk no logs are taken and everything else goes on, until there is room again",
  async () => {
    const client = new ServerClient({ dataDir });
    const sourceId = await createSource(client);
    const deliver = () => fetch(`${url}/http/${sourceId}?failures=accept`, { method: "POST", body: "a line\n" });
    const readiness = async () => {
      const answer = await fetch(`${url}/readyz`);
      return { status: answer.status, text: await answer.text() };
    };
    // Taken, and kept with the reason why it is no AWS.ALB.
    expect((await deliver()).status).toBe(200);

    // Less than the reserve of 5 %.
    const { bavail, bsize } = statfsSync(dataDir);
    const filler = join(dataDir, "filler");
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 20 * megabyte), { mode: 0o600 });
    await expect.poll(async () => (await deliver()).status, patience).toBe(503);
    const refused = await deliver();
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(await refused.json()).toMatchObject({
      message:
        "The disk is almost full, so Pharos is not accepting logs. This delivery was not stored. Send it again in 60 s.",
    });
    const full = await readiness();
    expect(full.status).toBe(503);
    expect(JSON.parse(full.text)).toMatchObject({ disk: "full", store: "ok", lake: "ok" });
    expect(full.text).not.toContain(dataDir);
    expect(await client.graphql(listDocument, { input: {} })).toMatchObject({
      sources: { edges: [{ node: { integrationLabel: "Doors" } }] },
    });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);

    rmSync(filler);
    await expect.poll(async () => (await deliver()).status, patience).toBe(200);
    expect((await readiness()).status).toBe(200);
  },
  startMsMax,
);

test.skipIf(isMounted)("is not tried on a full disk here: a small one takes root and tmpfs", () => {
  expect(isMounted).toBe(false);
});
