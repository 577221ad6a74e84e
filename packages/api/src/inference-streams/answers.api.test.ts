import {
  openTestLake,
  openTestStore,
  startModelProvider,
  type TestLake,
  type TestModelProvider,
} from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { AiTest, aiDocument, cancelDocument } from "../testing/ai-test.ts";
import { anAlert, aRule } from "../testing/builders.ts";
import { askGraphql } from "../testing/open-test-api.ts";

let testLake: TestLake;
let service: TestModelProvider;
let ai: AiTest;
beforeAll(async () => {
  testLake = await openTestLake();
  service = await startModelProvider();
  ai = await AiTest.open(await openTestStore(), testLake.lake, service);
  await ai.api.store.detections.syncManaged([aRule({ runbook: "Ask Ada" })], ai.api.now);
});
afterEach(() => ai.runner.idle());
afterAll(async () => {
  await ai.close();
  await service.close();
  await testLake.remove();
});

const promptSent = () => service.requests.at(-1)?.body.messages.at(-1)?.content ?? "";
const edit = `mutation ($input: EditAIInferenceStreamInput!) {
  editAIInferenceStream(input: $input) { streamId streamName pinned saved }
}`;

describe("the answers about an alert", () => {
  test("are listed with the newest last, the newest page first", async () => {
    const ids = [];
    for (let i = 0; i < 3; i++) {
      service.willSay(String(i));
      ai.api.passSeconds(1);
      ids.push(await ai.summarize());
    }
    expect(await ai.list()).toEqual(ids);
    const page = `query ($input: AIInferenceStreamsMetadataInput!) { aiInferenceStreamsMetadata(input: $input) {
      edges { node { streamId } } pageInfo { hasNextPage endCursor } } }`;
    const { data } = await ai.analyst.ask(page, { input: { alias: ai.alert.id, pageSize: 2, cursor: null } });
    const { edges, pageInfo } = data.aiInferenceStreamsMetadata;
    expect(edges.map(({ node }: { node: { streamId: string } }) => node.streamId)).toEqual(ids.slice(1));
    expect(pageInfo.hasNextPage).toBe(true);
    expect(await ai.list(ai.analyst, { pageSize: 2, cursor: pageInfo.endCursor })).toEqual(ids.slice(0, 1));
    expect(await ai.list(ai.analyst, { alias: "other" })).toEqual([]);
  });

  test("are in its history without their text, those that are whole", async () => {
    const asked = anAlert();
    await ai.api.store.alerts.insert([asked]);
    service.willSay("Yes.");
    const whole = await ai.summarize({ alertId: asked.id });
    await ai.runner.idle();
    service.willAnswer({ status: 400, body: "broken" });
    await ai.summarize({ alertId: asked.id });
    await ai.runner.idle();
    expect(await ai.api.store.alerts.history(asked.id)).toMatchObject([
      { type: "AI_SUMMARY", actor: { id: ai.analyst.user.id }, from: whole, comment: "" },
    ]);
  });

  test("are hidden from who may see fewer log types than who asked", async () => {
    const [some, all] = [await ai.restrictedTo("Custom.Door"), await ai.restrictedTo("Custom.Door", "Custom.Gate")];
    service.willSay("Yes.");
    const everything = await ai.summarize();
    const door = anAlert();
    await ai.api.store.alerts.insert([door]);
    const ofDoor = { alertId: door.id };
    service.willSay("Yes.");
    const doors = await ai.summarize(ofDoor, some);
    service.willSay("No.");
    const doorsByAnalyst = await ai.summarize(ofDoor);
    await ai.runner.idle();
    expect(await ai.read(everything, some)).toBe("ai.stream_hidden");
    expect(await ai.list(some, { alias: door.id })).toEqual([doors]);
    expect(await ai.list(some)).toEqual([]);
    expect(await ai.read(doors, all)).toMatchObject({ responseText: "Yes." });
    expect(await ai.list(ai.analyst, { alias: door.id })).toEqual([doors, doorsByAnalyst]);
    expect(await ai.refusal({ ...ofDoor, parentStreamId: doorsByAnalyst }, some)).toBe("ai.stream_hidden");
  });

  test("are named, pinned, saved and deleted by who asked for them, and stopped by nobody else", async () => {
    service.willSay("Yes.");
    const streamId = await ai.summarize();
    await ai.runner.idle();
    const change = { streamId, streamName: "The door", pinned: true, saved: true };
    expect((await ai.analyst.ask(edit, { input: change })).data.editAIInferenceStream).toEqual(change);
    expect((await ai.analyst.ask(edit, { input: { streamId, saved: false } })).data.editAIInferenceStream).toEqual({
      ...change,
      saved: false,
    });
    expect((await ai.analyst.ask(edit, { input: { streamId, streamName: " " } })).errors[0]?.message).toContain(
      "1 to 200",
    );
    const other = await ai.api.signedIn("RunPharosAi", "AlertRead");
    for (const answer of [
      await other.ask(edit, { input: { streamId, pinned: false } }),
      await other.ask(cancelDocument, { id: streamId }),
    ]) {
      expect(answer.errors[0]?.extensions.address).toBe("ai.stream_not_yours");
    }
    await ai.analyst.ask(edit, { input: { streamId, deleted: true } });
    expect(await ai.read(streamId)).toBe("ai.stream_not_found");
  });
});

test("the answer grows while it is written, and is finished with what it cost", async () => {
  const held = service.willHold();
  const streamId = await ai.summarize();
  await held.asked;
  expect(await ai.read(streamId)).toEqual({ streamId, responseText: "", error: null, finished: false });
  held.say("The front ");
  await ai.readUntil(streamId, ({ responseText, finished }) => responseText === "The front " && !finished);
  held.say("door.");
  await ai.readUntil(streamId, ({ responseText, finished }) => responseText === "The front door." && !finished);
  held.finish();
  await ai.runner.idle();
  const { data } = await ai.analyst.ask(
    `query ($id: String!) { aiInferenceStream(streamId: $id) {
      streamName alias pinned saved createdAt createdBy { kind id name } updatedAt userPrompt parentStreamId metadata
      responseText error finished usage { inputTokens outputTokens modelID }
    } }`,
    { id: streamId },
  );
  const now = ai.api.now.toISOString().replace(".000Z", "Z");
  expect(data.aiInferenceStream).toEqual({
    streamName: "",
    alias: ai.alert.id,
    pinned: false,
    saved: false,
    createdAt: now,
    createdBy: { kind: "user", id: ai.analyst.user.id, name: "Ada Keeper" },
    updatedAt: now,
    userPrompt: "Summarize",
    parentStreamId: null,
    metadata: { kind: "alert", outputLength: "medium" },
    responseText: "The front door.",
    error: null,
    finished: true,
    usage: { inputTokens: 120, outputTokens: 34, modelID: "keeper-1" },
  });
});

describe("the model is told", () => {
  test("of the alert, its rule, its events and what is asked beside the summary", async () => {
    service.willSay("Yes.");
    await ai.summarize({ prompt: " Was it Ada? ", outputLength: "xlarge" });
    await ai.runner.idle();
    for (const part of ["Root signed in", "Root sign-in", "Ask Ada", "the front door", "the hidden gate"]) {
      expect(promptSent()).toContain(part);
    }
    expect(promptSent()).toMatch(/\nThe analyst asks: Was it Ada\?$/);
    expect(promptSent()).not.toContain("def rule(event)");
    expect(JSON.stringify(service.requests.at(-1)?.body)).not.toContain(AiTest.key);
  });

  test("nothing of a log type that who asks may not see", async () => {
    const sent = service.requests.length;
    expect(await ai.refusal({}, await ai.restrictedTo("Custom.Door"))).toBe("alerts.not_found");
    expect(service.requests.length).toBe(sent);
  });

  test("nothing of a rule that who asks may not see", async () => {
    service.willSay("Yes.");
    await ai.summarize({}, await ai.api.signedIn("RunPharosAi", "AlertRead"));
    await ai.runner.idle();
    expect(promptSent()).not.toContain("Ask Ada");
  });

  test("of the answer that this one goes on from", async () => {
    service.willSay("Bob did it.");
    const parentStreamId = await ai.summarize();
    await ai.runner.idle();
    service.willSay("He did.");
    const streamId = await ai.summarize({ prompt: "Sure?", parentStreamId });
    await ai.runner.idle();
    expect(promptSent()).toContain('{"yourEarlierAnswer":"Bob did it."}');
    expect(await ai.list(ai.analyst, { parentId: parentStreamId })).toEqual([streamId]);
  });
});

test("programs use it with an API token", async () => {
  const permissions = ["RunPharosAi", "AlertRead"] as const;
  await ai.api.store.apiTokens.create({ name: "bot", value: "secret", permissions, createdBy: "x" }, ai.api.now);
  const ask = (name: Parameters<typeof aiDocument>[0], variables: object) =>
    askGraphql(ai.api.app, "/public/graphql", { "x-api-key": "secret" }, aiDocument(name), variables);
  service.willSay("Yes.");
  const { streamId } = (await ask("AISummarizeAlert", ai.asked())).data.aiSummarizeAlert;
  await ai.runner.idle();
  const answer = await ask("AIInferenceStream", { streamId });
  expect(answer.data.aiInferenceStream).toEqual({ streamId, responseText: "Yes.", error: null, finished: true });
});
