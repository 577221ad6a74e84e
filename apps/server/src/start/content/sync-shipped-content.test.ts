import { enablePacksInUse } from "@pharos/store";
import { openTestStore } from "@pharos/testkit";
import { afterAll, expect, test } from "vitest";
import { createDemoSources } from "../demo/index.ts";
import { syncShippedContent } from "./sync-shipped-content.ts";

const now = new Date("2026-03-01T12:00:00Z");
const { store, close } = await openTestStore();
afterAll(close);

test("shipped packs wait for their logs, and the demo's sources enable what its attacks need", async () => {
  await syncShippedContent(store, now);
  expect((await store.packs.all()).filter(({ enabled }) => enabled)).toEqual([]);
  const names = async () => (await store.detections.all()).filter(({ enabled }) => enabled).map(({ id }) => id);
  expect(await names()).toEqual([]);
  await createDemoSources(store);
  await enablePacksInUse(store, now);
  const off = (await store.packs.all()).filter(({ enabled }) => !enabled).map(({ id }) => id);
  const enabled = new Set(await names());
  const sent = new Set((await store.sources.list()).flatMap(({ logTypes }) => logTypes));
  const rulesOfSent = (await store.detections.unchosen([...(await store.detections.all()).map(({ id }) => id)])).filter(
    (detection) => detection.enabled && "logTypes" in detection && detection.logTypes.some((one) => sent.has(one)),
  );
  expect(rulesOfSent.length).toBeGreaterThan(50);
  expect(rulesOfSent.filter(({ id }) => !enabled.has(id))).toEqual([]);
  expect(off).not.toContain("Pharos.AWS");
});
