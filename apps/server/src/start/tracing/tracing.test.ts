import type { AddressInfo } from "node:net";
import { context, trace } from "@opentelemetry/api";
import { type RecordingServer, startRecordingServer } from "@pharos/testkit";
import { recordSpans } from "@pharos/testkit/tracing";
import Fastify from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startTracing } from "./start-tracing.ts";
import { traceRequests } from "./trace-requests.ts";

function listener() {
  const warnings: string[] = [];
  return { warnings, warn: (...args: unknown[]) => void warnings.push(String(args.at(-1))) };
}

let server: RecordingServer;
beforeEach(async () => {
  server = await startRecordingServer();
});
afterEach(() => server.close());

describe("traces", () => {
  test("are not made where nobody said where they go", async () => {
    expect(await startTracing({ tracesUrl: undefined, tracesShare: 1 }, listener())).toBeUndefined();
    expect(trace.getTracer("pharos").startSpan("any").isRecording()).toBe(false);
  });

  test("are sent by OTLP/HTTP when Pharos stops, at the latest", async () => {
    server.willAnswer({ status: 200, body: "{}" });
    const logger = listener();
    const tracing = await startTracing({ tracesUrl: `${server.url}/v1/traces`, tracesShare: 1 }, logger);
    trace
      .getTracer("pharos")
      .startSpan("some work", { attributes: { "pharos.bytes": 5 } })
      .end();
    await tracing?.[Symbol.asyncDispose]();
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(["POST /v1/traces"]);
    const { resourceSpans } = JSON.parse(server.requests[0]?.body ?? "");
    expect(resourceSpans[0].resource.attributes).toContainEqual({
      key: "service.name",
      value: { stringValue: "pharos" },
    });
    expect(resourceSpans[0].scopeSpans[0].spans).toMatchObject([
      { name: "some work", attributes: [{ key: "pharos.bytes", value: { intValue: 5 } }] },
    ]);
    expect(logger.warnings).toEqual([]);
    expect(trace.getTracer("pharos").startSpan("later").isRecording()).toBe(false);
  });

  test("that nobody takes are told of once, and stop nothing", async () => {
    for (let n = 0; n < 3; n++) server.willAnswer({ status: 400, body: "no" });
    const logger = listener();
    const tracing = await startTracing({ tracesUrl: `${server.url}/v1/traces`, tracesShare: 1 }, logger);
    for (let n = 0; n < 1_200; n++) trace.getTracer("pharos").startSpan("some work").end();
    await tracing?.[Symbol.asyncDispose]();
    expect(server.requests.length).toBeGreaterThan(1);
    expect(logger.warnings).toEqual([`Traces are not sent to ${server.url}: Bad Request`]);
  });

  test("hold the share of requests that was asked for, and no more because a sender says so", async () => {
    const tracing = await startTracing({ tracesUrl: "http://127.0.0.1:9/v1/traces", tracesShare: 0 }, listener());
    const app = Fastify();
    traceRequests(app);
    let isRecording: boolean | undefined;
    app.get("/x", async () => {
      isRecording = trace.getActiveSpan()?.isRecording();
      return "";
    });
    await app.inject({
      url: "/x",
      headers: { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01" },
    });
    expect(isRecording).toBe(false);
    await app.close();
    await tracing?.[Symbol.asyncDispose]();
  });
});

describe("the span of a request", () => {
  test("is named for its route, and is what the work for it belongs to, also after a body was read", async () => {
    await using recorder = recordSpans();
    const app = Fastify();
    traceRequests(app);
    app.post("/alerts/:id", async () => {
      await new Promise(setImmediate);
      trace.getTracer("pharos").startSpan("work", {}, context.active()).end();
      return "";
    });
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const body = JSON.stringify({ text: "x".repeat(200_000) });
    const headers = { "content-type": "application/json" };
    await fetch(`http://127.0.0.1:${port}/alerts/secret?token=secret`, { method: "POST", body, headers });
    await app.close();
    expect(recorder.outline()).toBe("POST /alerts/:id\n  work");
    const [span] = recorder.spans.filter(({ name }) => name !== "work");
    expect(span?.attributes).toEqual({
      "http.request.method": "POST",
      "http.route": "/alerts/:id",
      "http.response.status_code": 200,
    });
  });

  test("says that it failed", async () => {
    await using recorder = recordSpans();
    const app = Fastify();
    traceRequests(app);
    app.get("/broken", async () => {
      throw new Error("secret");
    });
    await app.inject("/broken");
    await app.close();
    expect(recorder.spans).toMatchObject([{ name: "GET /broken", status: { code: 2 } }]);
    expect(recorder.spans[0]?.status.message).toBeUndefined();
  });
});
