import { defineError } from "@pharos/domain";

export const detectionNotFound = defineError(
  "detections.not_found",
  "NotFound",
  (id: string) => `The detection ${id} does not exist`,
);
export const detectionIdTaken = defineError(
  "detections.id_taken",
  "AlreadyExists",
  (id: string) => `A detection with the id ${id} exists already`,
);
export const detectionChanged = defineError(
  "detections.changed",
  "RevisionConflict",
  (id: string, who: string, at: Date) =>
    `${who} changed the detection ${id} at ${at.toISOString()}, after you had opened it. Compare both versions and save again.`,
);
