import { createServer } from "node:net";
import { startModelProvider, type TestModelProvider } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { createOutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { type ChatCompletionsOptions, createChatCompletionsProvider } from "./create-chat-completions-provider.ts";

const key = "sk-very-secret";
let service: TestModelProvider;
beforeAll(async () => {
  service = await startModelProvider();
});
afterAll(() => service.close());

const fetch = createOutboundFetch({ allowedPrivateHosts: ["127.0.0.1"] });
const never = new AbortController().signal;

async function answer(change: Partial<ChatCompletionsOptions> = {}, signal: AbortSignal = never) {
  const options = { baseUrl: service.baseUrl, apiKey: key, model: "keeper-1", fetch, retryWaitsMs: [0, 0], ...change };
  const provider = createChatCompletionsProvider(options);
  const pieces = [];
  for await (const piece of provider.stream({ instructions: "Be brief.", prompt: "Why?" }, signal)) pieces.push(piece);
  return pieces;
}

test("an answer comes in the pieces that it was written in, with what it cost", async () => {
  service.willSay("A door ", "was opéned 🚪");
  expect(await answer({ baseUrl: `${service.baseUrl}/` })).toEqual([
    { text: "A door " },
    { text: "was opéned 🚪" },
    { usage: { inputTokens: 120, outputTokens: 34, modelId: "keeper-1" } },
  ]);
  expect(service.requests.at(-1)).toMatchObject({
    path: "/v1/chat/completions",
    headers: { authorization: `Bearer ${key}`, accept: "text/event-stream" },
    body: {
      model: "keeper-1",
      stream: true,
      stream_options: { include_usage: true },
      messages: [
        { role: "system", content: "Be brief." },
        { role: "user", content: "Why?" },
      ],
    },
  });
});

test("a service without a key is asked without one", async () => {
  service.willSay("yes");
  await answer({ apiKey: undefined });
  expect(service.requests.at(-1)?.headers).not.toHaveProperty("authorization");
});

const json = (body: unknown) => JSON.stringify(body);
const events = (...data: unknown[]) => ({
  status: 200,
  headers: { "content-type": "text/event-stream" },
  body: data.map((one) => `data: ${typeof one === "string" ? one : json(one)}\n\n`).join(""),
});
const text = (content: string, finish_reason: string | null = null) => ({
  choices: [{ delta: { content }, finish_reason }],
});

it.each([
  ["comments and events without a choice", events({ choices: [] }, text("a", "stop"), "[DONE]")],
  ["no [DONE] after a reason to end", events(text("a", "stop"))],
  ["no reason to end before [DONE]", events(text("a"), "[DONE]")],
  ["a null usage and an empty delta", events({ ...text("a"), usage: null }, { choices: [{ delta: {} }] }, "[DONE]")],
])("understands %s", async (_what, response) => {
  service.willAnswer(response);
  expect(await answer()).toEqual([{ text: "a" }]);
});

describe("tries again", () => {
  it.each([429, 500, 502, 503])("after %i", async (status) => {
    service.willAnswer({ status, headers: { "retry-after": "0" }, body: "busy" });
    service.willSay("later");
    expect(await answer()).toContainEqual({ text: "later" });
  });

  it("a few times alone", async () => {
    const before = service.requests.length;
    for (let i = 0; i < 3; i++) service.willAnswer({ status: 503, body: json({ error: { message: "overloaded" } }) });
    await expect(answer()).rejects.toMatchObject({
      code: "ai.provider_busy",
      message: expect.stringContaining("(503: overloaded)"),
    });
    expect(service.requests.length - before).toBe(3);
  });
});

describe("says what is wrong", () => {
  it.each([
    [401, json({ error: { message: "Incorrect key sk-very-s****" } }), "ai.provider_key_refused", "aiApiKey"],
    [403, "", "ai.provider_key_refused", "(403)"],
    [404, json({ error: { message: "The model `keeper-1` does not exist" } }), "ai.model_unknown", "model keeper-1:"],
    [404, "<html>nothing here</html>", "ai.answer_unreadable", "it answered 404"],
    [302, "", "ai.answer_unreadable", "it answered 302"],
    [400, json({ error: "too  long" }), "ai.provider_refused", "(400: too long)"],
    [422, json({ detail: [] }), "ai.provider_refused", "(422)"],
    [400, json({ message: `the key ${key} is odd` }), "ai.provider_refused", "the key … is odd"],
    [400, "x".repeat(100_000), "ai.provider_refused", `${"x".repeat(300)}…)`],
  ])("of %i %s", async (status, body, code, message) => {
    service.willAnswer({ status, body, headers: { location: "/elsewhere" } });
    await expect(answer()).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it.each([
    ["a page", { status: 200, headers: { "content-type": "text/html" }, body: "<p>" }, "ai.answer_unreadable", "html"],
    ["an empty stream", events(), "ai.answer_lost", "before the response was complete"],
    ["a stream that ends early", events(text("a")), "ai.answer_lost", "before the response was complete"],
    ["no JSON", events("Hello"), "ai.answer_unreadable", '"Hello"'],
    ["other JSON", events({ choices: 7 }), "ai.answer_unreadable", "choices"],
    ["an endless line", events("x".repeat(1_100_000)), "ai.answer_unreadable", "too long"],
    ["an error on the way", events(text("a"), { error: { message: `no ${key}` } }), "ai.provider_failed", ": no …"],
    ["its limit", events(text("a", "length"), "[DONE]"), "ai.answer_cut_off", "limit of output"],
  ])("of %s", async (_what, response, code, message) => {
    service.willAnswer(response);
    await expect(answer()).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it("of a connection that breaks", async () => {
    const held = service.willHold();
    const failure = expect(answer()).rejects.toMatchObject({ code: "ai.answer_lost" });
    await held.asked;
    held.breakOff();
    await failure;
  });

  it("of a service that is not there", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    await expect(answer({ baseUrl: `http://127.0.0.1:${port}/v1` })).rejects.toMatchObject({
      code: "ai.provider_unreachable",
      message: `Couldn't reach the model provider at 127.0.0.1:${port}: ECONNREFUSED`,
    });
  });

  it("of a private address that nobody allowed", async () => {
    const guarded = createOutboundFetch({ allowedPrivateHosts: [] });
    await expect(answer({ fetch: guarded })).rejects.toMatchObject({ code: "outbound.address_refused" });
  });

  it("of a key that no header can hold, without the key", async () => {
    await expect(answer({ apiKey: "sk-\n-secret" })).rejects.toMatchObject({
      message: expect.not.stringContaining("secret"),
      code: "ai.provider_unreachable",
    });
  });

  it.each([
    ["stays silent", { fetch: createOutboundFetch({ allowedPrivateHosts: ["127.0.0.1"], silenceMsMax: 20 }) }],
    ["takes too long in all", { answerMsMax: 20 }],
  ])("of a service that %s, and hangs up", async (_what, change) => {
    const held = service.willHold();
    await expect(answer(change)).rejects.toMatchObject({ code: "ai.answer_too_slow" });
    await held.closed;
  });
});

test("who stops reading hangs up, and fails with their own reason", async () => {
  const held = service.willHold();
  const stop = new AbortController();
  const reason = new Error("enough");
  const failure = expect(answer({}, stop.signal)).rejects.toBe(reason);
  await held.asked;
  stop.abort(reason);
  await failure;
  await held.closed;
});

test("who stops reading without a word hangs up", async () => {
  const held = service.willHold();
  const options = { baseUrl: service.baseUrl, apiKey: key, model: "keeper-1", fetch };
  const stream = createChatCompletionsProvider(options).stream({ instructions: "", prompt: "Why?" }, never);
  const reading = (async () => {
    for await (const piece of stream) return piece;
  })();
  await held.asked;
  held.say("a");
  expect(await reading).toEqual({ text: "a" });
  await held.closed;
});

test("who stops while it waits for another try does not try again", async () => {
  const stop = new AbortController();
  const before = service.requests.length;
  service.willAnswer({ status: 429, body: "" });
  const waits = { retryWaitsMs: [60_000] };
  const failure = expect(answer(waits, stop.signal)).rejects.toThrow("enough");
  while (service.requests.length === before) await new Promise(setImmediate);
  stop.abort(new Error("enough"));
  await failure;
});
