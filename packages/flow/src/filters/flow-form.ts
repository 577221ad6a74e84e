import type { QueryFilters } from "@pharos/domain";

/** Of events: a time span before now, such as `20m`, or instants, of which the end is not included. */
export type FormTimes = { readonly last: string } | { readonly fromMs: number; readonly toMs: number };

/** The search form: everything that it can say. */
export interface FlowForm {
  /** `pharos_logs.public.aws_alb`, or `pharos_logs.public.*` for all tables of a database. */
  readonly tables: readonly string[];
  /** Undefined for all times. */
  readonly times: FormTimes | undefined;
  /** Anywhere in the event. */
  readonly text: string | undefined;
  readonly filters: QueryFilters;
  readonly direction: "ascending" | "descending";
  readonly limit: number;
}
