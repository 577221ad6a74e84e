import { expect, test } from "vitest";
import { judgeLiveness, judgeReadiness, type Parts } from "./judge-health.ts";

const well: Parts = {
  store: { reason: undefined },
  lake: { reason: undefined },
  pipeline: { workers: 2, workersReady: 2, rulesNotRunning: 0, stalledSince: undefined, commitSince: undefined },
  disk: { state: "enough", tightest: undefined },
  lakeWriter: { waitingBytes: 0, behindSeconds: 0, failingSince: undefined },
};
const pipeline = well.pipeline as NonNullable<Parts["pipeline"]>;
const now = new Date("2026-01-01T01:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const away = { reason: "It does not answer.", detail: "connect ECONNREFUSED 10.0.0.1:8123" };
const volume = {
  name: "data folder",
  folder: "/data",
  freeBytes: 512 * 1024 ** 2,
  totalBytes: 100 * 1024 ** 3,
  isReadOnly: false,
};

test.each<[string, Partial<Parts>, boolean, object]>([
  ["is ready when all parts are", {}, false, { status: "ready", store: "ok", lake: "ok", pipeline: "ok" }],
  [
    "is ready while one of two workers starts again",
    { pipeline: { ...pipeline, workersReady: 1 } },
    false,
    { status: "ready" },
  ],
  [
    "is ready though rules do not load, and counts them",
    { pipeline: { ...pipeline, rulesNotRunning: 3 } },
    false,
    { status: "ready", rulesNotRunning: 3 },
  ],
  [
    "is not ready without its database",
    { store: away },
    false,
    { status: "not ready", store: "unreachable", lake: "ok", reasons: { store: away.reason } },
  ],
  [
    "is not ready without its lake",
    { lake: away },
    false,
    { status: "not ready", lake: "unreachable", reasons: { lake: away.reason } },
  ],
  [
    "is not ready without the transport of deliveries, where there is one",
    { transport: away },
    false,
    { status: "not ready", transport: "unreachable", reasons: { transport: away.reason } },
  ],
  ["names a transport that answers", { transport: { reason: undefined } }, false, { status: "ready", transport: "ok" }],
  [
    "is ready while its lake opens, and says so",
    { lake: { reason: undefined, isOpening: true } },
    false,
    { status: "ready", lake: "opening" },
  ],
  [
    "is not ready without a worker",
    { pipeline: { ...pipeline, workersReady: 0 } },
    false,
    { status: "not ready", pipeline: "not ready", reasons: { pipeline: "None of 2 workers has its rules loaded." } },
  ],
  [
    "is ready while a commit takes a minute",
    { pipeline: { ...pipeline, commitSince: ago(60), stalledSince: ago(60) } },
    false,
    { status: "ready" },
  ],
  [
    "is not ready when a commit does not end",
    { pipeline: { ...pipeline, commitSince: ago(61), stalledSince: ago(61) } },
    false,
    {
      pipeline: "not ready",
      reasons: { pipeline: expect.stringMatching(/^The commit that began at 2026-01-01T00:58:59/) },
    },
  ],
  [
    "is not ready when every delivery fails",
    { pipeline: { ...pipeline, stalledSince: ago(90) } },
    false,
    { pipeline: "not ready", reasons: { pipeline: expect.stringMatching(/^No delivery has been stored since/) } },
  ],
  [
    "is not ready without room for logs",
    { disk: { state: "full", tightest: volume } },
    false,
    {
      status: "not ready",
      disk: "full",
      reasons: { disk: "The disk is almost full, so Pharos is not accepting logs." },
    },
  ],
  [
    "is not ready when its disk takes no writes",
    { disk: { state: "readOnly", tightest: volume } },
    false,
    { status: "not ready", disk: "read-only" },
  ],
  [
    "is ready while the disk fills up, and says so",
    { disk: { state: "low", tightest: volume } },
    false,
    { status: "ready", disk: "low" },
  ],
  [
    "is ready while rows wait for the lake, and says so",
    { lakeWriter: { waitingBytes: 1, behindSeconds: 0, failingSince: ago(90) } },
    false,
    { status: "ready", lakeWriter: "failing" },
  ],
  ["says that it is in safe mode", {}, true, { status: "ready", isSafeMode: true }],
])("%s", (_name, parts, isSafeMode, answer) => {
  expect(judgeReadiness({ ...well, ...parts }, { isSafeMode, isForOperator: false, now })).toMatchObject(answer);
});

test("says nothing of a pipeline in a process without one", () => {
  const readiness = judgeReadiness({ ...well, pipeline: undefined }, { isSafeMode: false, isForOperator: false, now });
  expect(readiness).toEqual({ status: "ready", store: "ok", lake: "ok", disk: "ok", lakeWriter: "ok" });
});

test("tells addresses, folders and sizes to operators alone", () => {
  const lakeWriter = { waitingBytes: 5 * 1024 ** 2, behindSeconds: 0, failingSince: ago(90) };
  const parts = { ...well, lake: away, lakeWriter, disk: { state: "low", tightest: volume } } as const;
  const told = (isForOperator: boolean) => judgeReadiness(parts, { isSafeMode: false, isForOperator, now });
  expect(JSON.stringify(told(false))).not.toMatch(/10\.0\.0\.1|\/data|MB/);
  expect(told(true).details).toEqual({
    lake: "connect ECONNREFUSED 10.0.0.1:8123",
    lakeWriter: "Since 2026-01-01T00:58:30.000Z the data lake takes no rows; 5 MB wait in the database.",
    disk: "512 MB of 100.0 GB are free on the disk of the data folder (/data). Below 1.0 GB Pharos stops accepting logs.",
  });
});

test.each([
  ["without a commit", undefined, "ok"],
  ["during a commit", new Date("2026-01-01T00:55:01Z"), "ok"],
  ["during a commit of six minutes", new Date("2026-01-01T00:54:00Z"), "stuck"],
])("%s it is %s", (_name, commitSince, status) => {
  expect(judgeLiveness({ commitSince }, new Date("2026-01-01T01:00:00Z"))).toMatchObject({ status });
});
