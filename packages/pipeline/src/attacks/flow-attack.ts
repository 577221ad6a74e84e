import type { QueryParams } from "@pharos/domain";

/** A query in PharosFlow that wants what no query may have. */
export interface FlowAttack {
  readonly text: string;
  /** The only rows that it may have: its texts and names come back as they were written. Without them any, or a refusal. */
  readonly answers?: readonly (readonly unknown[])[];
  /** Of a search form, which has no text. */
  readonly params?: QueryParams;
}
