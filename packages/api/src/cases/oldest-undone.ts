import { deletedCaseDays } from "@pharos/domain";
import type { RequestContext } from "../context/request-context.ts";

const dayMs = 86_400_000;

/** Deletions and merges since then can be undone. */
export function oldestUndone({ clock }: RequestContext): Date {
  return new Date(clock().getTime() - deletedCaseDays * dayMs);
}
