import { availableParallelism, hostname } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import {
  type ApiDependencies,
  type ContentThreads,
  createBuiltInRoles,
  createContentThreads,
  createRuleInspection,
  InferenceRunner,
  type PythonSurroundings,
} from "@pharos/api";
import { createChatCompletionsProvider, createOutboundFetch } from "@pharos/connectors";
import { preparePython, type ScriptRunner, startScriptRunner } from "@pharos/detection";
import { type DeliveryTransport, type OsAccount, PharosError } from "@pharos/domain";
import { type ApproveQuery, type Lake, type StartedLake, startLake } from "@pharos/lake";
import {
  approveInThreads,
  createLakeFiller,
  createLookupTableLoader,
  createQueryThreads,
  DeliverySender,
  followContent,
  LakeWriter,
  type LookupTableLoader,
  openQueryCompiler,
  Pipeline,
  type QueryCompiler,
  QueryDownloads,
  QueryRunner,
} from "@pharos/pipeline";
import { describeLoss, enablePacksInUse, openStore, type SealedSecrets, type Store } from "@pharos/store";
import type { Logger } from "pino";
import type { Configuration } from "../configuration/configuration.ts";
import { findChildAccounts } from "./accounts/child-accounts.ts";
import { checkFolderFormat, checkInstallationId, checkLakeOwner } from "./check-installation-id.ts";
import { loadWheels } from "./content/load-wheels.ts";
import { loadWorkerContent } from "./content/load-worker-content.ts";
import { syncShippedContent } from "./content/sync-shipped-content.ts";
import { installationFolder } from "./installation-folder.ts";
import { type OccasionalWork, openOccasionalWork } from "./occasional-work.ts";
import { openSecretKey, type SecretKey } from "./secret-key.ts";
import { explainDatabaseFailure, explainLakeFailure } from "./start-failures.ts";
import type { StartProgress } from "./start-progress.ts";
import { openTransport } from "./transport/open-transport.ts";

export interface Engines {
  readonly store: Store;
  /** The writer's; its statements wait until it is open. */
  readonly lake: Lake;
  /**
   * Resolves when the lake is open and its tables are as the schemas want them, which takes longer than all else where
   * there are many. Until then acknowledged rows wait in the store. Rejects where it cannot be used.
   */
  readonly lakeReady: Promise<void>;
  readonly lakeWriter: LakeWriter;
  /** Undefined in a process that does not detect. */
  readonly pipeline: Pipeline | undefined;
  /** Where deliveries go: this process's pipeline, or those of others. Undefined in a process that can take none. */
  readonly intake: Pipeline | DeliverySender | undefined;
  /** Undefined where NATS carries no deliveries. */
  readonly transport: DeliveryTransport | undefined;
  readonly compile: QueryCompiler;
  readonly queries: QueryRunner;
  readonly downloads: QueryDownloads;
  /** Undefined in a process without the role `schedule`, and in safe mode. */
  readonly occasional: OccasionalWork | undefined;
  readonly ruleInspection: ApiDependencies["rules"];
  /** For trials; no process runs until one of them needs it. */
  readonly scripts: ScriptRunner;
  /** For reading what people send; none runs until something comes. */
  readonly threads: ContentThreads;
  readonly lookupTables: LookupTableLoader;
  readonly ai: InferenceRunner;
  /** 32 bytes. */
  readonly secretKey: Uint8Array;
}

const bytesInFlightMax = 256 * 1024 * 1024;
const clock = () => new Date();

export interface StartCircumstances {
  readonly logger: Logger;
  readonly cleanup: AsyncDisposableStack;
  readonly progress: StartProgress;
  /** What people wrote does not run. */
  readonly isSafeMode: boolean;
  /** What a lost key had sealed is forgotten. */
  readonly acceptsLostKey: boolean;
  /** Adds to the store what the first load of content is to know of, and needs no second load then. */
  readonly beforeContent?: (store: Store) => Promise<unknown>;
}

/** Opens store and pipeline, and begins to open the lake; `cleanup` closes them in the opposite order. */
export async function openEngines(config: Configuration, circumstances: StartCircumstances): Promise<Engines> {
  const { logger, cleanup, progress, isSafeMode, beforeContent } = circumstances;
  const { dataDir } = config;
  await checkFolderFormat(dataDir);
  const key = await openSecretKey(config);
  const accounts = findChildAccounts(config.accountBase, dataDir, (message) => logger.warn(message));
  const cacheFolder = join(dataDir, "cache");
  // The longest part of a first start, and it needs neither database nor lake.
  const imageMade = config.roles.includes("detect")
    ? preparePython({
        cacheFolder,
        installationFolder,
        ...runAs(accounts.detection),
        notice: (message) => logger.warn(message),
      })
    : undefined;
  const queryThreads = createQueryThreads();
  cleanup.defer(() => queryThreads.stop());
  const opening = [
    progress.during("the database", openStoreFor(config, key, accounts.database, circumstances)),
    startLakeFor(config, accounts.lake, approveInThreads(queryThreads), logger),
  ] as const;
  const [storeOpened, lakeOpened] = await Promise.allSettled(opening);
  if (storeOpened.status === "fulfilled") cleanup.defer(() => storeOpened.value.close());
  if (lakeOpened.status === "fulfilled") cleanup.defer(() => lakeOpened.value.lake.close());
  const [store, { lake: lakeItself, opened: engineOpened }] = await Promise.all(opening);
  const installationId = await checkInstallationId(dataDir, store);
  const opened = engineOpened.then(() => checkLakeOwner(lakeItself, installationId));
  // Awaited with the tables.
  opened.catch(() => undefined);
  const onProblem = (what: string, error: unknown) => logger.error({ err: error }, what);
  const lakeReady = Promise.withResolvers<void>();
  // Whoever starts Pharos waits for it.
  lakeReady.promise.catch(() => undefined);
  const lakeWriter = await LakeWriter.start({
    store,
    lake: lakeItself,
    tablesReady: new Promise((resolve) => void lakeReady.promise.then(resolve, () => undefined)),
    instanceId: instanceIdOf(config),
    clock,
    onProblem,
  });
  cleanup.defer(() => lakeWriter.stop());
  const { lake } = lakeWriter;

  await createBuiltInRoles(store, clock());
  await syncShippedContent(store, clock());
  await beforeContent?.(store);
  await enablePacksInUse(store, clock());
  const python = { cacheFolder, libraries: await loadWheels(config) };
  const trials = runAs(accounts.trial);
  const scripts = startScriptRunner({
    cacheFolder: python.cacheFolder,
    ...trials,
    notice: (message) => logger.warn(message),
  });
  cleanup.defer(() => scripts.close());
  const threads = createContentThreads();
  cleanup.defer(() => threads.stop());
  const lookupTables = createLookupTableLoader(store, onProblem);
  const compile = openQueryCompiler(lake, store, queryThreads);
  const queries = new QueryRunner({ store, lake, compile, clock, onProblem });
  cleanup.defer(() => queries.stop());
  const downloads = new QueryDownloads({ store, queries, folder: join(dataDir, "downloads"), clock, onProblem });
  cleanup.defer(() => downloads.stop());
  const ai = openInference(config, store, onProblem);
  cleanup.defer(() => ai.stop());
  const started = config.roles.includes("detect")
    ? await progress.during(
        "Python to load the rules (pharos start --safe-mode starts without those that people wrote)",
        startPipeline(
          config,
          { store, lake, lakeWriter, lookupTables, opened },
          { ...python, ...runAs(accounts.detection), imageMade },
          circumstances,
        ),
      )
    : undefined;
  const pipeline = started?.pipeline;
  const transport = await progress.during(
    "NATS",
    openTransport(config, { installationId, onNotice: (sentence) => logger.warn(sentence) }),
  );
  if (transport) cleanup.use(transport);
  lakeReady.resolve(
    progress
      .during("the data lake", Promise.all([opened, started?.tables]))
      .then(() => undefined)
      .catch((error: unknown) => {
        throw explainLakeFailure(error, config);
      }),
  );
  const occasional =
    config.roles.includes("schedule") && !isSafeMode
      ? await openOccasionalWork(
          { store, lakeWriter, pipeline, lookupTables },
          { ...python, ...runAs(accounts.schedule) },
          logger,
          cleanup,
        )
      : undefined;
  const ruleInspection = createRuleInspection(store, pipeline, { ...python, ...trials });
  cleanup.defer(() => ruleInspection.close());
  return {
    store,
    lake,
    lakeReady: lakeReady.promise,
    lakeWriter,
    pipeline,
    intake: pipeline ?? (transport && new DeliverySender({ store, transport, bytesInFlightMax })),
    transport,
    compile,
    queries,
    downloads,
    occasional,
    ruleInspection,
    scripts,
    threads,
    lookupTables,
    ai,
    secretKey: key.bytes,
  };
}

async function startPipeline(
  config: Configuration,
  {
    store,
    lake,
    lakeWriter,
    lookupTables,
    opened,
  }: Pick<Engines, "store" | "lake" | "lakeWriter" | "lookupTables"> & { readonly opened: Promise<void> },
  {
    cacheFolder,
    libraries,
    imageMade,
    ...account
  }: PythonSurroundings & { readonly imageMade: Promise<void> | undefined },
  { logger, cleanup, isSafeMode }: StartCircumstances,
): Promise<{ readonly pipeline: Pipeline; readonly tables: Promise<void> }> {
  const content = await loadWorkerContent(store, libraries, { isSafeMode });
  // While the tables are opened and looked at, Python starts: each waits for something else.
  const tables = opened.then(() => lake.ensureTables(content.schemas.map(({ schema }) => schema)));
  tables.catch(() => undefined);
  const onProblem = (what: string, error: unknown) => logger.error({ err: error }, what);
  const filler = createLakeFiller({ store, lake }, tables, onProblem);
  cleanup.defer(() => filler.idle());
  const loadContent = async () => {
    const lookups = await lookupTables.load();
    filler.fill(lookups);
    return loadWorkerContent(store, libraries, { lookups, isSafeMode });
  };
  // The rules run in a thread, which would make an image of its own while another is being made.
  await imageMade;
  const pipeline = await Pipeline.start({
    store,
    lakeWriter,
    workers: config.workers ?? Math.max(1, availableParallelism() - 1),
    cacheFolder,
    ...account,
    bytesInFlightMax,
    loadContent,
    readContentVersion: () => store.contentVersion.read(),
    clock,
    onProblem,
    onNotice: (message) => logger.warn(message),
  });
  cleanup.defer(() => pipeline.stop());
  cleanup.use(
    followContent({
      onChanged: (hear) => store.contentVersion.onChanged(hear),
      reloadIfChanged: () => pipeline.reloadIfChanged(),
      onProblem,
      wait: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined),
    }),
  );
  return { pipeline, tables };
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

async function openStoreFor(
  config: Configuration,
  key: SecretKey,
  account: OsAccount | undefined,
  { logger, acceptsLostKey }: StartCircumstances,
): Promise<Store> {
  const { databaseUrl, dataDir } = config;
  const onLog = (line: string) => logger[logLevelOf(line)]({ line }, "PostgreSQL");
  const onKeyLost = (lost: SealedSecrets) =>
    logger.warn(`A lost key was accepted. Enter anew, or let people set up again: ${describeLoss(lost)}`);
  try {
    return await openStore(databaseUrl ? { url: databaseUrl } : { dataDir }, {
      secretKey: key.bytes,
      keyPlace: key.place,
      ...(acceptsLostKey && { onKeyLost }),
      ...runAs(account),
      onLog,
    });
  } catch (error) {
    if (error instanceof PharosError && error.code === "secrets.key_lost") await key.withdraw();
    throw explainDatabaseFailure(error, config);
  }
}

/** PostgreSQL tells of its everyday life as LOG, and refuses the first questions while it starts. */
function logLevelOf(line: string): "debug" | "warn" {
  return line.startsWith("LOG:") || line.includes("the database system is starting up") ? "debug" : "warn";
}

async function startLakeFor(
  config: Configuration,
  account: OsAccount | undefined,
  approve: ApproveQuery,
  logger: Logger,
): Promise<StartedLake> {
  const { lakeUrl, dataDir } = config;
  try {
    if (!lakeUrl) {
      const onNotice = (notice: string) => logger.error(notice);
      return await startLake({ path: join(dataDir, "lake") }, { onNotice, approve, ...runAs(account) });
    }
    const url = new URL(lakeUrl);
    const [username, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
    url.username = "";
    url.password = "";
    const started = await startLake({ url: url.href, username, password }, { approve });
    // Starting reaches nobody yet, and a wrong address should be known now.
    await started.lake.ping();
    return started;
  } catch (error) {
    throw explainLakeFailure(error, config);
  }
}

function runAs(account: OsAccount | undefined): { readonly account?: OsAccount } {
  return account ? { account } : {};
}

/** Tells this process from others that use the same stores, also after a restart: each has a data folder of its own. */
function instanceIdOf({ dataDir }: Configuration): string {
  return `${hostname()}:${dataDir}`;
}
