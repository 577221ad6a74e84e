import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TrustDomains } from "@pharos/detection";
import type { IngestReceipt, Rule } from "@pharos/domain";
import { openLake } from "@pharos/lake";
import { LakeWriter, Pipeline } from "@pharos/pipeline";
import { openStore, type Store } from "@pharos/store";
import { builtInSchemas } from "./built-in-schemas.ts";

export interface BenchPipeline {
  readonly pipeline: Pipeline;
  readonly store: Store;
  /** A delivery of CloudTrail events as JSON lines. */
  send(bytes: Uint8Array): Promise<IngestReceipt>;
  /** Resolves when the lake has everything that was sent. */
  settle(): Promise<unknown>;
  stop(): Promise<void>;
}

/** The pipeline with one worker and stores of its own; `rules` is asked again at each reload. */
export async function startPipeline(
  rules: () => readonly Rule[],
  trustDomains?: TrustDomains,
  logType = "AWS.CloudTrail",
): Promise<BenchPipeline> {
  const folder = await mkdtemp(join(tmpdir(), "pharos-bench-"));
  const [store, lake] = await Promise.all([
    openStore({ dataDir: folder }, { secretKey: new Uint8Array(32) }),
    openLake({ path: join(folder, "lake") }),
  ]);
  const schemas = builtInSchemas.filter((schema) => schema.schema === logType);
  await lake.ensureTables(schemas);
  const clock = () => new Date();
  const onProblem = (what: string, error: unknown) => {
    throw new Error(what, { cause: error });
  };
  const lakeWriter = await LakeWriter.start({ store, lake, instanceId: "bench", clock, onProblem });
  const pipeline = await Pipeline.start({
    store,
    lakeWriter,
    workers: 1,
    cacheFolder: join(tmpdir(), "pharos-bench-cache"),
    bytesInFlightMax: 1024 ** 3,
    loadContent: async () => ({
      schemas: schemas.map((schema) => ({ schema, revision: 1 })),
      rules: rules(),
      globals: [],
      ...(trustDomains && { trustDomains }),
    }),
    clock,
    onProblem,
  });
  const source = await store.sources.create(
    {
      type: "HTTP",
      label: "Bench",
      logTypes: [logType],
      streamType: "JSON",
      streamOptions: {},
      auth: { method: "None" },
      enabled: true,
      createdBy: "bench",
    },
    new Date(),
  );
  return {
    pipeline,
    store,
    send: (bytes) =>
      pipeline.ingest({ source, bytes: new Uint8Array(bytes), token: crypto.randomUUID(), receivedAt: new Date() }),
    settle: () => lakeWriter.caughtUp(600_000),
    async stop() {
      await pipeline.stop();
      await lakeWriter.stop();
      await lake.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
