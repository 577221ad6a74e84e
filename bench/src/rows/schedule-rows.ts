import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DetectionCommon, SavedQuery } from "@pharos/domain";
import { openLake } from "@pharos/lake";
import {
  checkPolicies,
  LakeWriter,
  MatchCommitter,
  openEngineOnDemand,
  openQueryCompiler,
  QueryRunner,
  runDueQueries,
} from "@pharos/pipeline";
import { openStore, type Store } from "@pharos/store";
import { type BenchRow, perSecond } from "../table.ts";

const resources = 10_000;
const putAtOnce = 500;
const policies = 10;
const queryRows = 10_000;
const rules = 5;

/** What runs on a schedule: policies over resources, and the rows of a query through its rules; all of it durable. */
export async function scheduleRows(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "pharos-bench-"));
  const [store, lake] = await Promise.all([
    openStore({ dataDir: folder }, { secretKey: new Uint8Array(32) }),
    openLake({ path: join(folder, "lake") }),
  ]);
  await lake.ensureTables([]);
  const clock = () => new Date();
  const onProblem = (what: string, error: unknown) => {
    throw new Error(what, { cause: error });
  };
  const engine = openEngineOnDemand({ store, cacheFolder: join(tmpdir(), "pharos-bench-cache"), clock, onProblem });
  const lakeWriter = await LakeWriter.start({ store, lake, instanceId: "bench", clock, onProblem });
  const committer = await MatchCommitter.start({ store, lakeWriter, clock });
  const queries = new QueryRunner({ store, lake, compile: openQueryCompiler(lake, store), clock, onProblem });
  const work = { store, lake, queries, engine, commitMatches: committer.commit, clock };
  try {
    await addContent(store);
    // Starts Python.
    await engine.use(async () => undefined);
    const checking = await secondsOf(() => checkPolicies(work));
    const querying = await secondsOf(() => runDueQueries(work));
    return [
      row(
        `${resources.toLocaleString("en")} resources checked by ${policies} policies, pairs`,
        resources * policies,
        checking,
      ),
      row(`scheduled query, rows through ${rules} rules, every second one matches`, queryRows, querying),
    ];
  } finally {
    await queries.stop();
    await engine.stop();
    await committer.stop();
    await lakeWriter.stop();
    await lake.close();
    await store.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

function row(what: string, count: number, seconds: number): BenchRow {
  return { what, figure: perSecond(count / seconds), target: "", isReached: true };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function addContent(store: Store): Promise<void> {
  const now = new Date();
  for (let index = 0; index < policies; index++) {
    const body = `def policy(resource):\n    return resource["Number"] % 20 != ${index} and bool(resource["Tags"])`;
    const types = { resourceTypes: ["AWS.S3.Bucket"], suppressions: [] };
    await store.detections.create({ ...aDetection(`Policy.${index}`), kind: "POLICY", ...types, body, tests: [] });
  }
  for (let index = 0; index < rules; index++) {
    const grouping = { dedupPeriodMinutes: 60, threshold: 1, createAlert: true, summaryAttributes: [] };
    const body = "def rule(event):\n    return event['n'] % 2 == 0\n\ndef dedup(event):\n    return 'even'";
    const feeds = { logTypes: [], scheduledQueries: [numbers.name] };
    const rule = { ...aDetection(`Rule.${index}`), kind: "SCHEDULED_RULE" as const, ...grouping, ...feeds };
    await store.detections.create({ ...rule, body, tests: [] });
  }
  await store.savedQueries.put(numbers, undefined, now);
  for (let first = 0; first < resources; first += putAtOnce) {
    await store.resources.put(
      Array.from({ length: putAtOnce }, (_, index) => aBucket(first + index)),
      now,
    );
  }
}

const numbers: SavedQuery = {
  name: "Numbers",
  description: "",
  tags: [],
  sql: `SELECT number AS n, toString(number) AS text FROM numbers(${queryRows})`,
  lookbackSeconds: undefined,
  schedule: { rateMinutes: 60, timeoutMinutes: 5 },
  enabled: true,
  email: undefined,
};

function aDetection(id: string): Omit<DetectionCommon, "kind"> {
  const texts = { displayName: id, description: "", reference: "", runbook: "" };
  const lists = { tags: [], reports: {}, outputIds: [] };
  const dates = { createdAt: new Date(), lastModified: new Date() };
  return { id, enabled: true, severity: "LOW", managed: false, ...texts, ...lists, ...dates };
}

function aBucket(index: number) {
  const name = `bucket-${index}`;
  const policy = JSON.stringify({
    Statement: Array.from({ length: 10 }, () => ({ Effect: "Allow", Action: "s3:Get*" })),
  });
  const attributes = { Number: index, Name: name, AccountId: "123456789012", Tags: { team: "a" }, Policy: policy };
  return { id: `arn:aws:s3:::${name}`, type: "AWS.S3.Bucket", attributes };
}
