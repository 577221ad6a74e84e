import { bucketObjectsKeptDays, type ModifiedRange } from "@pharos/domain";

/** Older objects may have been forgotten, and would be taken for new ones. */
const listedDays = bucketObjectsKeptDays - 5;
const dayMs = 24 * 3_600_000;

/** Tells which objects a listing wants, by when they were changed; of the last 395 days where no range is given. */
export function wantedTimes(range: ModifiedRange | undefined, now: Date): (at: Date | undefined) => boolean {
  const { since, before } = range ?? { since: new Date(now.getTime() - listedDays * dayMs) };
  return (at) => at === undefined || ((since === undefined || at >= since) && (before === undefined || at < before));
}
