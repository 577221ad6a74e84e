import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { NewInferenceStream } from "./inference-stream-repository.ts";

const { store, clear, close } = await openTestStore();
const { inferenceStreams } = store;
const at = (seconds: number) => new Date(Date.parse("2026-03-01T10:00:00Z") + seconds * 1000);
const ada = { kind: "user", id: "u1", name: "Ada" } as const;
const asked = {
  alias: "alert1",
  createdBy: ada,
  userPrompt: "Summarize",
  parentStreamId: undefined,
  metadata: { kind: "alert" },
  logTypeAccess: undefined,
};

beforeEach(clear);
afterAll(close);

const add = (seconds: number, change: Partial<NewInferenceStream> = {}) =>
  inferenceStreams.create({ ...asked, ...change }, at(seconds));
const idsOf = async (logTypeAccess?: readonly string[]) => {
  const page = await inferenceStreams.list({ alias: "alert1", logTypeAccess }, { pageSize: 10 }, at(10));
  return page.items.map(({ id }) => id);
};

test("an answer grows, then ends with what it cost, and stays so", async () => {
  const usage = { inputTokens: 3, outputTokens: 4, modelId: "m" };
  const { id, ...created } = await add(0);
  expect(created).toEqual({
    ...asked,
    name: "",
    pinned: false,
    saved: false,
    createdAt: at(0),
    updatedAt: at(0),
    responseText: "",
    error: "",
    finished: false,
    usage: undefined,
  });
  expect(await inferenceStreams.write(id, "A do\0or", at(1))).toBe(true);
  expect(await inferenceStreams.get(id, at(2))).toMatchObject({ responseText: "A do\ufffdor", finished: false });
  expect(await inferenceStreams.finish(id, { responseText: "A door", error: "", usage }, at(3))).toBe(true);
  const ended = { responseText: "A door", error: "", usage, finished: true, updatedAt: at(3) };
  expect(await inferenceStreams.get(id, at(4))).toMatchObject(ended);
  expect(await inferenceStreams.write(id, "late", at(5))).toBe(false);
  expect(await inferenceStreams.finish(id, { error: "late" }, at(5))).toBe(false);
  expect(await inferenceStreams.get(id, at(60))).toMatchObject(ended);
});

test("an answer whose process was lost is finished, with what was written and why there is no more", async () => {
  const { id } = await add(0);
  await inferenceStreams.write(id, "A do", at(20));
  expect((await inferenceStreams.get(id, at(49)))?.finished).toBe(false);
  expect(await inferenceStreams.get(id, at(51))).toMatchObject({
    finished: true,
    responseText: "A do",
    error: "Pharos was restarted before the response was complete. Ask again.",
  });
});

test("the answers about one thing are listed page by page, or those that go on from one", async () => {
  const first = await add(0);
  const second = await add(1, { parentStreamId: first.id });
  await add(2, { alias: "alert2" });
  const filter = { alias: "alert1", logTypeAccess: undefined };
  const page = await inferenceStreams.list(filter, { pageSize: 1 }, at(3));
  expect(page.items.map(({ id }) => id)).toEqual([second.id]);
  const next = await inferenceStreams.list(filter, { pageSize: 1, cursor: page.nextCursor }, at(3));
  expect(next).toMatchObject({ items: [{ id: first.id }], nextCursor: undefined });
  const children = await inferenceStreams.list({ ...filter, parentStreamId: first.id }, { pageSize: 9 }, at(3));
  expect(children.items.map(({ id }) => id)).toEqual([second.id]);
});

test("only those are listed whose log types may all be seen", async () => {
  const all = await add(0);
  const none = await add(1, { logTypeAccess: [] });
  const both = await add(2, { logTypeAccess: ["A", "B"] });
  const one = await add(3, { logTypeAccess: ["A"] });
  expect(await idsOf()).toEqual([one.id, both.id, none.id, all.id]);
  expect(await idsOf(["A"])).toEqual([one.id, none.id]);
  expect(await idsOf(["B", "A"])).toEqual([one.id, both.id, none.id]);
  expect(await idsOf([])).toEqual([none.id]);
});

test("what nobody saved goes with time, and what went on from it stays", async () => {
  const [old, kept] = [await add(0), await add(0)];
  await inferenceStreams.change(kept.id, { saved: true, pinned: true, name: "The door" }, at(1));
  const child = await add(5, { parentStreamId: old.id });
  expect(await inferenceStreams.expire(at(5))).toBe(1);
  expect(await idsOf()).toEqual([child.id, kept.id]);
  expect(await inferenceStreams.get(kept.id, at(6))).toMatchObject({ saved: true, pinned: true, name: "The door" });
  expect((await inferenceStreams.get(child.id, at(6)))?.parentStreamId).toBeUndefined();
  await inferenceStreams.delete(kept.id);
  expect(await idsOf()).toEqual([child.id]);
});
