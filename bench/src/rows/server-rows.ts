import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type RunningServer, startServer } from "../running-server.ts";
import { type BenchRow, median, percentile } from "../table.ts";

const requestsPerSecond = 20;
const eventsPerRequest = 50;
const seconds = 15;
const megabyte = 1024 * 1024;

/** The program as people start it: how soon it is ready, what it needs while idle, how soon an event is an alert. */
export async function serverRows(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "pharos-bench-server-"));
  try {
    await (await startServer(folder)).stop();
    const readyTimes: number[] = [];
    for (let i = 0; i < 4; i++) {
      const again = await startServer(folder);
      readyTimes.push(again.readyMs);
      await again.stop();
    }
    const server = await startServer(folder);
    readyTimes.push(server.readyMs);
    await wait(10_000);
    const idle = server.memoryBytes() / megabyte;
    const latencies = await alertLatencies(server);
    await server.stop();
    const ready = median(readyTimes);
    const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
    return [
      {
        what: "warm start of the program to its ready line",
        figure: `${(ready / 1000).toFixed(2)} s`,
        target: "≤ 4 s",
        isReached: ready <= 4_000,
      },
      {
        what: "idle memory, all processes",
        figure: `${Math.round(idle)} MB`,
        target: "< 700 MB",
        isReached: idle < 700,
      },
      {
        what: "event sent → alert visible, 1,000 events/s over HTTP, p50",
        figure: `${Math.round(p50)} ms`,
        target: "",
        isReached: true,
      },
      {
        what: "event sent → alert visible, 1,000 events/s over HTTP, p99",
        figure: `${Math.round(p99)} ms`,
        target: "< 1,000 ms",
        isReached: p99 < 1_000,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from sending a request to seeing the alert of its one attack through the public API. */
async function alertLatencies(server: RunningServer): Promise<number[]> {
  const source = JSON.parse(
    await server.command(
      "source",
      "create",
      "http",
      "--label",
      "Bench",
      "--log-type",
      "AWS.CloudTrail",
      "--stream-type",
      "JSON",
      "--auth",
      "None",
      "--json",
    ),
  ) as { url: string };
  const { token } = JSON.parse(
    await server.command("token", "create", "--name", "bench", "--permission", "AlertRead", "--json"),
  ) as { token: string };
  const latencies: Promise<number>[] = [];
  for (let i = 0; i < seconds * requestsPerSecond; i++) {
    latencies.push(oneLatency(server.url, source.url, token, i));
    await wait(1000 / requestsPerSecond);
  }
  return (await Promise.all(latencies)).slice(requestsPerSecond);
}

async function oneLatency(url: string, sourceUrl: string, token: string, request: number): Promise<number> {
  const start = performance.now();
  const trail = `trail-${request}-of-the-bench`;
  const answer = await fetch(sourceUrl, { method: "POST", body: bodyOf(request, trail) });
  if (answer.status !== 200) throw new Error(`The source answered ${answer.status}: ${await answer.text()}`);
  for (;;) {
    const found = await fetch(`${url}/public/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": token },
      body: JSON.stringify({
        query: "query ($input: AlertsInput!) { alerts(input: $input) { totalCount } }",
        variables: { input: { nameContains: trail, pageSize: 1 } },
      }),
    });
    const body = (await found.json()) as { data?: { alerts: { totalCount: number } } };
    if ((body.data?.alerts.totalCount ?? 0) > 0) return performance.now() - start;
    if (performance.now() - start > 30_000) throw new Error(`No alert for ${trail}: ${JSON.stringify(body)}`);
    await wait(5);
  }
}

function bodyOf(request: number, trail: string): string {
  const account = String(100_000_000_000 + request);
  return Array.from({ length: eventsPerRequest }, (_, i) =>
    JSON.stringify({
      eventVersion: "1.08",
      eventID: `${request}-${i}`,
      eventTime: new Date().toISOString().replace(/\.\d+/, ""),
      eventSource: i === 0 ? "cloudtrail.amazonaws.com" : "ec2.amazonaws.com",
      eventName: i === 0 ? "StopLogging" : "DescribeInstances",
      awsRegion: "eu-central-1",
      sourceIPAddress: "198.51.100.7",
      userAgent: "aws-cli/2.15",
      userIdentity: {
        type: "IAMUser",
        arn: `arn:aws:iam::${account}:user/bench-${request}`,
        accountId: account,
        userName: `bench-${request}`,
      },
      requestParameters: i === 0 ? { name: trail } : null,
      responseElements: null,
      eventType: "AwsApiCall",
      recipientAccountId: account,
    }),
  ).join("\n");
}
