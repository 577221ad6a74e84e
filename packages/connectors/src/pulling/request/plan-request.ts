import type { PullPosition, PullStreamKey } from "@pharos/domain";
import type { PullStream } from "../definition/puller-definition.ts";
import type { TemplateNames } from "../template/render-template.ts";
import { buildRequest, parseAddress } from "./build-request.ts";
import { type PullWindow, planWindow } from "./plan-window.ts";
import type { PullRequest } from "./pull-request.ts";

export interface PlannedRequest {
  readonly request: PullRequest;
  readonly window: PullWindow;
  /** The names for templates of further requests. */
  readonly names: TemplateNames;
  /** The value of the next page that is asked for; undefined for the first. */
  readonly next: string | undefined;
}

/** Decides what to ask for next; undefined where there is nothing to ask for yet. */
export function planRequest(
  stream: PullStream,
  settings: TemplateNames,
  { partition }: PullStreamKey,
  position: PullPosition,
  now: Date,
): PlannedRequest | undefined {
  const window = planWindow(stream.cursor, position, now);
  if (!window) return undefined;
  const next = stream.cursor.type === "tail" ? position.cursor : position.pass?.next;
  const names = { ...settings, partition, start: window.start, end: window.end, now, next };
  return { request: requestOf(stream, names, next), window, names, next };
}

function requestOf(stream: PullStream, names: TemplateNames, next: string | undefined): PullRequest {
  const { request: template, paging } = stream;
  if (!paging) return buildRequest(template, names);
  const page = paging.next.in === "count" ? (next ?? String(paging.next.start)) : next;
  if (page === undefined) return buildRequest(template, names);
  if (paging.request && next !== undefined) return buildRequest(paging.request, names);
  if (isAddress(paging.next)) {
    const first = buildRequest(template, names);
    return { ...first, url: parseAddress(URL.parse(page, first.url)?.href ?? page).href };
  }
  const { query, json, without } = paging;
  return buildRequest(template, names, {
    ...(query !== undefined && { query: { [query]: page } }),
    ...(json !== undefined && { json: (body) => setMember(body, json.split("."), page) }),
    ...(next !== undefined && { without }),
  });
}

function isAddress(next: NonNullable<PullStream["paging"]>["next"]): boolean {
  return next.in === "link" || ("as" in next && next.as === "url");
}

function setMember(body: unknown, [name = "", ...rest]: readonly string[], value: string): unknown {
  const members = body !== null && typeof body === "object" ? (body as Readonly<Record<string, unknown>>) : {};
  return { ...members, [name]: rest.length === 0 ? value : setMember(members[name], rest, value) };
}
