import { type Context, context, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";

interface TracedRequest {
  readonly span: Span;
  readonly within: Context;
}

/**
 * A span for each request, by its route: paths may name things. What a sender says of its own trace is not believed,
 * because it would decide what is sampled here.
 */
export function traceRequests(app: FastifyInstance): void {
  const traced = new WeakMap<FastifyRequest, TracedRequest>();
  app.addHook("onRequest", (request, _reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const span = trace.getTracer("pharos").startSpan(`${request.method} ${route}`, {
      kind: SpanKind.SERVER,
      attributes: { "http.request.method": request.method, "http.route": route },
    });
    const within = trace.setSpan(context.active(), span);
    traced.set(request, { span, within });
    context.with(within, done);
  });
  // Whoever reads a body goes on in the context of its connection.
  app.addHook("preValidation", (request, _reply, done) => {
    context.with(traced.get(request)?.within ?? context.active(), done);
  });
  app.addHook("onResponse", async (request, { statusCode }) => {
    const span = traced.get(request)?.span;
    span?.setAttribute("http.response.status_code", statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
