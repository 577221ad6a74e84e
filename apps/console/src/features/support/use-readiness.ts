import { useEffect, useState } from "react";

export type PartState = "ok" | "opening" | "unreachable";

/** What the server says of itself; `unreachable` as a whole when it does not answer. */
export type Readiness =
  | { readonly kind: "asking" }
  | { readonly kind: "answered"; readonly store: PartState; readonly lake: PartState }
  | { readonly kind: "unreachable" };

/** Asks once, when the page is opened. */
export function useReadiness(): Readiness {
  const [readiness, setReadiness] = useState<Readiness>({ kind: "asking" });
  useEffect(() => {
    const aborting = new AbortController();
    readReadiness(aborting.signal).then(setReadiness, () => {
      if (!aborting.signal.aborted) setReadiness({ kind: "unreachable" });
    });
    return () => aborting.abort();
  }, []);
  return readiness;
}

async function readReadiness(signal: AbortSignal): Promise<Readiness> {
  // A server that is not ready says so with 503 and the same body.
  const answer = (await (await fetch("/readyz", { signal })).json()) as { store?: unknown; lake?: unknown };
  const stateOf = (part: unknown): PartState => (part === "ok" || part === "opening" ? part : "unreachable");
  return { kind: "answered", store: stateOf(answer.store), lake: stateOf(answer.lake) };
}
