/** A reader's changes to the columns, remembered in the browser. */
export interface ColumnLayout {
  readonly columnOrder: string[];
  readonly columnVisibility: Record<string, boolean>;
  readonly columnSizing: Record<string, number>;
}

interface LayoutColumn {
  readonly id: string;
  readonly isHidden?: boolean;
}

/** The remembered layout, made to fit the columns that exist today: new ones are appended, gone ones dropped. */
export function restoreLayout(stored: string | null, columns: readonly LayoutColumn[]): ColumnLayout {
  const before = parsed(stored);
  const ids = columns.map((column) => column.id);
  const kept = (before.columnOrder ?? []).filter((id) => ids.includes(id));
  const visibility = Object.fromEntries(
    columns.filter((column) => column.isHidden).map((column) => [column.id, false]),
  );
  return {
    columnOrder: [...kept, ...ids.filter((id) => !kept.includes(id))],
    columnVisibility: { ...visibility, ...before.columnVisibility },
    columnSizing: before.columnSizing ?? {},
  };
}

/**
 * Returns only the reader's changes, and nothing that the columns say themselves: other rows may have other columns to
 * show.
 */
export function changedLayout(layout: ColumnLayout, columns: readonly LayoutColumn[]): ColumnLayout {
  const { columnOrder, columnVisibility, columnSizing } = layout;
  const hidden = new Map(columns.map(({ id, isHidden = false }) => [id, isHidden]));
  const isOwnOrder = columns.every(({ id }, index) => columnOrder[index] === id);
  const toggled = Object.entries(columnVisibility).filter(
    ([id, isVisible]) => isVisible === (hidden.get(id) ?? isVisible),
  );
  return {
    columnOrder: isOwnOrder ? [] : columnOrder,
    columnVisibility: Object.fromEntries(toggled),
    columnSizing,
  };
}

function parsed(stored: string | null): Partial<ColumnLayout> {
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The order after one column was dropped on another's place. */
export function moveColumn(order: readonly string[], moved: string, target: string): string[] {
  const from = order.indexOf(moved);
  const to = order.indexOf(target);
  if (from < 0 || to < 0 || from === to) return [...order];
  const without = order.filter((id) => id !== moved);
  without.splice(to, 0, moved);
  return without;
}
