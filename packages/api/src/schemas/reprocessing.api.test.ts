import { Admission, type ReprocessCounts, type ReprocessRequest } from "@pharos/pipeline";
import { askUntil, openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aSource } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

/** What the pipeline was asked for, and what it tells of it. */
let asked: ReprocessRequest[] = [];
let told: ReprocessCounts[] = [];
let problem: Error | undefined;
let api: TestApi;
let manager: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore(), {
    pipeline: {
      admission: new Admission(256 * 1024 * 1024),
      ingest: () => Promise.reject(new Error("nothing is delivered here")),
      reload: async () => undefined,
      reprocess: async function* (request) {
        asked.push(request);
        yield* told;
        if (problem) throw problem;
      },
    },
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  asked = [];
  told = [
    { tried: 1_000, stored: 900, failed: 100 },
    { tried: 1_200, stored: 1_000, failed: 200 },
  ];
  problem = undefined;
  manager = await api.signedIn("LogSourceModify");
});

const start =
  "mutation ($input: ReprocessFailuresInput!) { reprocessFailures(input: $input) { receiptId status tried } }";
const read = `query ($id: ID!) {
  failureReprocessing(receiptId: $id) { status error tried stored failed completedAt }
  failureReprocessings { receiptId }
}`;

/** Asks until it is over: the work goes on after the answer. */
function outcomeOf(receiptId: string) {
  return askUntil(async () => {
    const { data } = await manager.ask(read, { id: receiptId });
    return data.failureReprocessing.completedAt === null ? undefined : data;
  });
}

test("goes on after the answer, and tells how far it is", async () => {
  const source = await aSource(api.store);
  const input = { sourceId: source.id, logType: "Custom.Door", from: "2026-02-28T00:00:00Z" };
  const { data } = await manager.ask(start, { input });
  expect(data.reprocessFailures).toMatchObject({ status: "UNDER_WAY", tried: 0 });
  const { receiptId } = data.reprocessFailures;
  const { failureReprocessing, failureReprocessings } = await outcomeOf(receiptId);
  expect(failureReprocessing).toMatchObject({ status: "DONE", error: "", tried: 1_200, stored: 1_000, failed: 200 });
  expect(failureReprocessings).toEqual([{ receiptId }]);
  expect(asked).toMatchObject([
    { source: { id: source.id }, logType: "Custom.Door", from: new Date("2026-02-28T00:00:00Z"), to: api.now },
  ]);
});

test("lists those of one source, whoever began them, with the reason that they are about", async () => {
  const [doors, other] = [await aSource(api.store), await aSource(api.store, { label: "Other" })];
  const ids: string[] = [];
  for (const input of [{ sourceId: other.id }, { sourceId: doors.id, reason: "no schema matched" }]) {
    ids.push((await manager.ask(start, { input })).data.reprocessFailures.receiptId);
    await outcomeOf(ids.at(-1) ?? "");
  }
  const reader = await api.signedIn("LogSourceRead");
  const list = "query ($id: ID!) { failureReprocessings(sourceId: $id) { receiptId sourceId reason stored } }";
  expect((await reader.ask(list, { id: doors.id })).data.failureReprocessings).toEqual([
    { receiptId: ids[1], sourceId: doors.id, reason: "no schema matched", stored: 1_000 },
  ]);
  expect(asked.at(-1)).toMatchObject({ reason: "no schema matched" });
});

test("keeps what was done before it failed, and says why it did", async () => {
  problem = new Error("no more disk");
  const source = await aSource(api.store);
  const { data } = await manager.ask(start, { input: { sourceId: source.id } });
  expect((await outcomeOf(data.reprocessFailures.receiptId)).failureReprocessing).toMatchObject({
    status: "FAILED",
    error: expect.stringContaining("no more disk"),
    stored: 1_000,
  });
});

test("tries the failures alone that whoever asks sees", async () => {
  const source = await aSource(api.store);
  const guard = await api.signedInSeeing(["Custom.Door"], "LogSourceModify");
  await guard.ask(start, { input: { sourceId: source.id } });
  await manager.ask(start, { input: { sourceId: source.id } });
  expect(asked.map(({ logTypeAccess }) => logTypeAccess)).toEqual([["Custom.Door"], undefined]);
});

test("is refused without the permission, and for a source that is not there", async () => {
  const source = await aSource(api.store);
  const reader = await api.signedIn("LogSourceRead");
  expect((await reader.ask(start, { input: { sourceId: source.id } })).errors).toHaveLength(1);
  const missing = await manager.ask(start, { input: { sourceId: "2f1e0d6c-1111-4222-8333-444455556666" } });
  expect(missing.errors[0]?.extensions.code).toBe("NotFound");
  const unknown = await manager.ask(read, { id: "nothing" });
  expect(unknown.errors[0]?.extensions.code).toBe("NotFound");
});
