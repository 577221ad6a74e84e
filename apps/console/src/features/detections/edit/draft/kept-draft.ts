/** What was typed and not saved. */
export interface KeptDraft<T> {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Of what it changes; absent for something new. */
  readonly version?: string;
  readonly draft: T;
}

/**
 * Undefined where nothing was kept, or by a console whose forms had another shape.
 * @param readDraft undefined for what is no such draft; may throw
 */
export function readKeptDraft<T>(
  text: string | null,
  readDraft: (draft: Partial<T>) => T | undefined,
): KeptDraft<T> | undefined {
  if (text === null) return undefined;
  try {
    const kept = JSON.parse(text) as KeptDraft<Partial<T>>;
    const draft = typeof kept.at === "number" ? readDraft(kept.draft) : undefined;
    return draft === undefined ? undefined : { ...kept, draft };
  } catch {
    return undefined;
  }
}
