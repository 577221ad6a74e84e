import type { BulkAction } from "../shipments/read-bulk.ts";
import { statusOf } from "./status-of.ts";

const version = { number: "8.17.0", build_flavor: "default", minimum_wire_compatibility_version: "7.17.0" };

/** What clients ask for at their start, to learn whether they speak with a version that they know. */
export const clusterFacts = { name: "pharos", cluster_name: "pharos", version, tagline: "You Know, for Search" };
export const licenseFacts = { license: { status: "active", type: "basic", mode: "basic" } };
export const healthFacts = { cluster_name: "pharos", status: "green", timed_out: false };

/** Clients read that one shard has the document; there are none. */
export function toDocumentAnswer(index: string, id: string) {
  const shards = { total: 1, successful: 1, failed: 0 };
  return { _index: index, _id: id, _version: 1, result: "created", _shards: shards, _seq_no: 0, _primary_term: 1 };
}

export function toBulkAnswer(actions: readonly BulkAction[], index: string | undefined, tookMs: number) {
  const items = actions.map((action) => toItem(action, action.index ?? index ?? ""));
  return { took: tookMs, errors: actions.some((action) => !isStored(action)), items };
}

function toItem(action: BulkAction, index: string) {
  const { operation, id } = action;
  const named = { _index: index, ...(id !== undefined && { _id: id }) };
  if (isStored(action)) return { [operation]: { ...named, _version: 1, result: "created", status: 201 } };
  const reason = `Pharos stores events and changes none, so it does not take "${operation}". Use "create" or "index".`;
  return { [operation]: { ...named, status: 400, error: { type: "illegal_argument_exception", reason } } };
}

function isStored({ operation }: BulkAction): boolean {
  return operation === "create" || operation === "index";
}

const typeByStatus: Readonly<Record<number, string>> = {
  400: "illegal_argument_exception",
  401: "security_exception",
  403: "security_exception",
  429: "es_rejected_execution_exception",
};

export function toElasticsearchFailure(error: Error) {
  return failWith(statusOf(error), error.message);
}

export function failWith(status: number, reason: string) {
  const cause = { type: typeByStatus[status] ?? "exception", reason };
  return { status, answer: { error: { root_cause: [cause], ...cause }, status } };
}
