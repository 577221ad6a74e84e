import { createChatCompletionsProvider, createOutboundFetch } from "@pharos/connectors";
import { type Alert, aiResponseCharactersMax, type Permission } from "@pharos/domain";
import { parseSchema } from "@pharos/normalize";
import {
  openTestLake,
  openTestStore,
  startModelProvider,
  type TestLake,
  type TestModelProvider,
} from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { anAlert, aRule, doorSchema } from "../testing/builders.ts";
import { documentedOperations } from "../testing/documented-operations.ts";
import { askGraphql, type SignedInUser, TestApi } from "../testing/open-test-api.ts";
import { InferenceRunner } from "./inference-runner.ts";

const key = "sk-very-secret";
let api: TestApi;
let testLake: TestLake;
let service: TestModelProvider;
let runner: InferenceRunner;
let analyst: SignedInUser;
let alert: Alert;
beforeAll(async () => {
  testLake = await openTestLake();
  await testLake.lake.ensureTables([parseSchema(doorSchema), parseSchema(doorSchema.replace("Door", "Gate"))]);
  service = await startModelProvider();
  const testStore = await openTestStore();
  runner = aRunner(testStore.store);
  api = await TestApi.open(testStore, { lake: testLake.lake, ai: runner });
  analyst = await api.signedIn("RunPharosAi", "AlertRead", "RuleRead");
  await api.store.detections.syncManaged([aRule({ runbook: "Ask Ada" })], api.now);
  alert = await anAlertWithEvents();
});
afterEach(() => runner.idle());
afterAll(async () => {
  await runner.stop();
  await api.close();
  await service.close();
  await testLake.remove();
});

function aRunner(store: TestApi["store"]): InferenceRunner {
  const fetch = createOutboundFetch({ allowedPrivateHosts: ["127.0.0.1"] });
  return new InferenceRunner({
    store,
    provider: createChatCompletionsProvider({
      baseUrl: service.baseUrl,
      apiKey: key,
      model: "keeper-1",
      fetch,
      retryWaitsMs: [],
    }),
    inputTokensMax: 10_000,
    clock: () => api.now,
    onProblem: (what, error) => {
      throw new Error(what, { cause: error });
    },
    writeEveryMs: 2,
  });
}

/** With an event of each of its two log types. */
async function anAlertWithEvents(): Promise<Alert> {
  const made = anAlert({ logTypes: ["Custom.Door", "Custom.Gate"], eventCount: 2 });
  await api.store.alerts.insert([made]);
  for (const [table, logType, door] of [
    ["custom_door", "Custom.Door", "the front door"],
    ["custom_gate", "Custom.Gate", "the hidden gate"],
  ]) {
    const at = "2026-03-01 10:00:00.000000000";
    const row = { p_event_time: at, p_parse_time: at, p_row_id: "1", p_log_type: logType, p_alert_id: made.id, door };
    const rows = Buffer.from(`${JSON.stringify(row)}\n`);
    await testLake.lake.insert({ database: "pharos_rule_matches", table: table ?? "", rows, token: made.id + table });
  }
  return made;
}

const documentOf = (name: string) => documentedOperations[name] ?? "";
const asked = (change: object = {}) => ({
  input: { alertId: alert.id, outputLength: "medium", metadata: { kind: "alert" }, ...change },
});
async function summarize(change: object = {}, by: SignedInUser = analyst): Promise<string> {
  const { data, errors } = await by.ask(documentOf("AISummarizeAlert"), asked(change));
  expect(errors).toEqual([]);
  return data.aiSummarizeAlert.streamId;
}
async function refusal(change: object = {}, by: SignedInUser = analyst) {
  const { errors } = await by.ask(documentOf("AISummarizeAlert"), asked(change));
  return errors[0]?.extensions.address;
}
const read = async (streamId: string, by: SignedInUser = analyst) => {
  const { data, errors } = await by.ask(documentOf("AIInferenceStream"), { streamId });
  return errors[0]?.extensions.address ?? data.aiInferenceStream;
};
/** Asks again, as clients do. */
async function readUntil(
  streamId: string,
  isReached: (stream: { responseText: string; finished: boolean }) => boolean,
) {
  const deadline = performance.now() + 10_000;
  for (;;) {
    const stream = await read(streamId);
    if (isReached(stream)) return stream;
    expect(performance.now(), JSON.stringify(stream)).toBeLessThan(deadline);
  }
}
const promptSent = () => service.requests.at(-1)?.body.messages.at(-1)?.content ?? "";
const list = async (by: SignedInUser = analyst, input: object = {}) => {
  const { data, errors } = await by.ask(documentOf("AIInferenceStreamsMetadata"), {
    input: { alias: alert.id, ...input },
  });
  expect(errors).toEqual([]);
  return data.aiInferenceStreamsMetadata.edges.map(({ node }: { node: { streamId: string } }) => node.streamId);
};
const cancel = "mutation ($id: String!) { aiCancelInferenceStream(streamId: $id) { finished responseText error } }";
const edit = `mutation ($input: EditAIInferenceStreamInput!) {
  editAIInferenceStream(input: $input) { streamId streamName pinned saved }
}`;

test("the answer grows while it is written, and is finished with what it cost", async () => {
  const held = service.willHold();
  const streamId = await summarize();
  await held.asked;
  expect(await read(streamId)).toEqual({ streamId, responseText: "", error: null, finished: false });
  held.say("The front ");
  await readUntil(streamId, ({ responseText, finished }) => responseText === "The front " && !finished);
  held.say("door.");
  await readUntil(streamId, ({ responseText, finished }) => responseText === "The front door." && !finished);
  held.finish();
  await runner.idle();
  const { data } = await analyst.ask(
    `query ($id: String!) { aiInferenceStream(streamId: $id) {
      streamName alias pinned saved createdAt createdBy { kind id name } updatedAt userPrompt parentStreamId metadata
      responseText error finished usage { inputTokens outputTokens modelID }
    } }`,
    { id: streamId },
  );
  expect(data.aiInferenceStream).toEqual({
    streamName: "",
    alias: alert.id,
    pinned: false,
    saved: false,
    createdAt: "2026-03-01T12:00:00Z",
    createdBy: { kind: "user", id: analyst.user.id, name: "Ada Keeper" },
    updatedAt: "2026-03-01T12:00:00Z",
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
    await summarize({ prompt: " Was it Ada? ", outputLength: "xlarge" });
    await runner.idle();
    for (const part of ["Root signed in", "Root sign-in", "Ask Ada", "the front door", "the hidden gate"]) {
      expect(promptSent()).toContain(part);
    }
    expect(promptSent()).toMatch(/\nThe analyst asks: Was it Ada\?$/);
    expect(JSON.stringify(service.requests.at(-1)?.body)).not.toContain(key);
  });

  test("nothing of a log type that who asks may not see", async () => {
    const restricted = await restrictedTo("Custom.Door");
    service.willSay("Yes.");
    await summarize({}, restricted);
    await runner.idle();
    expect(promptSent()).toContain("the front door");
    expect(promptSent()).not.toContain("the hidden gate");
  });

  test("nothing of a rule that who asks may not see", async () => {
    service.willSay("Yes.");
    await summarize({}, await api.signedIn("RunPharosAi", "AlertRead"));
    await runner.idle();
    expect(promptSent()).not.toContain("Ask Ada");
  });

  test("of the answer that this one goes on from", async () => {
    service.willSay("Bob did it.");
    const parentStreamId = await summarize();
    await runner.idle();
    service.willSay("He did.");
    const streamId = await summarize({ prompt: "Sure?", parentStreamId });
    await runner.idle();
    expect(promptSent()).toContain('{"yourEarlierAnswer":"Bob did it."}');
    expect(await list(analyst, { parentId: parentStreamId })).toEqual([streamId]);
  });
});

async function restrictedTo(...logTypeAccess: string[]): Promise<SignedInUser> {
  const person = await api.signedIn("RunPharosAi", "AlertRead");
  const permissions = ["RunPharosAi", "AlertRead"] as const;
  const role = { name: `Role of ${person.user.id}`, permissions, logTypeAccessKind: "ALLOW", logTypeAccess } as const;
  await api.store.roles.update(person.user.roleId, role, api.now);
  return person;
}

describe("an answer ends early", () => {
  test("when the provider fails, and says why without its key", async () => {
    service.willAnswer({ status: 400, body: JSON.stringify({ error: { message: `odd: ${key}` } }) });
    const streamId = await summarize();
    await runner.idle();
    const { host } = new URL(service.baseUrl);
    const error = `The model provider at ${host} refuses what it was asked (400: odd: …)`;
    expect(await read(streamId)).toEqual({ streamId, responseText: "", error, finished: true });
  });

  test("when it is longer than anybody reads", async () => {
    service.willSay("x".repeat(aiResponseCharactersMax), "y");
    const streamId = await summarize();
    await runner.idle();
    const stream = await read(streamId);
    expect(stream).toMatchObject({ finished: true, error: "The answer was stopped at 200000 characters" });
    expect(stream.responseText).toHaveLength(aiResponseCharactersMax);
  });

  test("when who asked for it stops it, and what was written stays", async () => {
    const held = service.willHold();
    const streamId = await summarize();
    await held.asked;
    held.say("The front");
    await readUntil(streamId, ({ responseText }) => responseText === "The front");
    const { data } = await analyst.ask(cancel, { id: streamId });
    const stopped = { finished: true, responseText: "The front", error: "Response manually stopped." };
    expect(data.aiCancelInferenceStream).toEqual(stopped);
    await held.closed;
    expect(await read(streamId)).toMatchObject(stopped);
    expect((await analyst.ask(cancel, { id: streamId })).errors[0]?.extensions.address).toBe("ai.stream_ended");
  });

  test("when it is stopped in another process", async () => {
    const held = service.willHold();
    const streamId = await summarize();
    await held.asked;
    await aRunner(api.store).cancel(streamId);
    held.say("Nobody waits for this");
    await held.closed;
    await runner.idle();
    expect(await read(streamId)).toMatchObject({ responseText: "", error: "Response manually stopped." });
  });

  test("when Pharos stops", async () => {
    const own = aRunner(api.store);
    const held = service.willHold();
    const { id } = await own.start(
      {
        alias: alert.id,
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
    const error = "Pharos was restarted before the answer was whole; ask again";
    expect(await read(id)).toMatchObject({ finished: true, error });
  });

  test("when Pharos was killed", async () => {
    const held = service.willHold();
    const streamId = await summarize();
    await held.asked;
    held.say("The front");
    await readUntil(streamId, ({ responseText }) => responseText === "The front");
    // No sign of life for longer than any process takes.
    const later = new Date(api.now.getTime() + 60_000);
    expect(await api.store.inferenceStreams.get(streamId, later)).toMatchObject({
      finished: true,
      responseText: "The front",
      error: "Pharos was restarted before the answer was whole; ask again",
    });
    held.finish();
  });
});

describe("the answers about an alert", () => {
  test("are listed with the newest last, the newest page first", async () => {
    alert = await anAlertWithEvents();
    const ids = [];
    for (let i = 0; i < 3; i++) {
      service.willSay(String(i));
      api.passSeconds(1);
      ids.push(await summarize());
    }
    expect(await list()).toEqual(ids);
    const page = `query ($input: AIInferenceStreamsMetadataInput!) { aiInferenceStreamsMetadata(input: $input) {
      edges { node { streamId } } pageInfo { hasNextPage endCursor } } }`;
    const { data } = await analyst.ask(page, { input: { alias: alert.id, pageSize: 2, cursor: null } });
    const { edges, pageInfo } = data.aiInferenceStreamsMetadata;
    expect(edges.map(({ node }: { node: { streamId: string } }) => node.streamId)).toEqual(ids.slice(1));
    expect(pageInfo.hasNextPage).toBe(true);
    expect(await list(analyst, { pageSize: 2, cursor: pageInfo.endCursor })).toEqual(ids.slice(0, 1));
    expect(await list(analyst, { alias: "other" })).toEqual([]);
  });

  test("are hidden from who may see fewer log types than who asked", async () => {
    const [some, all] = [await restrictedTo("Custom.Door"), await restrictedTo("Custom.Door", "Custom.Gate")];
    service.willSay("Yes.");
    const everything = await summarize();
    service.willSay("Yes.");
    const doors = await summarize({}, some);
    await runner.idle();
    expect(await read(everything, some)).toBe("ai.stream_hidden");
    expect(await list(some)).toEqual([doors]);
    expect(await read(doors, all)).toMatchObject({ responseText: "Yes." });
    expect(await list(analyst)).toEqual(expect.arrayContaining([everything, doors]));
    expect(await refusal({ parentStreamId: everything }, some)).toBe("ai.stream_hidden");
  });

  test("are named, pinned, saved and deleted by who asked for them, and stopped by nobody else", async () => {
    service.willSay("Yes.");
    const streamId = await summarize();
    await runner.idle();
    const change = { streamId, streamName: "The door", pinned: true, saved: true };
    expect((await analyst.ask(edit, { input: change })).data.editAIInferenceStream).toEqual(change);
    expect((await analyst.ask(edit, { input: { streamId, saved: false } })).data.editAIInferenceStream).toEqual({
      ...change,
      saved: false,
    });
    expect((await analyst.ask(edit, { input: { streamId, streamName: " " } })).errors[0]?.message).toContain(
      "1 to 200",
    );
    const other = await api.signedIn("RunPharosAi", "AlertRead");
    for (const answer of [
      await other.ask(edit, { input: { streamId, pinned: false } }),
      await other.ask(cancel, { id: streamId }),
    ]) {
      expect(answer.errors[0]?.extensions.address).toBe("ai.stream_not_yours");
    }
    await analyst.ask(edit, { input: { streamId, deleted: true } });
    expect(await read(streamId)).toBe("ai.stream_not_found");
  });
});

describe("refused is", () => {
  test.each<Permission[]>([["RunPharosAi"], ["AlertRead"]])("who has %s alone", async (permission) => {
    const half = await api.signedIn(permission);
    expect(await refusal({}, half)).toBe("access.forbidden");
    expect(await read("018f0000-0000-7000-8000-000000000000", half)).toBe("access.forbidden");
  });

  test.each([
    [{ alertId: "gone" }, "alerts.not_found"],
    [{ prompt: "x".repeat(10_001) }, "ai.prompt_too_long"],
    [{ parentStreamId: "gone" }, "ai.stream_not_found"],
  ])("%j", async (change, address) => {
    const before = service.requests.length;
    expect(await refusal(change)).toBe(address);
    expect(service.requests.length).toBe(before);
  });

  test("to go on from an answer about another alert", async () => {
    service.willSay("Yes.");
    const parentStreamId = await summarize();
    await runner.idle();
    const other = await anAlertWithEvents();
    expect(await refusal({ alertId: other.id, parentStreamId })).toBe("ai.parent_foreign");
  });

  test("a fourth answer while three are written for one, and no other's", async () => {
    const held = [service.willHold(), service.willHold(), service.willHold()];
    for (const one of held) {
      await summarize();
      await one.asked;
    }
    expect(await refusal()).toBe("ai.too_many");
    service.willSay("Yes.");
    await summarize({}, await api.signedIn("RunPharosAi", "AlertRead"));
    for (const one of held) one.finish();
    await runner.idle();
    service.willSay("Yes.");
    await summarize();
  });
});

describe("the general setting", () => {
  const enabled = "{ generalSettings { pharosAIEnabled } }";
  const set = `mutation ($on: Boolean!) {
    updateGeneralSettings(input: { pharosAIEnabled: $on }) { pharosAIEnabled }
  }`;

  test("switches the AI features off and on, and is seen by those who may use them", async () => {
    const manager = await api.signedIn("RunPharosAi", "GeneralSettingsModify");
    expect((await analyst.ask(enabled)).data.generalSettings).toEqual({ pharosAIEnabled: true });
    expect((await (await api.signedIn()).ask(enabled)).data.generalSettings).toEqual({ pharosAIEnabled: null });
    expect((await manager.ask(set, { on: false })).data.updateGeneralSettings).toEqual({ pharosAIEnabled: false });
    expect(await refusal()).toBe("ai.switched_off");
    expect((await manager.ask(set, { on: true })).data.updateGeneralSettings).toEqual({ pharosAIEnabled: true });
  });

  test.each<Permission[]>([["RunPharosAi"], ["GeneralSettingsModify"]])(
    "is not changed by who has %s alone",
    async (permission) => {
      const { errors } = await (await api.signedIn(permission)).ask(set, { on: false });
      expect(errors[0]?.extensions.code).toBe("Forbidden");
    },
  );

  test("is off where no model is configured, and says what to do", async () => {
    const bare = await TestApi.open(await openTestStore());
    try {
      const person = await bare.signedIn("RunPharosAi", "AlertRead", "GeneralSettingsModify");
      expect((await person.ask(enabled)).data.generalSettings).toEqual({ pharosAIEnabled: false });
      for (const { errors } of [
        await person.ask(set, { on: true }),
        await person.ask(documentOf("AISummarizeAlert"), asked()),
      ]) {
        expect(errors[0]?.message).toBe(
          "No AI model is configured: an administrator sets aiBaseUrl and aiModel, see /docs/ai/",
        );
      }
    } finally {
      await bare.close();
    }
  });
});

test("programs use it with an API token", async () => {
  const permissions = ["RunPharosAi", "AlertRead"] as const;
  await api.store.apiTokens.create({ name: "bot", value: "secret", permissions, createdBy: "x" }, api.now);
  const ask = (name: string, variables: object) =>
    askGraphql(api.app, "/public/graphql", { "x-api-key": "secret" }, documentOf(name), variables);
  service.willSay("Yes.");
  const { streamId } = (await ask("AISummarizeAlert", asked())).data.aiSummarizeAlert;
  await runner.idle();
  const answer = await ask("AIInferenceStream", { streamId });
  expect(answer.data.aiInferenceStream).toEqual({ streamId, responseText: "Yes.", error: null, finished: true });
});
