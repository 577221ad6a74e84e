import type { BindingCode } from "./messages.ts";
import type { syntaxMessages } from "./syntax-messages.ts";

/** A change that mends the query: `text` in place of what stands there. */
export interface FlowFix {
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface FlowDiagnostic {
  readonly code: keyof typeof syntaxMessages | BindingCode;
  readonly severity: "error" | "warning" | "hint";
  readonly message: string;
  /** Where, in UTF-16 units; an empty place is where something is missing. */
  readonly start: number;
  readonly end: number;
  readonly fix?: FlowFix;
}
