/** One turn of a conversation with a model. */
export interface ModelRequest {
  /** The task, and the rules that hold whatever else is said. */
  readonly instructions: string;
  readonly prompt: string;
}

export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** As the provider names what answered. */
  readonly modelId: string;
}

export type AnswerPiece = { readonly text: string } | { readonly usage: ModelUsage };

/** A service that answers with text, whoever runs it. */
export interface ModelProvider {
  /**
   * The answer as it is written; what it cost comes at its end, from a provider that counts.
   * @throws PharosError `ai.…` or `outbound.…`, without the provider's key in it; the signal's reason when that is aborted
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<AnswerPiece>;
}
