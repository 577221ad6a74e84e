import type { ActorReference } from "../access/actor.ts";

/** How long an answer is to be; `short` and `long` are what other clients call `small` and `large`. */
export const outputLengths = ["xsmall", "small", "short", "medium", "large", "long", "xlarge", "largest"] as const;
export type OutputLength = (typeof outputLengths)[number];
export const outputLengthDefault: OutputLength = "medium";

/** What was asked of the model, and its answer as far as it is written. */
export interface InferenceStream {
  readonly id: string;
  /** Empty until somebody gives one. */
  readonly name: string;
  /** What it is about, by which it is found again: the id of an alert. */
  readonly alias: string;
  readonly pinned: boolean;
  /** Those that are saved are kept for good. */
  readonly saved: boolean;
  readonly createdAt: Date;
  readonly createdBy: ActorReference;
  readonly updatedAt: Date;
  /** What the person asked for beside the summary. */
  readonly userPrompt: string;
  /** The answer that this one goes on from. */
  readonly parentStreamId: string | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly responseText: string;
  /** A sentence; empty without one. What was written before it stays. */
  readonly error: string;
  readonly finished: boolean;
  /** Undefined until the provider says it. */
  readonly usage: InferenceUsage | undefined;
  /** The log types whose events it may hold; undefined for all. */
  readonly logTypeAccess: readonly string[] | undefined;
}

export interface InferenceUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly modelId: string;
}

export const inferenceStreamsKeptDays = 30;
/** Specification 2 §9. */
export const aiEventCharactersMax = 5_242_880;
export const aiPromptCharactersMax = 10_000;
export const aiResponseCharactersMax = 200_000;
export const runningInferenceMax = { ofOne: 3, ofAll: 10 } as const;

/** What people ask for who say nothing (specification 2 §5). */
export const userPromptDefault = "Summarize";
