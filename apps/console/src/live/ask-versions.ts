import { liveVersionsPath } from "@pharos/domain";
import { endExpiredSession, identityToken } from "../session/session.ts";
import type { VersionsAnswer } from "./live-feed.ts";

const answerMsMax = 10_000;

/** Asks the server for the versions, by the tag of its last answer. Throws when it does not answer. */
export function createVersionsAsker(): (signal: AbortSignal) => Promise<VersionsAnswer> {
  let tag: string | null = null;
  return async (signal) => {
    const token = await identityToken();
    if (token === "") throw new Error("No session at the moment");
    const response = await fetch(liveVersionsPath, {
      cache: "no-store",
      credentials: "same-origin",
      headers: { authorization: `Bearer ${token}`, ...(tag && { "if-none-match": tag }) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMsMax)]),
    });
    if (response.status === 401) endExpiredSession();
    if (response.status === 304) return { versions: undefined };
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    const versions = await response.json();
    tag = response.headers.get("etag");
    return { versions };
  };
}
