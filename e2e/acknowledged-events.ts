import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import type { RunningPharos } from "./running-pharos.ts";

const senders = 4;
const eventsPerChunk = 50;
const attackEvery = 5;
const ruleId = "AWS.CloudTrail.TrailStopped";

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** Returns where CloudTrail events are sent to. */
export async function createTrail(pharos: RunningPharos): Promise<string> {
  const what = ["--label", "Trail", "--log-type", "AWS.CloudTrail", "--stream-type", "JSON", "--auth", "None"];
  return (JSON.parse(await pharos.command("source", "create", "http", ...what, "--json")) as { url: string }).url;
}

/** Senders that repeat each chunk until it is acknowledged, whatever happens to the server meanwhile. */
export class ChunkSenders {
  readonly #url: string;
  readonly #sending: Promise<unknown>;
  #isOver = false;
  #chunks = 0;

  constructor(url: string) {
    this.#url = url;
    this.#sending = Promise.all(Array.from({ length: senders }, (_, sender) => this.#send(sender)));
  }

  /** Acknowledged so far. */
  get events(): number {
    return this.#chunks * eventsPerChunk;
  }

  /** Resolves when what is under way is acknowledged. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#sending;
  }

  async #send(sender: number): Promise<void> {
    for (let chunk = 0; !this.#isOver; chunk++) {
      const key = `${sender}-${chunk}`;
      const lines = Array.from({ length: eventsPerChunk }, (_, i) =>
        cloudTrailLine(`${key}-${i}`, i % attackEvery === 0),
      );
      while (!(await this.#isAcknowledged(key, lines.join("\n")))) await wait(50);
      this.#chunks += 1;
    }
  }

  async #isAcknowledged(key: string, body: string): Promise<boolean> {
    const headers = { "idempotency-key": key };
    // A frozen process keeps its connections and answers nothing.
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(this.#url, { method: "POST", body, headers, signal }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    return answer?.status === 200;
  }
}

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

interface Kept {
  readonly rows: number;
  readonly ids: number;
}

/** Rows of the lake and how many different events they are. */
export async function countRows(pharos: RunningPharos): Promise<Kept> {
  return count(pharos, "pharos_logs.public.aws_cloudtrail");
}

async function count(pharos: RunningPharos, from: string): Promise<Kept> {
  const sql = `SELECT count() AS rows, uniqExact(eventID) AS ids FROM ${from}`;
  return JSON.parse(await pharos.command("query", sql, "--json")) as Kept;
}

/** Lake, matches, alerts and ledger hold each of so many events exactly once. */
export async function expectExactly(pharos: RunningPharos, events: number): Promise<void> {
  const soon = { timeout: 60_000 };
  const matches = `pharos_rule_matches.public.aws_cloudtrail WHERE p_rule_id = '${ruleId}'`;
  const attacks = events / attackEvery;
  // What was acknowledged just before the end may be on its way to the lake.
  await expect.poll(() => countRows(pharos), soon).toEqual({ rows: events, ids: events });
  await expect.poll(() => count(pharos, matches), soon).toEqual({ rows: attacks, ids: attacks });
  const alerts = (await pharos.command("alerts", "list", "--rule", ruleId, "--json")).trim().split("\n");
  const alerted = alerts
    .map((line) => (JSON.parse(line) as { eventCount: number }).eventCount)
    .reduce((a, b) => a + b, 0);
  expect(alerted).toBe(attacks);
  const ledger = await readLedger(pharos);
  expect(ledger).toMatchObject({ stored: events, failed: 0 });
  expect(ledger.received).toBe(events + (ledger.repeated ?? 0));
}

/** Received, stored, failed, dropped and repeated events of the one source. */
export async function readLedger(pharos: RunningPharos): Promise<Record<string, number>> {
  const source = await pharos.command("source", "list", "--json");
  return (JSON.parse(source) as { counts: Record<string, number> }).counts;
}
