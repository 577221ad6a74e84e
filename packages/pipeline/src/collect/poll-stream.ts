import { createHash } from "node:crypto";
import {
  describeError,
  type LogSource,
  type PullClient,
  type PulledEvent,
  PullFailure,
  type PullPage,
  type PullPosition,
  pollBackOffMs,
} from "@pharos/domain";
import type { HeldPage, PullProblem, PullStreamState } from "@pharos/store";
import { BackPressureError } from "../ingest/admission.ts";
import type { PullCollectorOptions } from "./pull-engines.ts";

export interface StreamToPoll {
  readonly source: LogSource;
  readonly client: PullClient;
  readonly stream: PullStreamState;
}

/** Within one poll, so that the other streams of the source have their turns. */
const pagesMax = 50;

/**
 * Reads the pages of a stream until it has caught up. The cursor moves behind a page when its events are durable.
 * Returns the failure that ended it, if one did.
 */
export async function pollStream(
  options: PullCollectorOptions,
  { source, client, stream }: StreamToPoll,
  signal: AbortSignal,
): Promise<PullFailure | undefined> {
  const { store, holder, clock, random, findIntakeProblem } = options;
  let { position } = stream;
  let repeated = 0;
  const end = (waitMs: number, problem?: PullProblem) => {
    const now = clock();
    const nextPollAt = new Date(now.getTime() + waitMs);
    return store.pulls.endPoll(stream.id, holder, { position, nextPollAt, polledAt: now, problem, repeated });
  };
  try {
    const left = stream.hasHeldPage ? await store.pulls.heldPage(stream.id) : undefined;
    if (left) position = await storePage(options, { source, client, stream }, left);
    for (let pages = 0; ; pages++) {
      if (signal.aborted || findIntakeProblem() !== undefined || pages === pagesMax) {
        await end(0);
        return undefined;
      }
      const page = await client.fetchPage(stream, position, signal);
      const { held, known } = await holdNewEvents(options, stream, page);
      if (held) position = await storePage(options, { source, client, stream }, held);
      else {
        position = page.position;
        repeated += known;
      }
      if (page.isCaughtUp || page.waitMs > 0) {
        const restMs = page.isCaughtUp ? client.restMs(stream.stream) * (0.95 + random() / 10) : 0;
        await end(Math.max(page.waitMs, restMs));
        return undefined;
      }
    }
  } catch (error) {
    if (signal.aborted) return undefined;
    if (error instanceof BackPressureError) {
      await end(error.retryAfterSeconds * 1000);
      return undefined;
    }
    const failure = asFailure(error);
    if (failure !== error)
      options.onProblem(`The stream ${stream.stream} of ${source.label} could not be polled`, error);
    if (failure.kind === "cursorExpired" || failure.kind === "looping") position = restart(position);
    const waitMs = pollBackOffMs(failure.kind, stream.failuresInRow + 1, failure.retryAfterMs, random());
    await end(waitMs, { kind: failure.kind, message: failure.message });
    return failure;
  }
}

/** What a cursor would still have brought may be a little older than the newest event; ids are remembered for as long. */
const restartMs = 15 * 60_000;

/** Goes on by time, as at the first poll; what is read again by that is recognised by its ids. */
function restart({ watermark, cursor, sweptAt, isPrepared }: PullPosition): PullPosition {
  const from = Date.parse(watermark) - (cursor === undefined ? 0 : restartMs);
  return { watermark: new Date(from).toISOString(), sweptAt, isPrepared };
}

function asFailure(error: unknown): PullFailure {
  if (error instanceof PullFailure) return error;
  return new PullFailure("unavailable", `Pharos could not store what it pulled: ${describeError(error)}`);
}

/** Keeps the events of a page that are new, with the token under which they will be stored. */
async function holdNewEvents(
  { store, holder }: PullCollectorOptions,
  { id: streamId }: PullStreamState,
  page: PullPage,
): Promise<{ readonly held: HeldPage | undefined; readonly known: number }> {
  const ids = page.events.map(({ id }) => id);
  const known = await store.pulls.findKnown(streamId, ids);
  const fresh = new Map(page.events.filter(({ id }) => !known.has(id)).map((event) => [event.id, event]));
  const repeated = page.events.length - fresh.size;
  if (fresh.size === 0) return { held: undefined, known: repeated };
  const held: HeldPage = {
    position: page.position,
    ids,
    events: fresh.size,
    repeated,
    rememberAt: page.rememberAt.toISOString(),
    rememberSince: page.rememberSince.toISOString(),
    newestEventAt: newestOf([...fresh.values()])?.toISOString(),
    token: tokenOf(streamId, [...fresh.keys()], page.position),
    bytes: Buffer.from(`${[...fresh.values()].map(({ text }) => text).join("\n")}\n`),
  };
  if (!(await store.pulls.holdPage(streamId, holder, held))) {
    // The page of another process has to be stored first, and its position is not this one's.
    throw new PullFailure("unavailable", "Another process has taken this source over.");
  }
  return { held, known: repeated };
}

async function storePage(
  { store, pipeline, clock }: PullCollectorOptions,
  { source, client, stream }: StreamToPoll,
  held: HeldPage,
): Promise<PullPosition> {
  const { bytes, ...page } = held;
  const size = bytes.byteLength;
  const sender = { source: source.id, address: `pull://${source.id}`, isProven: true, expectedBytes: size };
  using reservation = pipeline.admission.open(sender);
  reservation.cover(size);
  reservation.begin();
  await pipeline.ingest({
    source: { ...source, ...client.describeRecords(stream.stream), streamOptions: {} },
    bytes,
    token: page.token,
    receivedAt: clock(),
    onProgress: (share) => reservation.progress(share),
    onLong: () => reservation.isLong(),
  });
  await store.pulls.commitPage(stream.id, page, clock());
  return page.position;
}

/** An event that comes again after its id was forgotten is another one: the position tells the two apart. */
function tokenOf(streamId: number, ids: readonly string[], position: PullPosition): string {
  const parts = JSON.stringify([streamId, ids, position]);
  return createHash("sha256").update(`pull ${parts}`).digest("hex");
}

function newestOf(events: readonly PulledEvent[]): Date | undefined {
  const times = events.flatMap(({ at }) => (at === undefined ? [] : [at.getTime()]));
  return times.length === 0 ? undefined : new Date(times.reduce((one, other) => Math.max(one, other)));
}
