import { defineError } from "@pharos/domain";

export const wheelUnreadable = defineError(
  "detections.wheel_unreadable",
  "InvalidInput",
  (name: string, reason: string) => `The wheel ${name} can't be read: ${reason}`,
);

export const archiveUnreadable = defineError(
  "content.archive_unreadable",
  "InvalidInput",
  (reason: string) => `The upload can't be read: ${reason}`,
);
