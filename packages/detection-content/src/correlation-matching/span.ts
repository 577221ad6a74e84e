/** When a match begins and ends. */
export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * Spans that do not touch each other: chronologically the one that ends first, then the next that begins after it;
 * else the one that begins last, then the next that ends before it.
 * @param spans by ascending end; each with the latest start that its end can have
 */
export function chooseSpans<S extends Span>(spans: readonly S[], isNewestFirst: boolean): S[] {
  return isNewestFirst ? newestFirst(spans) : oldestFirst(spans);
}

function oldestFirst<S extends Span>(spans: readonly S[]): S[] {
  const chosen: S[] = [];
  let doneUntilMs = Number.NEGATIVE_INFINITY;
  for (const span of spans) {
    if (span.startMs <= doneUntilMs) continue;
    chosen.push(span);
    doneUntilMs = span.endMs;
  }
  return chosen;
}

function newestFirst<S extends Span>(spans: readonly S[]): S[] {
  const latestUpTo: S[] = [];
  for (const span of spans) {
    const before = latestUpTo.at(-1);
    latestUpTo.push(before !== undefined && before.startMs >= span.startMs ? before : span);
  }
  const chosen: S[] = [];
  let index = spans.length - 1;
  while (index >= 0) {
    const latest = latestUpTo[index];
    if (latest === undefined) break;
    chosen.push(latest);
    while (index >= 0 && (spans[index]?.endMs ?? 0) >= latest.startMs) index -= 1;
  }
  return chosen;
}
