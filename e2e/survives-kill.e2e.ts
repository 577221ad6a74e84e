import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { RunningPharos } from "./running-pharos.ts";

const kills = 20;
const senders = 4;
const eventsPerChunk = 50;

/** Every fifth event stops a trail, which a shipped rule reports: alerts are counted as exactly as rows. */
function cloudTrailLine(id: string, isAttack: boolean): string {
  return JSON.stringify({
    eventVersion: "1.08",
    eventID: id,
    eventTime: new Date().toISOString().replace(/\.\d+/, ""),
    eventSource: isAttack ? "cloudtrail.amazonaws.com" : "ec2.amazonaws.com",
    eventName: isAttack ? "StopLogging" : "DescribeInstances",
    awsRegion: "eu-central-1",
    sourceIPAddress: "198.51.100.7",
    userAgent: "aws-cli/2.15",
    userIdentity: {
      type: "IAMUser",
      principalId: "AIDAEXAMPLE",
      arn: "arn:aws:iam::111122223333:user/mallory",
      accountId: "111122223333",
      userName: "mallory",
    },
    requestParameters: isAttack ? { name: "main-trail" } : null,
    responseElements: null,
    eventType: "AwsApiCall",
    recipientAccountId: "111122223333",
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** Sends chunk after chunk, each until it is acknowledged, whatever happens to the server meanwhile. */
async function sendUntil(isOver: () => boolean, sender: number, url: string): Promise<number> {
  let chunk = 0;
  while (!isOver()) {
    const name = `${sender}-${chunk}`;
    const body = Array.from({ length: eventsPerChunk }, (_, i) => cloudTrailLine(`${name}-${i}`, i % 5 === 0)).join(
      "\n",
    );
    for (;;) {
      const answer = await fetch(url, { method: "POST", body, headers: { "idempotency-key": name } }).catch(
        () => undefined,
      );
      if (answer?.status === 200) break;
      await wait(50);
    }
    chunk += 1;
  }
  return chunk;
}

test("a program that is killed twenty times loses nothing acknowledged and doubles nothing", async () => {
  test.setTimeout(600_000);
  const dataDir = await mkdtemp(join(tmpdir(), "pharos-kill-"));
  const environment = { PHAROS_PORT: String(await freePort()) };
  const start = () => RunningPharos.start({ dataDir, environment, keepsPort: true });
  let pharos = await start();
  const args = [
    "--label",
    "Trail",
    "--log-type",
    "AWS.CloudTrail",
    "--stream-type",
    "JSON",
    "--auth",
    "None",
    "--json",
  ];
  const { url } = JSON.parse(await pharos.command("source", "create", "http", ...args)) as { url: string };

  let isOver = false;
  const sending = Promise.all(Array.from({ length: senders }, (_, sender) => sendUntil(() => isOver, sender, url)));
  for (let kill = 0; kill < kills; kill++) {
    await wait(100 + Math.random() * 1_200);
    await pharos.kill();
    pharos = await start();
  }
  isOver = true;
  const chunks = (await sending).reduce((sum, n) => sum + n, 0);
  const events = chunks * eventsPerChunk;

  const query = async (sql: string) =>
    JSON.parse(await pharos.command("query", sql, "--json")) as Record<string, unknown>;
  const rows = await query("SELECT count() AS rows, uniqExact(eventID) AS ids FROM pharos_logs.public.aws_cloudtrail");
  expect(rows).toEqual({ rows: events, ids: events });
  const matches = await query(
    "SELECT count() AS rows, uniqExact(eventID) AS ids FROM pharos_rule_matches.public.aws_cloudtrail WHERE p_rule_id = 'AWS.CloudTrail.TrailStopped'",
  );
  expect(matches).toEqual({ rows: events / 5, ids: events / 5 });
  const alerts = (await pharos.command("alerts", "list", "--rule", "AWS.CloudTrail.TrailStopped", "--json"))
    .trim()
    .split("\n");
  const alerted = alerts
    .map((line) => (JSON.parse(line) as { eventCount: number }).eventCount)
    .reduce((a, b) => a + b, 0);
  expect(alerted).toBe(events / 5);
  const source = JSON.parse(await pharos.command("source", "list", "--json")) as { counts: Record<string, number> };
  expect(source.counts).toMatchObject({ stored: events, failed: 0 });
  expect(source.counts.received).toBe(events + (source.counts.repeated ?? 0));

  await pharos.stop();
  await rm(dataDir, { recursive: true, force: true });
});
