import type { PreviewedAlert } from "./group-findings.ts";

/** `NEW`: none of its events alerts in the saved version. `GONE`: the other way round. */
export type AlertChange = "NEW" | "KEPT" | "GONE";

export interface ComparedAlert extends PreviewedAlert {
  readonly change: AlertChange;
}

/**
 * The alerts of a draft, and those of the saved version that have no event in common with any of them. Alerts are told
 * apart by their events, because a draft may group and name them otherwise. Without a saved version all are new.
 */
export function compareAlerts(
  draft: readonly PreviewedAlert[],
  saved: readonly PreviewedAlert[] | undefined,
): ComparedAlert[] {
  const [ofDraft, ofSaved] = [rowsOf(draft), rowsOf(saved ?? [])];
  return [
    ...draft.map((one) => ({ ...one, change: isIn(one, ofSaved) ? ("KEPT" as const) : ("NEW" as const) })),
    ...(saved ?? []).filter((one) => !isIn(one, ofDraft)).map((one) => ({ ...one, change: "GONE" as const })),
  ];
}

/** An alert about too many alerts has no events; its text stands for it. */
function keysOf({ alert, events }: PreviewedAlert): readonly string[] {
  return events.length > 0 ? events.map(({ rowId }) => rowId) : [`${alert.type} ${alert.dedupString}`];
}

function rowsOf(alerts: readonly PreviewedAlert[]): ReadonlySet<string> {
  return new Set(alerts.flatMap(keysOf));
}

function isIn(alert: PreviewedAlert, rows: ReadonlySet<string>): boolean {
  return keysOf(alert).some((row) => rows.has(row));
}
