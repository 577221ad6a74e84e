import { readFileSync } from "node:fs";
import { FlowParser, type FlowTable } from "@pharos/flow/editor";
import { expect, it, vi } from "vitest";
import { FlowAnswers } from "./flow-answers.ts";
import { type FlowData, FlowLanguage } from "./flow-language.ts";
import { type FlowReply, type FlowRequest, remoteAnswers } from "./flow-messages.ts";

const wasm = readFileSync(new URL("../../../../../../../packages/flow/dist/pharos-flow.wasm", import.meta.url));
const parser = await FlowParser.load(wasm);
const door: FlowTable = {
  database: "pharos_logs",
  name: "custom_door",
  columns: [
    { name: "p_event_time", engineType: "DateTime64(9, 'UTC')" },
    { name: "door", engineType: "String" },
  ],
};
const bounded = "custom_door | where p_event_time > time.ago(1d)";

/** The answers behind a port, as the worker has them, and what was asked of the data lake. */
function openLanguage(data: Partial<FlowData> = {}) {
  const answers = new FlowAnswers(parser) as unknown as Record<string, (...args: readonly unknown[]) => unknown>;
  const port = new EventTarget() as EventTarget & { postMessage(request: FlowRequest): void };
  port.postMessage = ({ id, method, args }) => {
    let reply: FlowReply;
    try {
      reply = { id, value: answers[method]?.(...args) };
    } catch (error) {
      reply = { id, error: String(error) };
    }
    queueMicrotask(() => port.dispatchEvent(new MessageEvent("message", { data: structuredClone(reply) })));
  };
  const described: string[] = [];
  const language = new FlowLanguage(remoteAnswers(port as unknown as Worker), {
    describeTables: async (tables) => {
      described.push(tables.join());
      return tables.map((id): FlowTable => ({ ...door, name: id.split(".").at(-1) ?? "" }));
    },
    valuesOf: async () => ["front", 5, "back"],
    ...data,
  });
  return { language, described };
}

async function openDoor(data: Partial<FlowData> = {}) {
  const opened = openLanguage(data);
  await opened.language.setTables([{ database: "pharos_logs", name: "custom_door" }], []);
  return opened;
}

it("asks once for the columns of a table that is named, before it says anything of the text", async () => {
  const { language, described } = await openDoor();
  const text = `${bounded} | where doo == 'a'`;
  const [first, second] = await Promise.all([language.diagnose(text), language.diagnose(text)]);
  expect(first.map(({ message }) => message)).toEqual([expect.stringContaining("did you mean door?")]);
  expect(second).toEqual(first);
  expect(described).toEqual(["pharos_logs.public.custom_door"]);
});

it("asks for the columns of all tables of a text in one request, and tells that it waits for them", async () => {
  const { promise, resolve: answer } = Promise.withResolvers<FlowTable[]>();
  const { language } = openLanguage({ describeTables: () => promise });
  const { language: other, described } = openLanguage();
  const tables = ["custom_door", "custom_gate"].map((name) => ({ database: "pharos_logs", name }));
  await other.setTables(tables, []);
  await other.diagnose("union pharos_logs.public.*");
  expect(described).toEqual(["pharos_logs.public.custom_door,pharos_logs.public.custom_gate"]);

  const told: boolean[] = [];
  await language.setTables(tables, []);
  await expect.poll(language.loading.isLoading).toBe(false);
  language.loading.subscribe(() => told.push(language.loading.isLoading()));
  const waiting = language.diagnose(bounded);
  answer([door]);
  await waiting;
  expect(told).toEqual([true, false]);
});

it("waits until it is told which tables there are", async () => {
  const { language } = openLanguage();
  const asked = language.diagnose(bounded);
  await language.setTables([{ database: "pharos_logs", name: "custom_door" }], []);
  expect(await asked).toEqual([]);
});

it("asks again for columns that did not come", async () => {
  let isBroken = true;
  const { language } = await openDoor({
    describeTables: async () => {
      if (isBroken) throw new Error("no connection");
      return [door];
    },
  });
  expect((await language.inlayHints("custom_door")).length).toBe(0);
  isBroken = false;
  expect((await language.inlayHints("custom_door")).map(({ label }) => label)).toEqual([
    "p_event_time: timestamp, door: string",
  ]);
});

it("suggests values of the data in front of the others", async () => {
  const { language } = await openDoor();
  const text = `${bounded} and door == `;
  const { items } = await language.complete(text, text.length, undefined);
  expect(items.slice(0, 3).map(({ insert }) => insert)).toEqual(["'front'", "5", "'back'"]);
});

it("suggests without values where the data lake fails", async () => {
  const { language } = await openDoor({ valuesOf: () => Promise.reject(new Error("too slow")) });
  const text = `${bounded} and door == `;
  const { items } = await language.complete(text, text.length, undefined);
  expect(items.map(({ label }) => label)).toContain("door");
});

it("waits for late values where there is nothing else to suggest", async () => {
  const late = Promise.withResolvers<readonly unknown[]>();
  const { language } = await openDoor({ valuesOf: () => late.promise });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const text = `${bounded} and door == '`;
  const completion = language.complete(text, text.length, undefined);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 1 });
  vi.advanceTimersByTime(5_000);
  expect(language.loading.isLoading()).toBe(true);
  late.resolve(["front"]);
  expect((await completion).items.map(({ label }) => label)).toEqual(["front"]);
  vi.useRealTimers();
});

it("says nothing where only a space was typed behind something whole", async () => {
  const { language } = await openDoor();
  const text = `${bounded} `;
  expect((await language.complete(text, text.length, " ")).items).toEqual([]);
  expect((await language.complete(text, text.length, undefined)).items.length).toBeGreaterThan(0);
});

it("throws here what was thrown there", async () => {
  const { language } = await openDoor();
  await expect(language.format("x".repeat(300_000))).rejects.toThrow("characters; at most");
});

it("adds a filter to the text", async () => {
  const { language } = await openDoor();
  expect(await language.withFilter("custom_door", { path: ["door"], value: "front" }, true)).toBe(
    "custom_door\n| where door != 'front'",
  );
});

it("warns of a text without times, and not in a dashboard, whose time range counts", async () => {
  const { language } = await openDoor();
  const warned = async () => (await language.diagnose("custom_door | where door == 'a'")).map(({ code }) => code);
  expect(await warned()).toEqual(["no_time_filter"]);
  await language.setVariables({});
  expect(await warned()).toEqual([]);
});
