import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { createAdministrator, createFirstAdminToken } from "@pharos/api";
import { type DiskWatch, takeDeliveries } from "@pharos/pipeline";
import type { Configuration, SettingName } from "../configuration/configuration.ts";
import { readConfiguration } from "../configuration/read-configuration.ts";
import { version } from "../configuration/version.ts";
import { announcementOf } from "./announcement.ts";
import { apiDependencies } from "./api-dependencies.ts";
import { openAwsIdentity } from "./aws/open-aws-identity.ts";
import { createBucketGateway, startBucketCollector } from "./buckets/start-bucket-collector.ts";
import { createLogger } from "./create-logger.ts";
import { createPackSourceGateway } from "./create-pack-source-gateway.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import type { MonthProgress } from "./demo/demo-progress.ts";
import { createMailer } from "./destinations/create-mailer.ts";
import { createSender } from "./destinations/create-sender.ts";
import { startDeliveries } from "./destinations/start-deliveries.ts";
import { type Engines, openEngines } from "./engines.ts";
import { secureDataFolder } from "./files/secure-data-folder.ts";
import { createHttpServer } from "./http/http-server.ts";
import { listenLocally } from "./http/local-socket.ts";
import { localAddresses, originAt, ownOrigins } from "./http/own-origins.ts";
import { startWatchdog } from "./liveness/watchdog.ts";
import { createPullGateway, startPullCollector } from "./pulling/start-pull-collector.ts";
import { createQueueGateway, startQueueCollector } from "./queues/start-queue-collector.ts";
import { startSchedule } from "./schedule.ts";
import { explainFileFailure, explainListenFailure } from "./start-failures.ts";
import { createStartProgress } from "./start-progress.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import { startSyslogListeners } from "./syslog/start-syslog-listeners.ts";
import { startTracing } from "./tracing/start-tracing.ts";
import { startDiskWatch } from "./watch-disk.ts";

export interface StartOptions {
  /** From the command line. */
  readonly settings: Partial<Record<SettingName, unknown>>;
  readonly isDemo: boolean;
  /** Start without the content that people wrote, to repair what does not let Pharos start or work. */
  readonly isSafeMode: boolean;
  /** Forget what a lost key had sealed, instead of refusing to start. */
  readonly acceptsLostKey: boolean;
}

/**
 * Starts Pharos, which takes logs and serves the console before the data lake has opened all its tables, and returns
 * when it has. A signal stops it after it has finished what it accepted.
 */
export async function start({ settings, isDemo, isSafeMode, acceptsLostKey }: StartOptions): Promise<void> {
  // Before anything is written: every file and folder is for its owner alone.
  process.umask(0o077);
  const { values: config } = readConfiguration(settings);
  const logger = createLogger(config.logLevel);
  const cleanup = new AsyncDisposableStack();
  const isStopping = stopOnSignal(cleanup, logger);
  try {
    secureDataFolder(config.dataDir, (message) => logger.warn(message));
    cleanup.defer(lockDataFolder(config.dataDir));
    await checkAddress(config);
    cleanup.use(startWatchdog());
    cleanup.use(await startTracing(config, logger));
    const progress = createStartProgress((message) => logger.warn(message));
    const circumstances = { logger, cleanup, progress, isSafeMode, acceptsLostKey };
    // Loaded here, because most installations never need the generator.
    const demo = isDemo ? await import("./demo/index.ts") : undefined;
    const engines = await openEngines(config, {
      ...circumstances,
      ...(demo && { beforeContent: demo.createDemoSources }),
    });
    await createUnattendedAdministrator(config, engines);
    const { disk } = cleanup.use(await startDiskWatch(engines.store, config, logger));
    const month = demo && new demo.MonthProgress();
    const publicUrl = await listen(config, { demo: month, isSafeMode, disk }, engines, logger, cleanup);
    const token = config.roles.includes("api") ? await createFirstAdminToken(engines.store, new Date()) : undefined;
    process.stdout.write(announcementOf({ publicUrl, token, isSafeMode, isDemo }));
    const { store, pipeline } = engines;
    const running =
      demo && month && pipeline && cleanup.use(demo.runDemo({ store, pipeline, progress: month, logger }));
    await engines.lakeReady;
    if (demo && engines.occasional) {
      const { lake, occasional } = engines;
      // Both at once would hold up the first alerts, which people wait for.
      await running?.monthEnded;
      await demo.fillDemoCloud({ store, lake, ...occasional }).catch((error: unknown) => {
        if (!isStopping()) logger.error({ err: error }, "The demo has no cloud resources");
      });
    }
    if (isStopping()) return;
    // Work by the clock reads the lake.
    if (config.roles.includes("schedule")) cleanup.use(startSchedule(engines, config, logger));
  } catch (error) {
    // A signal came while it started: what there was is being closed, and what fails for it is no failure to start.
    if (isStopping()) return;
    await cleanup.disposeAsync();
    throw explainFileFailure(error, config);
  }
}

type Logger = ReturnType<typeof createLogger>;

async function listen(
  config: Configuration,
  {
    demo,
    isSafeMode,
    disk,
  }: { readonly demo: MonthProgress | undefined; readonly isSafeMode: boolean; readonly disk: DiskWatch },
  engines: Engines,
  logger: Logger,
  cleanup: AsyncDisposableStack,
): Promise<string> {
  // With port 0 the address is known only after listening, so it is asked for when it is needed.
  let publicUrl = config.publicUrl?.replace(/\/$/, "") ?? "";
  let port = config.port;
  const mailer = cleanup.use(createMailer(engines.store, config.allowedPrivateHosts));
  const awsIdentity = openAwsIdentity(config);
  const sender = createSender({
    awsIdentity,
    googleTokenFolder: config.googleTokenFolder,
    sendMail: mailer.sendMail,
    store: engines.store,
    allowedPrivateHosts: config.allowedPrivateHosts,
    version,
    publicUrl: () => publicUrl,
  });
  let isLakeOpen = false;
  void engines.lakeReady.then(
    () => {
      isLakeOpen = true;
    },
    () => undefined,
  );
  const buckets = createBucketGateway(config, awsIdentity);
  const packSources = createPackSourceGateway(config);
  const pulling = createPullGateway(config, engines, awsIdentity);
  const queues = createQueueGateway(config, awsIdentity);
  const dependencies = apiDependencies(config, engines, {
    buckets,
    packSources,
    pulling,
    queues,
    destinations: sender.gateway,
    mail: mailer.gateway,
    demo,
    isSafeMode,
    publicUrl: () => publicUrl,
    ownOrigins: () => ownOrigins(publicUrl, { host: config.host, port }, localAddresses()),
    logger,
    disk,
  });
  const app = await createHttpServer(config, logger, dependencies, {
    pipeline: engines.pipeline,
    disk,
    lakeWriter: engines.lakeWriter,
    transport: engines.transport,
    isLakeOpen: () => isLakeOpen,
  });
  cleanup.defer(() => app.close());
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw explainListenFailure(error, config);
  }
  port = (app.server.address() as AddressInfo).port;
  publicUrl ||= originAt(config.host, port);
  const local = await listenLocally(app, config.dataDir);
  cleanup.defer(() => new Promise<void>((resolve) => local.close(() => resolve())));
  // Only now do links of alerts have their address.
  const { findIntakeProblem } = dependencies;
  const { pipeline, transport } = engines;
  if (pipeline && transport) {
    cleanup.use(
      takeDeliveries({
        transport,
        pipeline,
        clock: dependencies.clock,
        findIntakeProblem,
        onProblem: (what, error) => logger.error({ err: error }, what),
        wait: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined),
      }),
    );
  }
  if (config.roles.includes("collect")) {
    cleanup.use(startBucketCollector(engines, buckets, findIntakeProblem, logger));
    cleanup.use(startPullCollector(engines, pulling, findIntakeProblem, logger));
    cleanup.use(startQueueCollector(engines, queues, findIntakeProblem, logger));
    cleanup.use(startSyslogListeners(engines, config, findIntakeProblem, logger));
  }
  if (config.roles.includes("deliver")) cleanup.use(startDeliveries(engines.store, sender, mailer, logger));
  return publicUrl;
}

/** A wrong address is known at once, not after everything else has started. */
async function checkAddress(config: Configuration): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ host: config.host, port: config.port });
    await once(probe, "listening");
  } catch (error) {
    throw explainListenFailure(error, config);
  }
  probe.close();
  await once(probe, "close");
}

async function createUnattendedAdministrator(config: Configuration, { store }: Engines): Promise<void> {
  if (!config.adminEmail || !config.adminPassword) return;
  await createAdministrator(store, { email: config.adminEmail, password: config.adminPassword }, new Date());
}
