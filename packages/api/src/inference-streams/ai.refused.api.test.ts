import type { Permission } from "@pharos/domain";
import {
  openTestLake,
  openTestStore,
  startModelProvider,
  type TestLake,
  type TestModelProvider,
} from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { AiTest, aiDocument } from "../testing/ai-test.ts";
import { anAlert } from "../testing/builders.ts";
import { TestApi } from "../testing/open-test-api.ts";

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

describe("refused is", () => {
  test.each<Permission[]>([["RunPharosAi"], ["AlertRead"]])("who has %s alone", async (permission) => {
    const half = await ai.api.signedIn(permission);
    expect(await ai.refusal({}, half)).toBe("access.forbidden");
    expect(await ai.read("018f0000-0000-7000-8000-000000000000", half)).toBe("access.forbidden");
  });

  test.each([
    [{ alertId: "gone" }, "alerts.not_found"],
    [{ prompt: "x".repeat(10_001) }, "ai.prompt_too_long"],
    [{ parentStreamId: "gone" }, "ai.stream_not_found"],
  ])("%j", async (change, address) => {
    const before = service.requests.length;
    expect(await ai.refusal(change)).toBe(address);
    expect(service.requests.length).toBe(before);
  });

  test("to go on from an answer about another alert", async () => {
    service.willSay("Yes.");
    const parentStreamId = await ai.summarize();
    await ai.runner.idle();
    const other = anAlert();
    await ai.api.store.alerts.insert([other]);
    expect(await ai.refusal({ alertId: other.id, parentStreamId })).toBe("ai.parent_foreign");
  });

  test("a fourth answer while three are written for one, and no other's", async () => {
    const held = [service.willHold(), service.willHold(), service.willHold()];
    for (const one of held) {
      await ai.summarize();
      await one.asked;
    }
    expect(await ai.refusal()).toBe("ai.too_many");
    service.willSay("Yes.");
    await ai.summarize({}, await ai.api.signedIn("RunPharosAi", "AlertRead"));
    for (const one of held) one.finish();
    await ai.runner.idle();
    service.willSay("Yes.");
    await ai.summarize();
  });
});

describe("the general setting", () => {
  const enabled = "{ generalSettings { pharosAIEnabled } }";
  const set = `mutation ($on: Boolean!) {
    updateGeneralSettings(input: { pharosAIEnabled: $on }) { pharosAIEnabled }
  }`;

  test("switches the AI features off and on, and is seen by those who may use them", async () => {
    const manager = await ai.api.signedIn("RunPharosAi", "GeneralSettingsModify");
    expect((await ai.analyst.ask(enabled)).data.generalSettings).toEqual({ pharosAIEnabled: true });
    expect((await (await ai.api.signedIn()).ask(enabled)).data.generalSettings).toEqual({ pharosAIEnabled: null });
    expect((await manager.ask(set, { on: false })).data.updateGeneralSettings).toEqual({ pharosAIEnabled: false });
    expect(await ai.refusal()).toBe("ai.switched_off");
    expect((await manager.ask(set, { on: true })).data.updateGeneralSettings).toEqual({ pharosAIEnabled: true });
  });

  test.each<Permission[]>([["RunPharosAi"], ["GeneralSettingsModify"]])(
    "is not changed by who has %s alone",
    async (permission) => {
      const { errors } = await (await ai.api.signedIn(permission)).ask(set, { on: false });
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
        await person.ask(aiDocument("AISummarizeAlert"), ai.asked()),
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
