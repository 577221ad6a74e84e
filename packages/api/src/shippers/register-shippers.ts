import type { FastifyInstance } from "fastify";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import { registerElasticsearch } from "./register-elasticsearch.ts";
import { registerHec } from "./register-hec.ts";
import { registerOtlp } from "./register-otlp.ts";

/** What log shippers speak without being changed; the credentials of a request decide its source. */
export async function registerShippers(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  await registerHec(app, dependencies);
  await registerElasticsearch(app, dependencies);
  await registerOtlp(app, dependencies);
}
