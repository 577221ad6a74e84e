import type { Pipeline } from "@pharos/pipeline";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Prometheus' `/metrics`: the process, its requests, and what the pipeline has on its way. */
export function registerMetrics(app: FastifyInstance, pipeline: Pipeline | undefined): void {
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
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get("/metrics", async (_request, reply) => {
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
