import { defineError, PharosError } from "@pharos/domain";

export const wheelUnreadable = defineError(
  "detections.wheel_unreadable",
  "InvalidInput",
  (name: string, reason: string) => `The wheel ${name} can't be read: ${reason}`,
);

export const archiveUnreadable = defineError(
  "content.archive_unreadable",
  "InvalidInput",
  (reason: string) => `The archive can't be read: ${reason}`,
);

export const leavesRepository = defineError(
  "content.leaves_repository",
  "InvalidInput",
  (path: string, root: string) =>
    `the file ${path} leads out of the repository ${root}; copy it into the repository, or name it there`,
);

export function isLeaving(error: unknown): error is PharosError {
  return error instanceof PharosError && error.code === "content.leaves_repository";
}
