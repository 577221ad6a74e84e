import {
  type Attributes,
  context,
  type Link,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { PharosError } from "@pharos/domain";

/** Of work of which somebody else measured the times: milliseconds since 1970. */
export interface TimedStep {
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number;
}

export interface SpanOptions<T> {
  /** What the work is done for together. It belongs to none of them, so it begins a trace of its own. */
  readonly links?: readonly Link[];
  /** The span ends when this has settled, not when the work has. */
  readonly until?: (result: T) => Promise<unknown>;
}

/**
 * Does the work within a span of OpenTelemetry, which costs next to nothing where nobody set traces up. Names are the
 * same for all work of a kind; attributes never hold what events, queries or secrets say.
 */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
  { links, until }: SpanOptions<T> = {},
): Promise<T> {
  const parent = links ? ROOT_CONTEXT : context.active();
  const options = { attributes, ...(links && { links: [...links] }) };
  return tracer().startActiveSpan(name, options, parent, async (span) => {
    let lasting: Promise<unknown> | undefined;
    try {
      const result = await work(span);
      lasting = until?.(result);
      return result;
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      if (lasting === undefined) span.end();
      else
        lasting.then(
          () => span.end(),
          () => span.end(),
        );
    }
  });
}

/** Marks work as failed, also where it does not throw. Messages of errors may quote events or queries; codes do not. */
export function fail(span: Span, error: unknown): void {
  const message = error instanceof PharosError ? error.code : error instanceof Error ? error.name : typeof error;
  span.setStatus({ code: SpanStatusCode.ERROR, message });
}

/** Tells of steps within the work that is under way, such as those of another thread. */
export function recordSteps(steps: readonly TimedStep[]): void {
  for (const { name, startMs, endMs } of steps) tracer().startSpan(name, { startTime: startMs }).end(endMs);
}

/** What work that is done together with others' names as its reason; empty without traces. */
export function linkHere(): readonly Link[] {
  const span = trace.getActiveSpan();
  return span ? [{ context: span.spanContext() }] : [];
}

/** Asked for anew each time: one that is kept goes on telling whoever was set up when it was first used. */
function tracer() {
  return trace.getTracer("pharos");
}
