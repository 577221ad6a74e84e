import { createHash } from "node:crypto";
import { type PulledEvent, PullFailure, type PullPage, type PullPosition } from "@pharos/domain";
import type { PullStream } from "../definition/puller-definition.ts";
import type { PlannedRequest } from "../request/plan-request.ts";
import { findNext } from "./find-next.ts";
import { readText } from "./read-path.ts";

/** One page, with the answers of its details. */
export interface PageContent {
  /** The body of the list, which has the next page. */
  readonly body: unknown;
  readonly headers: Headers;
  readonly events: readonly PulledEvent[];
}

const minuteMs = 60_000;
const pagesMax = 10_000;
/** How long ids of a tail are remembered where its definition does not say. */
const rememberMsDefault = 15 * minuteMs;

/** Decides where a stream stands after a page. @throws PullFailure looping, backwards */
export function readPage(
  stream: PullStream,
  planned: PlannedRequest,
  position: PullPosition,
  content: PageContent,
  now: Date,
): Omit<PullPage, "waitMs"> {
  return stream.cursor.type === "tail"
    ? readTail(stream, planned, position, content, now)
    : readWindow(stream, planned, position, content, now);
}

function readWindow(
  stream: PullStream,
  { window, next: asked }: PlannedRequest,
  position: PullPosition,
  { body, headers, events }: PageContent,
  now: Date,
): Omit<PullPage, "waitMs"> {
  const { cursor, paging } = stream;
  if (cursor.type !== "window") throw new TypeError("not a window");
  const { start, end } = window;
  const inside = cursor.untilStart ? events.filter(({ at }) => at === undefined || at >= start) : events;
  const next = paging && findNext(paging, { body, headers, events, asked });
  const isOver =
    next === undefined ||
    (paging?.until === "emptyPage" && events.length === 0) ||
    (cursor.untilStart && inside.length < events.length) ||
    (paging?.more !== undefined && !isTrue(readText(body, paging.more)));
  const longest = Math.max(cursor.lateness, cursor.sweep?.lateness ?? 0) + (cursor.grain ?? 0) + minuteMs;
  const swept = window.isSweep ? { sweptAt: now.toISOString() } : {};
  const since = (watermark: string) => new Date(Date.parse(watermark) - longest);
  if (!isOver) {
    const pass = continuePass(position, { start, end, next, events });
    const after = { ...position, ...swept, pass };
    return {
      events: inside,
      position: after,
      isCaughtUp: false,
      rememberAt: end,
      rememberSince: since(position.watermark),
    };
  }
  const watermark = new Date(Math.max(Date.parse(position.watermark), end.getTime())).toISOString();
  const after = { ...position, ...swept, watermark, pass: undefined };
  return {
    events: inside,
    position: after,
    isCaughtUp: window.isLast,
    rememberAt: end,
    rememberSince: since(watermark),
  };
}

function readTail(
  stream: PullStream,
  { next: asked, window: { start, end } }: PlannedRequest,
  position: PullPosition,
  { body, headers, events }: PageContent,
  now: Date,
): Omit<PullPage, "waitMs"> {
  const { cursor, paging } = stream;
  if (cursor.type !== "tail" || !paging) throw new TypeError("not a tail");
  const next = findNext(paging, { body, headers, events, asked });
  if (asked !== undefined && next !== undefined && isBefore(cursor.ascends, next, asked)) {
    const say = `The provider answered with the cursor ${shorten(next)}, which lies before ${shorten(asked)}, its last one.`;
    throw new PullFailure("backwards", `${say} Pharos keeps its own and will ask again.`);
  }
  const isCaughtUp =
    next === undefined ||
    next === asked ||
    (paging.until === "emptyPage" && events.length === 0) ||
    (paging.more !== undefined && !isTrue(readText(body, paging.more)));
  const pass = isCaughtUp ? undefined : continuePass(position, { start, end, next, events });
  const newest = Math.max(Date.parse(position.watermark), ...events.map(({ at }) => at?.getTime() ?? 0));
  const watermark = new Date(Math.min(newest, now.getTime())).toISOString();
  const remember = cursor.remember ?? rememberMsDefault;
  return {
    events,
    position: { ...position, watermark, cursor: next ?? asked, pass },
    isCaughtUp,
    rememberAt: now,
    rememberSince: new Date(now.getTime() - remember),
  };
}

interface PassStep {
  readonly start: Date;
  readonly end: Date;
  readonly next: string;
  readonly events: readonly PulledEvent[];
}

/**
 * Goes on to the next page, unless it leads round in a circle: the page at each power of two is kept and compared with
 * the ones behind it, so that a circle of any length is found.
 * @throws PullFailure looping
 */
function continuePass(
  { pass }: PullPosition,
  { start, end, next, events }: PassStep,
): NonNullable<PullPosition["pass"]> {
  const pages = (pass?.pages ?? 0) + 1;
  const fingerprint = createHash("sha256")
    .update(events.length === 0 ? `next ${next}` : events.map(({ id }) => id).join("\n"))
    .digest("base64url")
    .slice(0, 16);
  if (pass?.fingerprint === fingerprint || pages > pagesMax) {
    const what = pages > pagesMax ? `more than ${pagesMax} pages` : "the same page again and again";
    throw new PullFailure(
      "looping",
      `The provider answered with ${what}. Pharos stopped after page ${pages}, keeps what it has read, and will start over.`,
    );
  }
  const isPower = (pages & (pages - 1)) === 0;
  return {
    start: start.toISOString(),
    end: end.toISOString(),
    next,
    pages,
    fingerprint: isPower ? fingerprint : (pass?.fingerprint ?? fingerprint),
  };
}

function isBefore(ascends: "number" | "time" | undefined, next: string, last: string): boolean {
  if (ascends === "time") return Date.parse(next) < Date.parse(last);
  if (ascends === "number" && /^\d+$/.test(next) && /^\d+$/.test(last)) return BigInt(next) < BigInt(last);
  return false;
}

function isTrue(text: string | undefined): boolean {
  return text !== undefined && text !== "false" && text !== "0";
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
