import { quoteIdentifier } from "./identifier.ts";

export interface Column {
  readonly name: string;
  /** The engine's type, spelled as `system.columns` spells it. */
  readonly type: string;
  readonly codec?: string;
}

export function renderColumn({ name, type, codec }: Column): string {
  return `${quoteIdentifier(name)} ${type}${codec === undefined ? "" : ` CODEC(${codec})`}`;
}

/** Paths of a JSON column that get a stream of their own; the rest share one, still readable by path. */
const pathsMax = 16;
export const jsonType = `JSON(max_dynamic_paths=${pathsMax})`;
