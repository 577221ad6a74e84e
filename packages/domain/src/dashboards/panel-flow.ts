import { type DashboardPanel, dashboardColumns, type PanelPlace } from "./dashboard.ts";
import { isCovering } from "./find-overlap.ts";

type Unplaced = Pick<PanelPlace, "width" | "height">;

/** As wide and high as such a panel usually is. */
export function usualSize(panel: Pick<DashboardPanel, "kind"> & { readonly display?: string }): Unplaced {
  if (panel.kind === "TEXT") return { width: dashboardColumns, height: 2 };
  return panel.display === "VALUE" ? { width: 3, height: 3 } : { width: 6, height: 7 };
}

/**
 * Where a panel stands of which nobody said where: beside the last one, like a word in a line, or below everything
 * where there is no room.
 * @param before the panels before it
 */
export function nextPlace(before: readonly PanelPlace[], { width, height }: Unplaced): PanelPlace {
  const last = before.at(-1);
  const beside = last ? { x: last.x + last.width, y: last.y, width, height } : { x: 0, y: 0, width, height };
  const hasRoom = beside.x + width <= dashboardColumns && !before.some((place) => isCovering(place, beside));
  return hasRoom ? beside : { ...beside, x: 0, y: Math.max(0, ...before.map((place) => place.y + place.height)) };
}
