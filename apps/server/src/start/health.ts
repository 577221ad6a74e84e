import type { ApiDependencies } from "@pharos/api";
import type { FastifyInstance } from "fastify";

/** `/healthz`: the process answers. `/readyz`: so do its database and its lake. */
export function registerHealth(app: FastifyInstance, { store, lake }: Pick<ApiDependencies, "store" | "lake">): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const [database, engine] = await Promise.allSettled([store.ping(), lake.ping()]);
    const isReady = database.status === "fulfilled" && engine.status === "fulfilled";
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? "ready" : "not ready",
      store: database.status === "fulfilled" ? "ok" : "unreachable",
      lake: engine.status === "fulfilled" ? "ok" : "unreachable",
    });
  });
}
