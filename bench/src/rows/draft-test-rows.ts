import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { administrator, signIn } from "../administrator.ts";
import { cloudTrailLines } from "../cloudtrail-events.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import { type BenchRow, median } from "../table.ts";

const testCount = 5;
const changes = 40;
/** The first texts start Python and fill its caches. */
const warmUps = 5;
/** How long the console waits for the next key: apps/console/src/features/detections/edit/tests/use-test-runs.ts. */
const pauseMs = 120;
const targetMs = 300;

const testing = `mutation ($input: DetectionDraftInput!) { testDetections(input: $input) {
  results { name passed error functions } problems { file line column message } } }`;

/** From the last key to the results of a rule's tests: each time another text, in a Python that is warm. */
export async function draftTestRows(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "pharos-bench-draft-"));
  const environment = { PHAROS_ADMIN_EMAIL: administrator.email, PHAROS_ADMIN_PASSWORD: administrator.password };
  const server = await startServer(folder, { environment });
  try {
    const token = await signIn(server);
    const times: number[] = [];
    for (let change = 0; change < warmUps + changes; change++) {
      const ms = await msToTest(server, token, `"Change${change}"`);
      if (change >= warmUps) times.push(ms + pauseMs);
    }
    const [middle, longest] = [median(times), Math.max(...times)];
    return [
      {
        what: `from a key to the results of a rule's ${testCount} tests, ${pauseMs} ms of which wait for the next key; median of ${changes}, the longest ${Math.round(longest)} ms`,
        figure: `${Math.round(middle)} ms`,
        target: `≤ ${targetMs} ms`,
        isReached: middle <= targetMs,
      },
    ];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function msToTest({ url }: RunningServer, token: string, expected: string): Promise<number> {
  const python = `def rule(event):\n    return event.get("eventName") != ${expected}\n\n\ndef title(event):\n    return f"{event.deep_get('userIdentity', 'arn')} did {event.get('eventName')}"\n`;
  const body = JSON.stringify({ query: testing, variables: { input: { yaml, python } } });
  const begun = performance.now();
  const response = await fetch(`${url}/internal/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}`, origin: url },
    body,
  });
  const answer = (await response.json()) as { data?: { testDetections: { results: { passed: boolean }[] } } };
  const ms = performance.now() - begun;
  const results = answer.data?.testDetections.results ?? [];
  if (results.length !== testCount || results.some(({ passed }) => !passed)) throw new Error(JSON.stringify(answer));
  return ms;
}

const yaml = JSON.stringify({
  AnalysisType: "rule",
  RuleID: "Bench.Draft",
  Enabled: true,
  Severity: "High",
  LogTypes: ["AWS.CloudTrail"],
  Tests: cloudTrailLines(testCount, 1).map((line, index) => ({
    Name: `test ${index}`,
    ExpectedResult: true,
    Log: JSON.parse(line) as object,
  })),
});
