import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLake } from "@pharos/lake";
import { Pipeline } from "@pharos/pipeline";
import { openStore } from "@pharos/store";
import { builtInSchemas } from "../built-in-schemas.ts";
import { cloudTrailLines } from "../cloudtrail-events.ts";
import { realisticRules } from "../realistic-rules.ts";
import { type BenchRow, perSecond, ratio } from "../table.ts";

const eventsPerChunk = 2_000;
const chunks = 30;
const warmUpChunks = 6;
const atOnce = 4;
const target = 10_000;

/** The whole way: bytes to durable rows and alerts, with more and more rules. */
export async function pipelineRows(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  let without = 0;
  for (const rules of [0, 10, 100, 500]) {
    const eventsPerSecond = await measure(rules);
    if (rules === 0) without = eventsPerSecond;
    rows.push({
      what: `whole pipeline, CloudTrail events with ${rules} rules${rules === 0 ? "" : ` (${ratio(eventsPerSecond / without)} the speed without rules)`}`,
      figure: perSecond(eventsPerSecond),
      target: rules === 100 ? `≥ ${target.toLocaleString("en")} /s` : "",
      isReached: eventsPerSecond >= target,
    });
  }
  return rows;
}

async function measure(ruleCount: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "pharos-bench-"));
  const [store, lake] = await Promise.all([
    openStore({ dataDir: folder }, { secretKey: new Uint8Array(32) }),
    openLake({ path: join(folder, "lake") }),
  ]);
  const schemas = builtInSchemas.filter((schema) => schema.schema === "AWS.CloudTrail");
  await lake.ensureTables(schemas);
  const pipeline = await Pipeline.start({
    store,
    lake,
    instanceId: "bench",
    workers: 1,
    cacheFolder: join(tmpdir(), "pharos-bench-cache"),
    bytesInFlightMax: 1024 ** 3,
    loadContent: async () => ({
      schemas: schemas.map((schema) => ({ schema, revision: 1 })),
      rules: realisticRules(ruleCount),
      globals: [],
    }),
    clock: () => new Date(),
    onProblem: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
  try {
    const source = await store.sources.create(
      {
        type: "HTTP",
        label: "Bench",
        logTypes: ["AWS.CloudTrail"],
        streamType: "JSON",
        streamOptions: {},
        auth: { method: "None" },
        enabled: true,
        createdBy: "bench",
      },
      new Date(),
    );
    const send = (bytes: Uint8Array) =>
      pipeline.ingest({ source, bytes: new Uint8Array(bytes), token: crypto.randomUUID(), receivedAt: new Date() });
    const bodies = Array.from({ length: chunks }, (_, i) =>
      Buffer.from(cloudTrailLines(eventsPerChunk, i, Math.max(1, ruleCount)).join("\n")),
    );
    // The first chunks teach the engine's compiler; what counts is a program that has run for a while.
    for (const body of bodies.slice(0, warmUpChunks)) await send(body);
    const start = performance.now();
    const queue = bodies.values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const body of queue) {
          const { stored } = await send(body);
          if (stored !== eventsPerChunk) throw new Error(`Stored ${stored} of ${eventsPerChunk}`);
        }
      }),
    );
    return (chunks * eventsPerChunk) / ((performance.now() - start) / 1000);
  } finally {
    await pipeline.stop();
    await lake.close();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}
