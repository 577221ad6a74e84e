/** Where an alert stands in the list that was looked at last. */
export interface AlertPlace {
  /** Counted from 1. */
  readonly position: number;
  readonly count: number;
  readonly previousId: string | undefined;
  readonly nextId: string | undefined;
}

const storageKey = "alert-order";

/**
 * Keeps the order of a list for the pages of its alerts, in this tab and through its reloads. A browser that refuses to
 * store it offers no next alert.
 */
export function rememberAlertOrder(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(storageKey, ids.join(" "));
  } catch {
    // Private windows have no room.
  }
}

/** Undefined for an alert that was not in the list. */
export function findAlertPlace(id: string): AlertPlace | undefined {
  const ids = readOrder();
  const index = ids.indexOf(id);
  if (index === -1) return undefined;
  return { position: index + 1, count: ids.length, previousId: ids[index - 1], nextId: ids[index + 1] };
}

function readOrder(): readonly string[] {
  try {
    return sessionStorage.getItem(storageKey)?.split(" ") ?? [];
  } catch {
    return [];
  }
}
