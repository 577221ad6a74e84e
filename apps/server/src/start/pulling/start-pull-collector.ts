import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { PullGateway } from "@pharos/api";
import { createOutboundFetch, openPuller, type Puller, parsePuller } from "@pharos/connectors";
import { pullerFiles } from "@pharos/content";
import { PullFailure } from "@pharos/domain";
import { PullCollector } from "@pharos/pipeline";
import type { Logger } from "pino";
import type { Configuration } from "../../configuration/configuration.ts";
import type { Engines } from "../engines.ts";

interface Pulling extends PullGateway {
  open(access: Parameters<PullGateway["open"]>[0]): Puller;
}

const clock = () => new Date();

/** The way to products that logs are pulled from, by the definitions that ship. */
export function createPullGateway({ allowedPrivateHosts }: Pick<Configuration, "allowedPrivateHosts">): Pulling {
  const fetch = createOutboundFetch({ allowedPrivateHosts, requiresTls: true });
  const definitions = pullerFiles()
    .map((path) => parsePuller(readFileSync(path, "utf8")))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
  return {
    definitions: new Map(definitions.map((definition) => [definition.provider, definition])),
    open: (access) => openPuller({ ...access, fetch, clock }),
  };
}

/** Polls the sources that pull logs as long as it is not disposed. */
export function startPullCollector(
  { store, pipeline }: Pick<Engines, "store" | "pipeline">,
  { definitions, open }: Pulling,
  findIntakeProblem: () => string | undefined,
  logger: Logger,
): AsyncDisposable {
  if (!pipeline) return new AsyncDisposableStack();
  return new PullCollector({
    store,
    pipeline,
    open: (access) => {
      const definition = definitions.get(access.settings.provider);
      if (definition) return open({ ...access, definition });
      throw new PullFailure(
        "refused",
        `Pharos no longer has a provider ${access.settings.provider}. Delete this source.`,
      );
    },
    holder: randomUUID(),
    clock,
    random: Math.random,
    findIntakeProblem,
    onProblem: (what, error) => logger.error({ err: error }, what),
  }).start();
}
