import type { Detection } from "@pharos/domain";
import type { Selectable } from "kysely";
import { contentHash } from "../database/content-hash.ts";
import { severityRank } from "../database/severity-rank.ts";
import { storableJson } from "../database/storable.ts";
import { applyChoices, type StoredChoices } from "./detection-choices.ts";
import type { DetectionsTable } from "./detections-table.ts";

/** Of all that a detection says, without when it was made, changed, or switched on or off. */
export function hashOfDetection(detection: Detection): Buffer {
  const { createdAt, createdBy, lastModified, lastModifiedBy, author, enabled, ...content } = detection;
  return contentHash(content);
}

export function detectionRow(detection: Detection, choices: StoredChoices = {}) {
  const { createdAt, createdBy, lastModified, lastModifiedBy, author: installedBy, ...body } = detection;
  // What is managed has one where somebody installed it from a pack of elsewhere.
  const author = detection.managed ? installedBy : lastModifiedBy;
  const chosen = applyChoices(detection, choices);
  return {
    id: detection.id,
    kind: detection.kind,
    displayName: detection.displayName,
    enabled: chosen.enabled,
    severity: chosen.severity,
    severityRank: severityRank(chosen.severity),
    logTypes: "logTypes" in detection ? [...detection.logTypes] : [],
    resourceTypes: "resourceTypes" in detection ? [...detection.resourceTypes] : [],
    tags: [...chosen.tags],
    managed: detection.managed,
    body: storableJson(body),
    choices: storableJson(choices),
    contentHash: hashOfDetection(detection),
    createdAt,
    createdBy: createdBy ? storableJson(createdBy) : null,
    lastModified,
    lastModifiedBy: lastModifiedBy ? storableJson(lastModifiedBy) : null,
    author: author ? storableJson(author) : null,
  };
}

type VersionColumn =
  | "body"
  | "choices"
  | "managed"
  | "createdAt"
  | "createdBy"
  | "lastModified"
  | "lastModifiedBy"
  | "author";

/** The columns win over the body: they are what changes without a new body, and they have kept their types. */
export function asDetection(row: Pick<Selectable<DetectionsTable>, VersionColumn>): Detection {
  const { managed, createdAt, createdBy, lastModified, lastModifiedBy, author } = row;
  return {
    ...applyChoices(row.body, row.choices),
    managed,
    createdAt,
    ...(createdBy && { createdBy }),
    lastModified,
    ...(lastModifiedBy && { lastModifiedBy }),
    ...(author && { author }),
  };
}
