import { defineError } from "../errors/pharos-error.ts";

export const backfillUnderWay = defineError(
  "sources.backfill_under_way",
  "AlreadyExists",
  () => "A back-fill of this log source is under way. Cancel it before you start another.",
);
export const backfillNotFound = defineError(
  "sources.backfill_not_found",
  "NotFound",
  () => "No back-fill of this log source is under way",
);
