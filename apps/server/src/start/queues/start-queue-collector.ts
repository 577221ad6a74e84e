import { randomUUID } from "node:crypto";
import type { QueueGateway } from "@pharos/api";
import { type AwsIdentity, createOutboundFetch, openKafka, openQueue } from "@pharos/connectors";
import { isStream } from "@pharos/domain";
import { type OpenQueue, type OpenStream, QueueCollector, StreamCollector } from "@pharos/pipeline";
import type { Logger } from "pino";
import type { Configuration } from "../../configuration/configuration.ts";
import type { Engines } from "../engines.ts";

const clock = () => new Date();

interface Queues extends QueueGateway {
  readonly open: OpenQueue;
  readonly openStream: OpenStream;
}

/** The way to queues and streams, with the deployment's identity for queues of AWS without a key. */
export function createQueueGateway(
  {
    allowedPrivateHosts,
    googleTokenFolder: tokenFolder,
  }: Pick<Configuration, "allowedPrivateHosts" | "googleTokenFolder">,
  identity: AwsIdentity | undefined,
): Queues {
  const fetch = createOutboundFetch({ allowedPrivateHosts, requiresTls: true });
  const open: OpenQueue = (settings, secret = "") =>
    openQueue({ settings, secret, identity, tokenFolder, fetch, clock });
  const openStream: OpenStream = (settings, password = "") => openKafka({ settings, password, allowedPrivateHosts });
  return {
    open,
    openStream,
    openAny: (settings, secret) => (isStream(settings) ? openStream(settings, secret) : open(settings, secret)),
  };
}

/** Receives messages from queues and streams as long as it is not disposed. */
export function startQueueCollector(
  { store, intake: pipeline }: Pick<Engines, "store" | "intake">,
  { open, openStream }: Queues,
  findIntakeProblem: () => string | undefined,
  logger: Logger,
): AsyncDisposable {
  if (!pipeline) return new AsyncDisposableStack();
  const onProblem = (what: string, error: unknown) => logger.error({ err: error }, what);
  const holder = randomUUID();
  const common = { store, pipeline, clock, findIntakeProblem, onProblem };
  const collectors = new AsyncDisposableStack();
  collectors.use(new QueueCollector({ ...common, open, holder }).start());
  collectors.use(new StreamCollector({ ...common, open: openStream }).start());
  return collectors;
}
