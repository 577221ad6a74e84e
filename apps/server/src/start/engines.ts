import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import {
  type ApiDependencies,
  createBuiltInRoles,
  createRuleInspection,
  InferenceRunner,
  type PythonSurroundings,
} from "@pharos/api";
import { createChatCompletionsProvider, createOutboundFetch } from "@pharos/connectors";
import { type ScriptRunner, startScriptRunner } from "@pharos/detection";
import { type Lake, openLake } from "@pharos/lake";
import {
  createLakeFiller,
  createLookupTableLoader,
  type LookupTableLoader,
  openQueryCompiler,
  Pipeline,
  type QueryCompiler,
  QueryDownloads,
  QueryRunner,
} from "@pharos/pipeline";
import { loadOrCreateKeyFile, openStore, type Store } from "@pharos/store";
import type { Logger } from "pino";
import type { Configuration } from "../configuration/configuration.ts";
import { loadWheels } from "./load-wheels.ts";
import { loadWorkerContent } from "./load-worker-content.ts";
import { type OccasionalWork, openOccasionalWork } from "./occasional-work.ts";
import { syncShippedContent } from "./sync-shipped-content.ts";

export interface Engines {
  readonly store: Store;
  readonly lake: Lake;
  /** Undefined in a process that does not detect. */
  readonly pipeline: Pipeline | undefined;
  readonly compile: QueryCompiler;
  readonly queries: QueryRunner;
  readonly downloads: QueryDownloads;
  /** Undefined in a process without the role `schedule`. */
  readonly occasional: OccasionalWork | undefined;
  readonly ruleInspection: ApiDependencies["rules"];
  /** For trials; no process runs until one of them needs it. */
  readonly scripts: ScriptRunner;
  readonly lookupTables: LookupTableLoader;
  readonly ai: InferenceRunner;
  /** 32 bytes. */
  readonly secretKey: Uint8Array;
}

const bytesInFlightMax = 256 * 1024 * 1024;
const clock = () => new Date();

/** Opens store, lake and pipeline; `cleanup` closes them in the opposite order. */
export async function openEngines(
  config: Configuration,
  logger: Logger,
  cleanup: AsyncDisposableStack,
): Promise<Engines> {
  const { dataDir } = config;
  const secretKey = config.secretKey
    ? Buffer.from(config.secretKey, "hex")
    : await loadOrCreateKeyFile(join(dataDir, "secret.key"));
  const opening = [openStoreFor(config, secretKey, logger), openLakeFor(config)] as const;
  const [storeOpened, lakeOpened] = await Promise.allSettled(opening);
  if (storeOpened.status === "fulfilled") cleanup.defer(() => storeOpened.value.close());
  if (lakeOpened.status === "fulfilled") cleanup.defer(() => lakeOpened.value.close());
  const [store, lake] = await Promise.all(opening);

  await createBuiltInRoles(store, clock());
  await syncShippedContent(store, clock());
  const python = { cacheFolder: join(dataDir, "cache"), libraries: await loadWheels(config) };
  const scripts = startScriptRunner({ cacheFolder: python.cacheFolder });
  cleanup.defer(() => scripts.close());
  const onProblem = (what: string, error: unknown) => logger.error({ err: error }, what);
  const lookupTables = createLookupTableLoader(store, onProblem);
  const compile = openQueryCompiler(lake, store);
  const queries = new QueryRunner({ store, lake, compile, clock, onProblem });
  cleanup.defer(() => queries.stop());
  const downloads = new QueryDownloads({ store, queries, folder: join(dataDir, "downloads"), clock, onProblem });
  cleanup.defer(() => downloads.stop());
  const ai = openInference(config, store, onProblem);
  cleanup.defer(() => ai.stop());
  const pipeline = config.roles.includes("detect")
    ? await startPipeline(config, { store, lake, lookupTables }, python, logger, cleanup)
    : undefined;
  const occasional = config.roles.includes("schedule")
    ? await openOccasionalWork(
        { store, lake, pipeline, lookupTables },
        python,
        await instanceIdOf(store),
        logger,
        cleanup,
      )
    : undefined;
  return {
    store,
    lake,
    pipeline,
    compile,
    queries,
    downloads,
    occasional,
    ruleInspection: createRuleInspection(store, pipeline, python),
    scripts,
    lookupTables,
    ai,
    secretKey,
  };
}

async function startPipeline(
  config: Configuration,
  { store, lake, lookupTables }: Pick<Engines, "store" | "lake" | "lookupTables">,
  { cacheFolder, libraries }: PythonSurroundings,
  logger: Logger,
  cleanup: AsyncDisposableStack,
): Promise<Pipeline> {
  const content = await loadWorkerContent(store, libraries);
  // While the tables are looked at, Python starts: each waits for something else.
  const tables = lake.ensureTables(content.schemas.map(({ schema }) => schema));
  tables.catch(() => undefined);
  const onProblem = (what: string, error: unknown) => logger.error({ err: error }, what);
  const filler = createLakeFiller({ store, lake }, tables, onProblem);
  cleanup.defer(() => filler.idle());
  const loadContent = async () => {
    const lookups = await lookupTables.load();
    filler.fill(lookups);
    return loadWorkerContent(store, libraries, lookups);
  };
  const pipeline = await Pipeline.start({
    store,
    lake,
    instanceId: await instanceIdOf(store),
    workers: config.workers ?? Math.max(1, availableParallelism() - 1),
    cacheFolder,
    bytesInFlightMax,
    loadContent,
    clock,
    onProblem,
  });
  cleanup.defer(() => pipeline.stop());
  await tables;
  return pipeline;
}

function openInference(
  { aiBaseUrl, aiModel, aiApiKey, aiInputTokensMax, allowedPrivateHosts }: Configuration,
  store: Store,
  onProblem: (what: string, error: unknown) => void,
): InferenceRunner {
  const fetch = createOutboundFetch({ allowedPrivateHosts });
  const isConfigured = aiBaseUrl !== undefined && aiModel !== undefined;
  const provider = isConfigured
    ? createChatCompletionsProvider({ baseUrl: aiBaseUrl, apiKey: aiApiKey, model: aiModel, fetch })
    : undefined;
  return new InferenceRunner({ store, provider, inputTokensMax: aiInputTokensMax, clock, onProblem });
}

function openStoreFor({ databaseUrl, dataDir }: Configuration, secretKey: Uint8Array, logger: Logger): Promise<Store> {
  const place = databaseUrl ? { url: databaseUrl } : { dataDir };
  return openStore(place, { secretKey, onLog: (line) => logger[logLevelOf(line)]({ line }, "PostgreSQL") });
}

/** PostgreSQL tells of its everyday life as LOG, and refuses the first questions while it starts. */
function logLevelOf(line: string): "debug" | "warn" {
  return line.startsWith("LOG:") || line.includes("the database system is starting up") ? "debug" : "warn";
}

function openLakeFor({ lakeUrl, dataDir, retentionDays }: Configuration): Promise<Lake> {
  if (!lakeUrl) return openLake({ path: join(dataDir, "lake") }, { retentionDays });
  const url = new URL(lakeUrl);
  const [username, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  url.username = "";
  url.password = "";
  return openLake({ url: url.href, username, password }, { retentionDays });
}

/** Tells this installation's unfinished commits from those of others that use the same database. */
async function instanceIdOf(store: Store): Promise<string> {
  return String(await store.settings.setIfAbsent("instance-id", randomUUID(), clock()));
}
