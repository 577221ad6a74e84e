import type { AddressInfo } from "node:net";
import { createAdministrator, createFirstAdminToken } from "@pharos/api";
import type { Configuration, SettingName } from "../configuration/configuration.ts";
import { readConfiguration } from "../configuration/read-configuration.ts";
import { apiDependencies } from "./api-dependencies.ts";
import { createLogger } from "./create-logger.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import { type Engines, openEngines } from "./engines.ts";
import { createHttpServer } from "./http-server.ts";
import { listenLocally } from "./local-socket.ts";
import { startSchedule } from "./schedule.ts";

export interface StartOptions {
  /** From the command line. */
  readonly settings: Partial<Record<SettingName, unknown>>;
  readonly isDemo: boolean;
}

const stopMsMax = 60_000;

/** Starts Pharos and returns when it is ready; a signal stops it after it has finished what it accepted. */
export async function start({ settings, isDemo }: StartOptions): Promise<void> {
  const { values: config } = readConfiguration(settings);
  const logger = createLogger(config.logLevel);
  const cleanup = new AsyncDisposableStack();
  stopOnSignal(cleanup, logger);
  try {
    cleanup.defer(lockDataFolder(config.dataDir));
    const engines = await openEngines(config, logger, cleanup);
    await createUnattendedAdministrator(config, engines);
    const publicUrl = await listen(config, isDemo, engines, logger, cleanup);
    if (config.roles.includes("schedule")) cleanup.use(startSchedule(engines, config, logger));
    await announce(publicUrl, config, engines);
    if (isDemo && engines.pipeline) {
      // Loaded here, because most installations never need the generator.
      const { runDemo } = await import("./demo.ts");
      cleanup.use(runDemo(engines.store, engines.pipeline, logger));
    }
  } catch (error) {
    await cleanup.disposeAsync();
    throw error;
  }
}

type Logger = ReturnType<typeof createLogger>;

async function listen(
  config: Configuration,
  isDemo: boolean,
  engines: Engines,
  logger: Logger,
  cleanup: AsyncDisposableStack,
): Promise<string> {
  // With port 0 the address is known only after listening, so it is asked for when it is needed.
  let publicUrl = config.publicUrl?.replace(/\/$/, "") ?? "";
  const dependencies = apiDependencies(config, engines, { isDemo, publicUrl: () => publicUrl, logger });
  const app = await createHttpServer(config, logger, dependencies, engines.pipeline);
  cleanup.defer(() => app.close());
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  publicUrl ||= `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`;
  const local = await listenLocally(app, config.dataDir);
  cleanup.defer(() => new Promise<void>((resolve) => local.close(() => resolve())));
  return publicUrl;
}

async function createUnattendedAdministrator(config: Configuration, { store }: Engines): Promise<void> {
  if (!config.adminEmail || !config.adminPassword) return;
  await createAdministrator(store, { email: config.adminEmail, password: config.adminPassword }, new Date());
}

/** What a person who starts Pharos needs to see, and nothing else, on standard output. */
async function announce(publicUrl: string, config: Configuration, { store }: Engines): Promise<void> {
  if (config.roles.includes("api")) {
    const token = await createFirstAdminToken(store, new Date());
    if (token) process.stdout.write(`Create the first administrator: ${publicUrl}/first-admin/?token=${token}\n`);
  }
  process.stdout.write(`Pharos is ready at ${publicUrl}\n`);
}

function stopOnSignal(cleanup: AsyncDisposableStack, logger: Logger): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ signal }, "Stopping");
    setTimeout(() => {
      logger.error("Stopping took too long");
      process.exit(1);
    }, stopMsMax).unref();
    try {
      await cleanup.disposeAsync();
      process.exit(0);
    } catch (error) {
      logger.error({ err: error }, "Stopping failed");
      process.exit(1);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(signal));
}
