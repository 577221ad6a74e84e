import type { ErrorCategory } from "@pharos/domain";

/** An expected failure on its way between threads. */
export interface TaskRefusal {
  readonly code: string;
  readonly category: ErrorCategory;
  readonly message: string;
}

export type MessageToThread =
  | { readonly type: "task"; readonly name: string; readonly input: unknown }
  | { readonly type: "answer"; readonly id: number; readonly value: unknown }
  /** There is none; why is known to the one that gave the task. */
  | { readonly type: "no-answer"; readonly id: number };

export type MessageFromThread =
  | { readonly type: "ready" }
  | { readonly type: "progress"; readonly subject: string }
  | { readonly type: "question"; readonly id: number; readonly name: string; readonly input: unknown }
  | { readonly type: "done"; readonly value: unknown }
  | { readonly type: "refused"; readonly refusal: TaskRefusal }
  /** The task had to end because it got no answer. */
  | { readonly type: "unanswered" }
  /** The stack was used up: what is read is nested too deeply. */
  | { readonly type: "too-deep" }
  | { readonly type: "failed"; readonly error: Error };
