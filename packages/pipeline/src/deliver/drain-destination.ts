import { createHash } from "node:crypto";
import {
  type Alert,
  type AlertDelivery,
  type DeliveryOutcome,
  type Destination,
  describeError,
  isProbed,
  repeatWhile,
  unrecordedMax,
} from "@pharos/domain";
import type { DestinationSettings, Store } from "@pharos/store";
import { inSpan } from "../tracing/in-span.ts";
import { AttemptRecorder, type FinishedAttempt } from "./attempt-recorder.ts";
import { type FollowUp, type Message, readMessages } from "./read-messages.ts";
import type { Turns } from "./turns.ts";

/** One request to a destination. */
export interface AlertToSend {
  readonly destination: Destination;
  /** With all secrets. */
  readonly settings: DestinationSettings;
  readonly alert: Alert;
  readonly isResent: boolean;
  /** The change that the message tells of; undefined when it brings the alert itself. */
  readonly followUp: FollowUp | undefined;
  readonly isReminder: boolean;
  /** The alerts that one message tells of, in order; empty for a message about one alert. */
  readonly digest: readonly Alert[];
  /** The same for every attempt of a delivery. */
  readonly idempotencyKey: string;
  /** True where an earlier attempt of the delivery failed without saying whether it arrived. */
  readonly mayHaveArrived: boolean;
}
/** Never throws for what the other side does. */
export type SendAlert = (request: AlertToSend) => Promise<DeliveryOutcome>;

export interface DrainOptions {
  readonly store: Store;
  readonly send: SendAlert;
  /** This process. */
  readonly holder: string;
  readonly clock: () => Date;
  readonly random: () => number;
  /** When a destination may get its next request. */
  readonly turns: Turns;
  /** Runs a request when there is room for one more among those of all destinations. */
  readonly withRoom: <T>(run: () => Promise<T>) => Promise<T>;
}

/** A process that dies holds its destinations for so long. */
export const leaseMs = 30_000;
const renewalMs = leaseMs / 3;
const fetchedTogether = 250;
/** Alerts that one message tells of. More are another message. */
const digestMax = 500;

/** Sends everything that is due for a destination that this process holds. */
export function drainDestination(options: DrainOptions, destination: Destination, stop: AbortSignal): Promise<void> {
  const { store, holder, clock } = options;
  const lease = { isLost: false };
  const renew = async () => {
    const until = new Date(clock().getTime() + leaseMs);
    if (!(await store.deliveryQueue.renew(destination.id, holder, until))) lease.isLost = true;
  };
  return repeatWhile(() => drainHeld(options, destination, lease, stop), renew, renewalMs);
}

/** `isLost` once another process has the destination. */
async function drainHeld(
  options: DrainOptions,
  destination: Destination,
  lease: { readonly isLost: boolean },
  stop: AbortSignal,
): Promise<void> {
  const problems: unknown[] = [];
  const isOver = () => stop.aborted || lease.isLost || problems.length > 0;
  const recorder = new AttemptRecorder(options, destination);
  const requests = new Set<Promise<void>>();
  const recordings = new Set<Promise<void>>();
  /** Ids of the deliveries that are sent or recorded. */
  const underWay = new Set<number>();
  const begin = (message: Message) => {
    const ids = deliveriesOf(message).map(({ id }) => id);
    for (const id of ids) underWay.add(id);
    const sending = sendOne(options, recorder.destination, message);
    const recorded = sending
      .then((finished) => recorder.record(finished))
      .catch((error: unknown) => void problems.push(error))
      .finally(() => {
        recordings.delete(recorded);
        for (const id of ids) underWay.delete(id);
      });
    recordings.add(recorded);
    // What failed may pause the destination, and keeps its place until that is known.
    const request = sending
      .then(({ outcome }) => (outcome.kind === "delivered" ? undefined : recorded))
      .finally(() => requests.delete(request));
    requests.add(request);
  };
  try {
    while (!isOver()) {
      const batch = await fetchBatch(options, recorder, [...underWay]);
      for (const message of batch) {
        await options.turns.await(recorder.destination, message.settings, stop);
        if (isOver() || isPausedAt(recorder.destination, options.clock())) break;
        begin(message);
        while (requests.size >= widthOf(options, recorder)) await Promise.race(requests);
        while (recordings.size >= unrecordedMax) await Promise.race(recordings);
      }
      if (batch.length > 0) continue;
      if (recordings.size === 0) break;
      if (requests.size === 0) recorder.hurry();
      await Promise.race(requests.size === 0 ? recordings : requests);
    }
  } finally {
    recorder.hurry();
    await Promise.all(recordings);
  }
  if (problems.length > 0) throw problems[0];
}

/** One that had too much of us is asked for one thing at a time. */
function widthOf({ turns }: DrainOptions, { destination, wasThrottled }: AttemptRecorder): number {
  return wasThrottled || isProbed(destination) ? 1 : turns.paceOf(destination.type).atOnce;
}

function isPausedAt({ pausedUntil }: Destination, now: Date): boolean {
  return pausedUntil !== undefined && pausedUntil > now;
}

async function fetchBatch(
  { store, holder, clock }: DrainOptions,
  recorder: AttemptRecorder,
  without: readonly number[],
): Promise<Message[]> {
  const { id } = recorder.destination;
  const due = await store.deliveryQueue.due(id, holder, clock(), { limit: fetchedTogether, without });
  if (due.length === 0) return [];
  const destination = await store.destinations.get(id);
  if (!destination) return [];
  recorder.follow(destination);
  return readMessages(store, id, due, await gatherDigests(store, due, without, clock()));
}

/** Those that are due are found by their first deliveries, and may have more than were fetched together. */
async function gatherDigests(
  store: Store,
  due: readonly AlertDelivery[],
  without: readonly number[],
  now: Date,
): Promise<AlertDelivery[][]> {
  const firsts = new Map<string, AlertDelivery>();
  for (const delivery of due) {
    const { digestAt, attempts } = delivery;
    const key = `${digestAt?.getTime()} ${attempts}`;
    if (digestAt !== null && !firsts.has(key)) firsts.set(key, delivery);
  }
  const digests: AlertDelivery[][] = [];
  for (const first of firsts.values()) {
    digests.push(await store.deliveryQueue.digestOf(first, now, { limit: digestMax, without }));
  }
  return digests;
}

function deliveriesOf({ delivery, digest }: Message): readonly AlertDelivery[] {
  return digest.length === 0 ? [delivery] : digest.map((member) => member.delivery);
}

async function sendOne(options: DrainOptions, destination: Destination, message: Message): Promise<FinishedAttempt> {
  const { clock, withRoom } = options;
  return withRoom(async () => {
    const [at, startedMs] = [clock(), performance.now()];
    const attributes = { "pharos.destination.type": destination.type, "pharos.alert.id": message.alert.id };
    const outcome = await inSpan("send an alert", attributes, async (span) => {
      const answer = await attempt(options, destination, message);
      span.setAttribute("pharos.outcome", answer.kind);
      return answer;
    });
    const durationMs = performance.now() - startedMs;
    return { deliveries: deliveriesOf(message), revision: destination.revision, outcome, at, durationMs };
  });
}

async function attempt({ send }: DrainOptions, destination: Destination, message: Message): Promise<DeliveryOutcome> {
  const { delivery, alert, settings, followUp, digest } = message;
  if (!settings) {
    const reason = "Its settings were lost with the key that sealed them. Enter them again.";
    return { kind: "refused", statusCode: 0, message: reason };
  }
  if (delivery.trigger === "CHANGED" && !followUp) {
    return { kind: "rejected", statusCode: 0, message: "Not sent: the change is no longer in the alert's history" };
  }
  const isResent = delivery.trigger === "RESENT";
  const isReminder = delivery.trigger === "REMINDER";
  const idempotencyKey = digest.length === 0 ? idempotencyKeyOf(delivery) : digestKeyOf(digest);
  const mayHaveArrived = deliveriesOf(message).some((one) => one.mayHaveArrived);
  const common = { destination, settings, alert, isResent, isReminder, followUp, idempotencyKey, mayHaveArrived };
  try {
    return await send({ ...common, digest: digest.map((member) => member.alert) });
  } catch (error) {
    return { kind: "retry", statusCode: 500, message: `network error: ${describeError(error)}`, mayHaveArrived: true };
  }
}

/** Different for an alert that somebody sends again, which is to arrive again, and for each change. */
export function idempotencyKeyOf({ id, alertId, trigger }: AlertDelivery): string {
  return trigger === "CREATED" ? alertId : `${alertId}-${id}`;
}

/** Another one for another content: alerts leave a digest when somebody sends them by themselves, or mutes them. */
function digestKeyOf(digest: Message["digest"]): string {
  const ids = digest.map(({ delivery }) => delivery.id).join(",");
  return `digest-${createHash("sha256").update(ids).digest("hex").slice(0, 32)}`;
}
