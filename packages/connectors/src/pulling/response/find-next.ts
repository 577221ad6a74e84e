import type { PulledEvent } from "@pharos/domain";
import type { PullStream } from "../definition/puller-definition.ts";
import { parseJson } from "./parse-json.ts";
import { readText } from "./read-path.ts";

interface Answered {
  readonly body: unknown;
  readonly headers: Headers;
  readonly events: readonly PulledEvent[];
  /** The value of the page that was asked for. */
  readonly asked: string | undefined;
}

/** Finds what names the next page; undefined where the provider names none. */
export function findNext(
  { next }: NonNullable<PullStream["paging"]>,
  { body, headers, events, asked }: Answered,
): string | undefined {
  switch (next.in) {
    case "link":
      return findNextLink(headers.get("link") ?? "");
    case "header":
      return headers.get(next.name) || undefined;
    case "body":
      return readText(body, next.path);
    case "lastEvent": {
      const last = events.at(-1);
      if (next.size !== undefined && events.length < next.size) return undefined;
      return last && readText(parseJson(last.text), next.path);
    }
    case "count": {
      if (events.length < next.size) return undefined;
      const page = Number(asked ?? next.start);
      return String(page + (next.step === "page" ? 1 : events.length));
    }
  }
}

/** Returns the address with the relation `next` of a header `Link` (RFC 8288). */
export function findNextLink(header: string): string | undefined {
  for (const [, address, parameters = ""] of header.matchAll(/<([^>]*)>((?:\s*;\s*[^,;]+)*)/g)) {
    if (/;\s*rel\s*=\s*"?(?:[^"]*\s)?next(?:\s[^"]*)?"?\s*(?:;|$)/i.test(parameters)) return address;
  }
  return undefined;
}
