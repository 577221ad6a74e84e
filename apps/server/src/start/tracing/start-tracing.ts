import { hostname } from "node:os";
import { context, DiagLogLevel, diag, trace } from "@opentelemetry/api";
import type { Logger } from "pino";
import type { Configuration } from "../../configuration/configuration.ts";
import { version } from "../../configuration/version.ts";

/** Two exports that fail are told of once in so long: spans are dropped meanwhile, and nothing else suffers. */
const complainEveryMs = 600_000;

/**
 * Sends spans to where the operator said, by OTLP/HTTP with JSON. `OTEL_EXPORTER_OTLP_HEADERS` and
 * `OTEL_RESOURCE_ATTRIBUTES` count as everywhere. Resolves to undefined, and loads nothing, without an address.
 */
export async function startTracing(
  { tracesUrl, tracesShare }: Pick<Configuration, "tracesUrl" | "tracesShare">,
  logger: Pick<Logger, "warn">,
): Promise<AsyncDisposable | undefined> {
  if (tracesUrl === undefined) return undefined;
  const [sdk, { OTLPTraceExporter }, resources, { AsyncLocalStorageContextManager }] = await Promise.all([
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/context-async-hooks"),
  ]);
  diag.setLogger(complainSeldom(logger, tracesUrl), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const attributes = { "service.name": "pharos", "service.version": version, "host.name": hostname() };
  const provider = new sdk.TracerProvider({
    resource: resources
      .resourceFromAttributes(attributes)
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(tracesShare) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: tracesUrl }) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return {
    async [Symbol.asyncDispose]() {
      await provider.shutdown().catch(() => undefined);
      trace.disable();
      context.disable();
      diag.disable();
    },
  };
}

function complainSeldom(logger: Pick<Logger, "warn">, tracesUrl: string) {
  let saidMs = Number.NEGATIVE_INFINITY;
  const complain = (text: string) => {
    if (performance.now() - saidMs < complainEveryMs) return;
    saidMs = performance.now();
    logger.warn(`Traces are not sent to ${new URL(tracesUrl).origin}: ${messageIn(text)}`);
  };
  const ignore = () => undefined;
  return { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore };
}

/** The libraries write an error as JSON with its stack. */
function messageIn(text: string): string {
  try {
    const { message } = JSON.parse(text) as { readonly message?: unknown };
    return typeof message === "string" ? message : text;
  } catch {
    return text;
  }
}
