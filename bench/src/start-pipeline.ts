import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { IngestReceipt, Rule } from "@pharos/domain";
import { openLake } from "@pharos/lake";
import { Pipeline } from "@pharos/pipeline";
import { openStore } from "@pharos/store";
import { builtInSchemas } from "./built-in-schemas.ts";

export interface BenchPipeline {
  readonly pipeline: Pipeline;
  /** A delivery of CloudTrail events as JSON lines. */
  send(bytes: Uint8Array): Promise<IngestReceipt>;
  stop(): Promise<void>;
}

/** The pipeline with one worker and stores of its own; `rules` is asked again at each reload. */
export async function startPipeline(rules: () => readonly Rule[]): Promise<BenchPipeline> {
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
      rules: rules(),
      globals: [],
    }),
    clock: () => new Date(),
    onProblem: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
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
  return {
    pipeline,
    send: (bytes) =>
      pipeline.ingest({ source, bytes: new Uint8Array(bytes), token: crypto.randomUUID(), receivedAt: new Date() }),
    async stop() {
      await pipeline.stop();
      await lake.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
