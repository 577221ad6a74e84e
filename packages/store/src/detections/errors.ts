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
