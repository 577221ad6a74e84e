import { defineError } from "../errors/pharos-error.ts";

export const queueTakenOver = defineError(
  "queues.taken_over",
  "RevisionConflict",
  () => "Another process reads this queue now",
);
