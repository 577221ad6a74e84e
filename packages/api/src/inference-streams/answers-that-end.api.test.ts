import { aiResponseCharactersMax } from "@pharos/domain";
import {
  openTestLake,
  openTestStore,
  startModelProvider,
  type TestLake,
  type TestModelProvider,
} from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { AiTest, aRunner, cancelDocument } from "../testing/ai-test.ts";

let testLake: TestLake;
let service: TestModelProvider;
let ai: AiTest;
beforeAll(async () => {
  testLake = await openTestLake();
  service = await startModelProvider();
  ai = await AiTest.open(await openTestStore(), testLake.lake, service);
});
afterEach(() => ai.runner.idle());
afterAll(async () => {
  await ai.close();
  await service.close();
  await testLake.remove();
});

describe("an answer ends early", () => {
  test("when the provider fails, and says why without its key", async () => {
    service.willAnswer({ status: 400, body: JSON.stringify({ error: { message: `odd: ${AiTest.key}` } }) });
    const streamId = await ai.summarize();
    await ai.runner.idle();
    const { host } = new URL(service.baseUrl);
    const error = `The model provider at ${host} refuses what it was asked (400: odd: …)`;
    expect(await ai.read(streamId)).toEqual({ streamId, responseText: "", error, finished: true });
  });

  test("when it is longer than anybody reads", async () => {
    service.willSay("x".repeat(aiResponseCharactersMax), "y");
    const streamId = await ai.summarize();
    await ai.runner.idle();
    const stream = await ai.read(streamId);
    expect(stream).toMatchObject({ finished: true, error: "The answer was stopped at 200000 characters" });
    expect(stream.responseText).toHaveLength(aiResponseCharactersMax);
  });

  test("when who asked for it stops it, and what was written stays", async () => {
    const held = service.willHold();
    const streamId = await ai.summarize();
    await held.asked;
    held.say("The front");
    await ai.readUntil(streamId, ({ responseText }) => responseText === "The front");
    const { data } = await ai.analyst.ask(cancelDocument, { id: streamId });
    const stopped = { finished: true, responseText: "The front", error: "Response manually stopped." };
    expect(data.aiCancelInferenceStream).toEqual(stopped);
    await held.closed;
    expect(await ai.read(streamId)).toMatchObject(stopped);
    expect((await ai.analyst.ask(cancelDocument, { id: streamId })).errors[0]?.extensions.address).toBe(
      "ai.stream_ended",
    );
  });

  test("when it is stopped in another process", async () => {
    const held = service.willHold();
    const streamId = await ai.summarize();
    await held.asked;
    await aRunner(ai.api.store, service, () => ai.api.now).cancel(streamId);
    held.say("Nobody waits for this");
    await held.closed;
    await ai.runner.idle();
    expect(await ai.read(streamId)).toMatchObject({ responseText: "", error: "Response manually stopped." });
  });

  test("when Pharos stops", async () => {
    const own = aRunner(ai.api.store, service, () => ai.api.now);
    const held = service.willHold();
    const { id } = await own.start(
      {
        alias: ai.alert.id,
        createdBy: { kind: "user", id: "u", name: "Eve" },
        userPrompt: "Why?",
        parentStreamId: undefined,
        metadata: {},
        logTypeAccess: undefined,
      },
      { instructions: "Be brief.", prompt: "Why?" },
    );
    await held.asked;
    await own.stop();
    await held.closed;
    const error = "Pharos was restarted before the response was complete. Ask again.";
    expect(await ai.read(id)).toMatchObject({ finished: true, error });
  });

  test("when Pharos was killed", async () => {
    const held = service.willHold();
    const streamId = await ai.summarize();
    await held.asked;
    held.say("The front");
    await ai.readUntil(streamId, ({ responseText }) => responseText === "The front");
    // No sign of life for longer than any process takes.
    const later = new Date(ai.api.now.getTime() + 60_000);
    expect(await ai.api.store.inferenceStreams.get(streamId, later)).toMatchObject({
      finished: true,
      responseText: "The front",
      error: "Pharos was restarted before the response was complete. Ask again.",
    });
    held.finish();
  });
});
