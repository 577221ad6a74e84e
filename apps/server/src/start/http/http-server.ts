import { createHash, randomUUID } from "node:crypto";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import {
  type ApiDependencies,
  clientAddress,
  isIngestPath,
  registerCaseFiles,
  registerDownloads,
  registerGraphql,
  registerHooks,
  registerIdentity,
  registerIngest,
  registerLive,
  registerLookupFiles,
  registerProjectArchives,
  registerPullAuthorization,
  registerResourceFile,
  registerRest,
  registerShippers,
} from "@pharos/api";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { Configuration } from "../../configuration/configuration.ts";
import { registerDocumentation } from "../../documentation/register-documentation.ts";
import { registerFlowModule } from "../../flow/register-flow-module.ts";
import { traceRequests } from "../tracing/trace-requests.ts";
import { registerHealth, type Vitals } from "./health.ts";
import { type ConnectionLimits, connectionLimitsDefault, limitConnections } from "./limit-connections.ts";
import { registerMetrics } from "./metrics.ts";
import { createProxyCheck } from "./proxy-check.ts";
import { readConsolePage, registerConsole } from "./serve-console.ts";

const requestsPerMinute = 6_000;
/** Of a request whose route does not say otherwise: it is read before anybody knows who sends it. */
const bodyBytesMax = 64 * 1024;
const headerBytesMax = 16 * 1024;

/** The HTTP side of one process: what its roles serve, behind strict headers and limits. */
export async function createHttpServer(
  config: Configuration,
  logger: Logger,
  dependencies: ApiDependencies,
  vitals: Vitals,
  limits: ConnectionLimits = connectionLimitsDefault,
): Promise<FastifyInstance> {
  const requestLogger: FastifyBaseLogger = logger.child(
    {},
    { level: logger.level === "debug" || logger.level === "trace" ? logger.level : "warn" },
  );
  const app: FastifyInstance = Fastify({
    loggerInstance: requestLogger,
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    bodyLimit: bodyBytesMax,
    genReqId: () => randomUUID(),
    forceCloseConnections: "idle",
    // A large body may take its time, as long as it goes on: limitConnections watches its pace.
    requestTimeout: 0,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: Math.min(1000, limits.headersMs),
      maxHeaderSize: headerBytesMax,
    },
  });
  if (config.tracesUrl !== undefined) traceRequests(app);
  limitConnections(app.server, limits, createProxyCheck(config.trustProxy));
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(),
    strictTransportSecurity: config.publicUrl?.startsWith("https:") ?? false,
  });
  await app.register(rateLimit, {
    max: requestsPerMinute,
    keyGenerator: (request) => clientAddress(request.ip),
    timeWindow: 60_000,
    allowList: (request) => isIngestPath(request.url),
  });
  closeConnectionsWhenStopping(app);
  closeConnectionsWithUnreadBodies(app);
  registerHealth(app, dependencies, vitals);
  registerMetrics(app, dependencies, vitals);
  if (config.roles.includes("ingest")) {
    await registerIngest(app, dependencies);
    await registerShippers(app, dependencies);
  }
  if (config.roles.includes("api")) {
    await registerIdentity(app, dependencies);
    await registerGraphql(app, dependencies);
    await registerLive(app, dependencies);
    await registerRest(app, dependencies);
    await registerHooks(app, dependencies);
    await registerPullAuthorization(app, dependencies);
    await registerDownloads(app, dependencies);
    await registerProjectArchives(app, dependencies);
    await registerLookupFiles(app, dependencies);
    await registerResourceFile(app, dependencies);
    await registerCaseFiles(app, dependencies);
    await registerDocumentation(app);
    await registerFlowModule(app);
    await registerConsole(app);
  }
  return app;
}

/** A connection that is kept alive after the answer would keep a stopping server waiting for it. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isStopping) reply.header("connection", "close");
  });
}

/** The rest of a body that nobody wants would be read only to be thrown away. */
function closeConnectionsWithUnreadBodies(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    if (!request.raw.complete) reply.header("connection", "close");
  });
}

function contentSecurityPolicy() {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScriptHashes()],
      // The component library writes the sizes of things into style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:"],
      fontSrc: ["'self'", "data:"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", "blob:"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  };
}

/** The console's page sets its theme before the first paint by a script of its own; only that very text may run. */
function inlineScriptHashes(): string[] {
  const page = readConsolePage();
  if (page === undefined) return [];
  return [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}
