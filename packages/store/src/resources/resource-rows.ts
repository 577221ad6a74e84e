import { describeResource, type NewResource, type Resource } from "@pharos/domain";
import type { Selectable } from "kysely";
import { contentHash } from "../database/content-hash.ts";
import { storableJson } from "../database/storable.ts";
import type { ResourcesTable } from "./resources-table.ts";

/** What became of a resource that was put. */
export type PutOutcome = "created" | "changed" | "unchanged";

export type ResourceRow = ReturnType<typeof resourceRow>;

export function resourceRow(resource: NewResource, now: Date) {
  const { id, type, attributes } = resource;
  return {
    id,
    type,
    ...describeResource(resource),
    attributes: storableJson(attributes),
    contentHash: contentHash({ type, attributes }),
    createdAt: now,
    changedAt: now,
    seenAt: now,
    deletedAt: null,
    checkDueAt: now,
  };
}

export function outcomeOf(
  hash: Buffer,
  before: Pick<ResourcesTable, "contentHash" | "deletedAt"> | undefined,
): PutOutcome {
  if (!before || before.deletedAt) return "created";
  return before.contentHash.equals(hash) ? "unchanged" : "changed";
}

export function asResource({ contentHash, checkDueAt, ...row }: Selectable<ResourcesTable>): Resource {
  return { ...row, deletedAt: row.deletedAt ?? undefined };
}
