import { quoteIdentifier } from "./identifier.ts";

export interface Column {
  readonly name: string;
  /** The engine's type, spelled as `system.columns` spells it. */
  readonly type: string;
  /** SQL of the value that a row without one gets. */
  readonly fallback?: string;
  readonly codec?: string;
}

export function renderColumn({ name, type, fallback, codec }: Column): string {
  const parts = [quoteIdentifier(name), type];
  if (fallback !== undefined) parts.push(`DEFAULT ${fallback}`);
  if (codec !== undefined) parts.push(`CODEC(${codec})`);
  return parts.join(" ");
}

/** Paths of a JSON column that get a stream of their own; the rest share one, still readable by path. */
const pathsMax = 16;
export const jsonType = `JSON(max_dynamic_paths=${pathsMax})`;
