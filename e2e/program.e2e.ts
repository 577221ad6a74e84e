import { execFileSync } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { RunningPharos } from "./running-pharos.ts";

let pharos: RunningPharos;
test.beforeAll(async () => {
  pharos = await RunningPharos.start();
});
test.afterAll(() => pharos.discard());

const createSource = async (label: string) => {
  const args = ["--label", label, "--log-type", "AWS.CloudTrail", "--stream-type", "JSON", "--auth", "None", "--json"];
  return JSON.parse(await pharos.command("source", "create", "http", ...args)) as { id: string; url: string };
};
const event = (id: string) =>
  JSON.stringify({
    eventVersion: "1.08",
    eventID: id,
    eventTime: "2026-03-01T10:00:00Z",
    eventSource: "ec2.amazonaws.com",
    eventName: "DescribeInstances",
    awsRegion: "eu-central-1",
    userIdentity: { type: "IAMUser", accountId: "111122223333" },
    recipientAccountId: "111122223333",
  });

test("tells that it lives, that it is ready, and its measures", async () => {
  expect((await fetch(`${pharos.url}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${pharos.url}/readyz`)).json()).toEqual({
    status: "ready",
    store: "ok",
    lake: "ok",
    lakeWriter: "ok",
    pipeline: "ok",
    disk: "ok",
    rulesNotRunning: 0,
  });
  expect((await fetch(`${pharos.url}/metrics`)).status).toBe(401);
  const created = await pharos.command(
    "token",
    "create",
    "--name",
    "prometheus",
    "--permission",
    "SummaryRead",
    "--json",
  );
  const headers = { authorization: `Bearer ${(JSON.parse(created) as { token: string }).token}` };
  const measures = await fetch(`${pharos.url}/metrics`, { headers });
  expect(await measures.text()).toContain('pharos_events_total{outcome="received"}');
});

test("sends strict headers with every page", async () => {
  const { headers } = await fetch(pharos.url, { headers: { accept: "text/html" } });
  expect(headers.get("content-security-policy")).toContain("default-src 'self'");
  expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
});

test("refuses a second process on the same data folder, and names the first", async () => {
  await expect(RunningPharos.start({ dataDir: pharos.dataDir })).rejects.toThrow(`process ${pharos.pid}`);
});

test("keeps its socket and its key for their owner alone", async () => {
  for (const name of ["pharos.sock", "secret.key"]) {
    expect((await stat(join(pharos.dataDir, name))).mode & 0o777, name).toBe(0o600);
  }
});

test("works for a command line elsewhere, as far as its token reaches", async () => {
  const created = await pharos.command(
    "token",
    "create",
    "--name",
    "reader",
    "--permission",
    "LogSourceRead",
    "--json",
  );
  const { token } = JSON.parse(created) as { token: string };
  const elsewhere = ["--url", pharos.url, "--token", token];
  await createSource("Reached");
  expect(await pharos.command("source", "list", ...elsewhere)).toContain("Reached");
  await expect(pharos.command("alerts", "list", ...elsewhere)).rejects.toThrow(/AlertRead/);
  await expect(pharos.command("source", "list", "--url", pharos.url, "--token", "wrong")).rejects.toThrow(
    /The API token is not valid/,
  );
});

test("survives the crash of its database", async () => {
  const { url } = await createSource("Crash");
  const postgres = execFileSync("pgrep", ["-P", String(pharos.pid), "-f", "postgres"], { encoding: "utf8" })
    .trim()
    .split("\n")[0];
  process.kill(Number(postgres), "SIGKILL");
  await expect
    .poll(
      async () =>
        (await fetch(url, { method: "POST", body: event("after-crash"), headers: { "idempotency-key": "crash" } }))
          .status,
      { timeout: 30_000 },
    )
    .toBe(200);
});

test("finishes what it accepted before it stops", async () => {
  const { url } = await createSource("Last");
  const sent = Array.from({ length: 20 }, (_, i) =>
    fetch(url, { method: "POST", body: Array.from({ length: 500 }, (_, j) => event(`last-${i}-${j}`)).join("\n") })
      .then((answer) => answer.status)
      .catch(() => 0),
  );
  await wait(150);
  await pharos.stop();
  const acknowledged = (await Promise.all(sent)).filter((status) => status === 200).length;
  pharos = await RunningPharos.start({ dataDir: pharos.dataDir });
  const stored = JSON.parse(
    await pharos.command(
      "query",
      "SELECT count() AS rows FROM pharos_logs.public.aws_cloudtrail WHERE startsWith(eventID, 'last-')",
      "--json",
    ),
  );
  expect(acknowledged).toBeGreaterThan(0);
  expect(stored).toEqual({ rows: acknowledged * 500 });
});

test("starts after a first start that was killed half-way", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "pharos-half-"));
  for (const afterMs of [150, 400, 800, 1_400]) {
    const starting = RunningPharos.start({
      dataDir,
      onSpawn: (child) => void wait(afterMs).then(() => child.kill("SIGKILL")),
    });
    await starting.then((running) => running.kill()).catch(() => undefined);
  }
  const started = await RunningPharos.start({ dataDir });
  expect((await fetch(`${started.url}/readyz`)).status).toBe(200);
  await started.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("creates the first administrator unattended", async () => {
  const unattended = await RunningPharos.start({
    environment: { PHAROS_ADMIN_EMAIL: "ada@meridian.example", PHAROS_ADMIN_PASSWORD: "Lighthouse-keeper-7" },
  });
  expect(unattended.firstAdminUrl).toBeUndefined();
  const answer = await fetch(`${unattended.url}/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "ada@meridian.example", password: "Lighthouse-keeper-7" }),
  });
  expect(await answer.json()).toMatchObject({ status: "SIGNED_IN" });
  await unattended.discard();
});
