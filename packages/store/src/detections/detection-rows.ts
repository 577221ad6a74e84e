import type { Rule } from "@pharos/domain";
import type { Selectable } from "kysely";
import { sha256 } from "../database/hash.ts";
import { severityRank } from "../database/severity-rank.ts";
import { storableJson } from "../database/storable.ts";
import type { DetectionsTable } from "./detections-table.ts";

/** Of all that a rule says, without when it was made, changed, or switched on or off. */
export function contentHash({ createdAt, lastModified, enabled, ...content }: Rule): Buffer {
  return sha256(JSON.stringify(content, sortedKeys));
}

/** A replacer that writes members in the order of their names, so that equal content gives equal text. */
function sortedKeys(_: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function ruleRow(rule: Rule) {
  return {
    id: rule.id,
    kind: rule.kind,
    displayName: rule.displayName,
    enabled: rule.enabled,
    severity: rule.severity,
    severityRank: severityRank(rule.severity),
    logTypes: [...rule.logTypes],
    tags: [...rule.tags],
    managed: rule.managed,
    body: storableJson(rule),
    contentHash: contentHash(rule),
    createdAt: rule.createdAt,
    lastModified: rule.lastModified,
  };
}

/** The columns win over the body: they are what changes without a new body, and they have kept their types. */
export function asRule(row: Selectable<DetectionsTable>): Rule {
  const { enabled, managed, createdAt, lastModified } = row;
  return { ...row.body, enabled, managed, createdAt, lastModified };
}
