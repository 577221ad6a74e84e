import { type ApiDependencies, authorizeProgram, replyWithError } from "@pharos/api";
import { countLakeProblems, describeRefusal } from "@pharos/pipeline";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Vitals } from "./health.ts";
import { registerProductMetrics } from "./product-metrics.ts";

/**
 * Prometheus' `/metrics`: the process, its requests, and what the pipeline has on its way. They tell who sends how much
 * and which routes fail, so they ask for an API token with SummaryRead.
 */
export function registerMetrics(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, "store" | "lake" | "clock">,
  { pipeline, disk, lakeWriter, isLakeOpen }: Vitals,
): void {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "pharos_http_request_duration_seconds",
    help: "Time to answer, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  new Gauge({
    name: "pharos_ingest_bytes_in_flight",
    help: "Bytes received and not yet acknowledged",
    registers,
    collect() {
      this.set(pipeline?.stats.bytesInFlight ?? 0);
    },
  });
  new Counter({
    name: "pharos_events_total",
    help: "Events by what became of them, since this process started",
    labelNames: ["outcome"],
    registers,
    collect() {
      this.reset();
      for (const [outcome, events] of Object.entries(pipeline?.stats.totals ?? {})) this.inc({ outcome }, events);
    },
  });
  new Gauge({
    name: "pharos_lake_waiting_bytes",
    help: "Of acknowledged rows that are not in the data lake yet, before they are packed",
    registers,
    collect() {
      this.set(lakeWriter.stats.waitingBytes);
    },
  });
  new Gauge({
    name: "pharos_lake_behind_seconds",
    help: "How long the data lake would take for the rows that wait, at its pace of late",
    registers,
    collect() {
      this.set(lakeWriter.stats.behindSeconds);
    },
  });
  new Gauge({
    name: "pharos_disk_free_bytes",
    help: "Room on the disk that has the least for what Pharos keeps on it",
    labelNames: ["place"],
    registers,
    collect() {
      this.reset();
      const { tightest } = disk.room;
      if (tightest) this.set({ place: tightest.name }, tightest.freeBytes);
    },
  });
  new Gauge({
    name: "pharos_disk_full",
    help: "1 while no logs are taken because a disk is almost full or takes no writes",
    registers,
    collect() {
      this.set(describeRefusal(disk.room.state) === undefined ? 0 : 1);
    },
  });
  new Gauge({
    name: "pharos_deliveries_stalled_seconds",
    help: "Time since which no delivery could be stored; 0 while deliveries are being stored",
    registers,
    collect() {
      const since = pipeline?.stats.stalledSince;
      this.set(since ? (dependencies.clock().getTime() - since.getTime()) / 1000 : 0);
    },
  });
  new Gauge({
    name: "pharos_lake_problems",
    help: "Parts that could not be read, partitions that are not merged, rows that a table refused, events that are gone",
    labelNames: ["kind"],
    registers,
    async collect() {
      this.reset();
      if (!isLakeOpen()) return;
      const { brokenParts, crowdedPartitions, refusedRows, missingEvents } = await countLakeProblems(dependencies);
      this.set({ kind: "broken_parts" }, brokenParts);
      this.set({ kind: "crowded_partitions" }, crowdedPartitions);
      this.set({ kind: "refused_rows" }, refusedRows);
      this.set({ kind: "missing_events" }, missingEvents);
    },
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const ofProduct = new Registry();
  registerProductMetrics(ofProduct, { ...dependencies, activity: () => pipeline?.activity });
  const authorize = authorizeProgram(dependencies, "SummaryRead");
  app.get("/metrics", { errorHandler: replyWithError }, async (request, reply) => {
    const { logTypeAccess } = await authorize(request);
    const shown = logTypeAccess === undefined ? [registry, ofProduct] : [registry];
    return reply.type(registry.contentType).send(await Registry.merge(shown).metrics());
  });
}
