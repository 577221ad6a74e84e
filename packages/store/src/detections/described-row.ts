import { type DerivableMember, type Detection, derivableMembers, isRule, type Rule } from "@pharos/domain";
import type { Selectable } from "kysely";
import { storableJson } from "../database/storable.ts";
import { detectionRow } from "./detection-rows.ts";
import type { DetectionsTable } from "./detections-table.ts";
import type { ChangeRecord } from "./record-changes.ts";

type Description = Partial<Pick<Detection, "tags" | "reports">>;

/**
 * The row of a detection with a change of what is told about it. Tags are a choice where it comes with Pharos or a pack;
 * a choice leaves the hash of its content as it is.
 */
export function describedRow(row: Selectable<DetectionsTable>, change: Description, { by, at }: ChangeRecord) {
  const { managed, createdAt, createdBy, author, contentHash, body } = row;
  const isChoice = managed && change.tags !== undefined;
  const own = isChoice ? {} : { ...change, ...ownMembersWith(body, Object.keys(change)) };
  const described = { ...body, ...own, managed, createdAt, lastModified: at, ...(by && { lastModifiedBy: by }) };
  const choices = isChoice ? { ...row.choices, ...change } : row.choices;
  return {
    ...detectionRow(described as Detection, choices),
    ...(isChoice && { contentHash }),
    createdBy: createdBy && storableJson(createdBy),
    author: author && storableJson(author),
  };
}

/** A derived rule says itself what was changed of it, so that it does not follow its base in this any more. */
function ownMembersWith(detection: Detection, changed: readonly string[]): Partial<Rule> {
  if (!isRule(detection) || detection.baseDetection === undefined) return {};
  const isOwn = (member: DerivableMember) => detection.ownMembers?.includes(member) || changed.includes(member);
  return { ownMembers: derivableMembers.filter(isOwn) };
}
