import { context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";

export interface SpanRecorder extends AsyncDisposable {
  /** Those that have ended. */
  readonly spans: readonly ReadableSpan[];
  /** Their names, each below what it is a part of and two spaces further in, in the order of their beginnings. */
  outline(): string;
}

/** Records the spans of this process, until it is disposed of. */
export function recordSpans(): SpanRecorder {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return {
    get spans() {
      return exporter.getFinishedSpans();
    },
    outline: () => outlineBelow(exporter.getFinishedSpans(), undefined, "").join("\n"),
    async [Symbol.asyncDispose]() {
      trace.disable();
      context.disable();
      await provider.shutdown();
    },
  };
}

function outlineBelow(spans: readonly ReadableSpan[], parentId: string | undefined, indent: string): string[] {
  return spans
    .filter(({ parentSpanContext }) => parentSpanContext?.spanId === parentId)
    .toSorted((a, b) => a.startTime[0] - b.startTime[0] || a.startTime[1] - b.startTime[1])
    .flatMap((span) => [`${indent}${span.name}`, ...outlineBelow(spans, span.spanContext().spanId, `${indent}  `)]);
}
