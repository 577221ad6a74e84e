import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { PullGateway } from "@pharos/api";
import { type AwsIdentity, createOutboundFetch, openPuller, type Puller, PullerCatalogue } from "@pharos/connectors";
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

/** The way to products that logs are pulled from, by definitions that ship and those that people wrote. */
export function createPullGateway(
  { allowedPrivateHosts }: Pick<Configuration, "allowedPrivateHosts">,
  { store }: Pick<Engines, "store">,
  identity: AwsIdentity | undefined,
): Pulling {
  const fetch = createOutboundFetch({ allowedPrivateHosts, requiresTls: true });
  const shipped = pullerFiles().map((path) => readFileSync(path, "utf8"));
  return {
    catalogue: new PullerCatalogue(shipped, store.pullers),
    open: (access) => openPuller({ ...access, identity, fetch, clock }),
  };
}

/** Polls the sources that pull logs as long as it is not disposed. */
export function startPullCollector(
  { store, intake: pipeline }: Pick<Engines, "store" | "intake">,
  { catalogue, open }: Pulling,
  findIntakeProblem: () => string | undefined,
  logger: Logger,
): AsyncDisposable {
  if (!pipeline) return new AsyncDisposableStack();
  return new PullCollector({
    store,
    pipeline,
    versionOf: async (provider) => `${(await catalogue.find(provider))?.revision}`,
    open: async (access) => {
      const found = await catalogue.find(access.settings.provider);
      if (found) return open({ ...access, definition: found.definition });
      throw new PullFailure(
        "refused",
        `Pharos has no provider ${access.settings.provider}. Mend its definition, or delete this source.`,
      );
    },
    holder: randomUUID(),
    clock,
    random: Math.random,
    findIntakeProblem,
    onProblem: (what, error) => logger.error({ err: error }, what),
  }).start();
}
