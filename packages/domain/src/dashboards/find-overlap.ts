import type { PanelPlace } from "./dashboard.ts";

/** The first of the panels before this one that covers a part of its place. */
export function findOverlap(panels: readonly PanelPlace[], index: number): number | undefined {
  const place = panels[index];
  const other = place ? panels.slice(0, index).findIndex((one) => isCovering(one, place)) : -1;
  return other === -1 ? undefined : other;
}

export function isCovering(a: PanelPlace, b: PanelPlace): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
