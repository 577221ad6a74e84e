import type { ReactNode } from "react";

export interface PaletteAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onRun: () => void;
}
export interface PaletteGroup {
  readonly label: string;
  readonly actions: readonly PaletteAction[];
  /** The server found these by the query; otherwise they are narrowed here by their labels. */
  readonly alreadyFiltered?: boolean;
}

/** An action with its place in the palette. */
export interface FoundAction {
  readonly key: string;
  readonly group: string;
  readonly isFromServer: boolean;
  readonly action: PaletteAction;
}

/** Returns the actions of the groups that match the query, in their order. */
export function shownActions(groups: readonly PaletteGroup[], query: string): FoundAction[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return groups.flatMap(({ label, actions, alreadyFiltered = false }) =>
    actions
      .filter((action) => alreadyFiltered || words.every((word) => action.label.toLowerCase().includes(word)))
      .map((action) => ({ key: `${label}/${action.id}`, group: label, isFromServer: alreadyFiltered, action })),
  );
}

/** The action after or before the active one; beyond an end comes the other end. */
export function step(actions: readonly FoundAction[], active: FoundAction | undefined, by: 1 | -1) {
  const index = active ? actions.indexOf(active) : 0;
  return actions.at((index + by) % actions.length);
}
