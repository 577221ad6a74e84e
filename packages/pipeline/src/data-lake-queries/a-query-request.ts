import type { QueryRequest } from "./query-request.ts";

/** A request of Ada for tests; what a test does not care about has a default. */
export function aQueryRequest(change: Partial<QueryRequest> = {}): QueryRequest {
  return {
    kind: "query",
    text: "",
    language: "sql",
    params: {},
    name: "",
    isScheduled: false,
    logTypeAccess: undefined,
    issuedBy: { kind: "user", id: "ada", name: "Ada" },
    parent: undefined,
    userConfig: undefined,
    timeoutMs: 30_000,
    skipsCache: false,
    isBackground: false,
    ...change,
  };
}
