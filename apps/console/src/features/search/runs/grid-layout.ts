import type { DataTableColumn } from "@pharos/ui";
import type { RunRow } from "../results/run-row.ts";

/** The columns of a grid, and the name under which their layout is remembered. */
export interface GridLayout {
  readonly name: string;
  readonly columns: readonly DataTableColumn<RunRow>[];
}
