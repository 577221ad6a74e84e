import {
  AckPolicy,
  type ConsumerConfig,
  DeliverPolicy,
  DiscardPolicy,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from "@nats-io/jetstream";
import { nanos } from "@nats-io/transport-node";

export interface StreamSettings {
  /** Names the stream and begins its subjects. */
  readonly stream: string;
  readonly bytesMax: number;
  readonly replicas: number;
  /** Two installations never share a stream. */
  readonly installationId: string;
}

/** All processes that detect take from it, each its share. */
export const consumerName = "detect";
/** A message that nobody kept for so long is given to another process. */
const ackWaitMs = 30_000;
/** A repeat within this is recognised by its ID; later, by its token in the database. */
const repeatsKnownMs = 2 * 60_000;
const underWayMax = 1_000;

/** A delivery, or what says of which parts it is. */
export const wholeSubject = (stream: string, name: string): string => `${stream}.whole.${name}`;
export const partSubject = (stream: string, name: string, number: number | "*"): string =>
  `${stream}.part.${name}.${number}`;

const descriptionOf = (installationId: string) => `Deliveries of the Pharos installation ${installationId}`;

/** A full stream refuses what is new instead of forgetting what is old; a message stays until it is acknowledged. */
export function streamConfig({ stream, bytesMax, replicas, installationId }: StreamSettings) {
  return {
    name: stream,
    subjects: [wholeSubject(stream, "*"), partSubject(stream, "*", "*")],
    description: descriptionOf(installationId),
    retention: RetentionPolicy.Workqueue,
    storage: StorageType.File,
    discard: DiscardPolicy.New,
    max_bytes: bytesMax,
    num_replicas: replicas,
    duplicate_window: nanos(repeatsKnownMs),
  } as const satisfies Partial<StreamConfig>;
}

export function consumerConfig({ stream }: StreamSettings): Partial<ConsumerConfig> {
  return {
    durable_name: consumerName,
    filter_subject: wholeSubject(stream, "*"),
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(ackWaitMs),
    deliver_policy: DeliverPolicy.All,
    max_deliver: -1,
    max_ack_pending: underWayMax,
  };
}

/** Says why the stream that is there cannot be used; undefined where it can. */
export function findStreamConflict(
  found: Pick<StreamConfig, "description" | "retention" | "storage" | "discard">,
  settings: StreamSettings,
): string | undefined {
  const wanted = streamConfig(settings);
  const { stream } = settings;
  if (found.description !== wanted.description) {
    return `The stream ${stream} belongs to something else (${found.description || "no description"}). Choose another name with PHAROS_NATS_STREAM, or delete the stream.`;
  }
  const isSame =
    found.retention === wanted.retention && found.storage === wanted.storage && found.discard === wanted.discard;
  return isSame
    ? undefined
    : `The stream ${stream} was changed: it needs retention workqueue, storage file and discard new. Delete it when it is empty; Pharos makes it again.`;
}
