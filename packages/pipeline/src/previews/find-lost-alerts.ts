import type { Alert } from "@pharos/domain";
import type { ComparedAlert } from "./compare-alerts.ts";

/** A stored alert of the saved version, as far as it tells which previewed one it is. */
export type RaisedAlert = Pick<Alert, "id" | "type" | "dedupString" | "firstEventMatchedAt" | "lastReceivedEventAt">;

/** A stored alert that the draft would not have raised. */
export interface LostAlert {
  readonly id: string;
  readonly gone: ComparedAlert;
}

/** A scheduled run begins a moment after it is due, and a match is committed a moment after its event arrived. */
const toleranceMs = 5 * 60_000;

/**
 * A stored alert is the previewed one of its type and dedup string whose time overlaps with its own, and of several the
 * one that begins closest to it. It is lost where that one is gone.
 */
export function findLostAlerts(compared: readonly ComparedAlert[], raised: readonly RaisedAlert[]): LostAlert[] {
  const byGroup = Map.groupBy(compared, ({ alert }) => keyOf(alert));
  return raised.flatMap((one) => {
    let closest: ComparedAlert | undefined;
    for (const previewed of byGroup.get(keyOf(one)) ?? []) {
      if (!overlaps(previewed.alert, one)) continue;
      if (closest === undefined || distance(previewed.alert, one) < distance(closest.alert, one)) closest = previewed;
    }
    return closest?.change === "GONE" ? [{ id: one.id, gone: closest }] : [];
  });
}

function keyOf({ type, dedupString }: RaisedAlert): string {
  return `${type} ${dedupString}`;
}

function overlaps(a: RaisedAlert, b: RaisedAlert): boolean {
  const begin = Math.max(a.firstEventMatchedAt.getTime(), b.firstEventMatchedAt.getTime());
  const end = Math.min(a.lastReceivedEventAt.getTime(), b.lastReceivedEventAt.getTime());
  return begin - end <= toleranceMs;
}

function distance(a: RaisedAlert, b: RaisedAlert): number {
  return Math.abs(a.firstEventMatchedAt.getTime() - b.firstEventMatchedAt.getTime());
}
