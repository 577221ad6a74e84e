import { expect, test } from "vitest";
import type { Detection } from "../detections/detection.ts";
import { findPackLogTypes, findPackSwitchReason, findPacksInUse, findWaitingItems } from "./waiting-packs.ts";

const rule = (id: string, ...logTypes: string[]) =>
  [id, { kind: "RULE", id, logTypes } as unknown as Detection] as const;
const detections = new Map([rule("a", "AWS.CloudTrail"), rule("b", "Okta.SystemLog", "AWS.CloudTrail"), rule("c")]);
const aws = { id: "AWS", enabled: false, itemIds: ["a", "b", "a_helper"] };
const general = { id: "General", enabled: true, itemIds: ["c", "a_helper"] };

test("the log types of a pack are those of its rules", () => {
  expect(findPackLogTypes(aws, detections)).toEqual(["AWS.CloudTrail", "Okta.SystemLog"]);
  expect(findPackLogTypes(general, detections)).toEqual([]);
});

test("a pack is in use by one of its log types", () => {
  const inUse = (...sent: string[]) => findPacksInUse([aws, general], detections, new Set(sent)).map(({ id }) => id);
  expect(inUse("Okta.SystemLog")).toEqual(["AWS"]);
  expect(inUse("Slack.AuditLogs")).toEqual([]);
});

test("an item waits unless another pack that is on has it", () => {
  expect([...findWaitingItems([aws, general], new Set(["AWS"]))]).toEqual(["a", "b"]);
  const off = { ...general, enabled: false };
  expect([...findWaitingItems([aws, off], new Set(["AWS"]))]).toEqual(["a", "b", "a_helper"]);
  expect([...findWaitingItems([aws, general], new Set())]).toEqual([]);
});

const pack = { enabledByUser: null, waitsForLogs: false, logTypes: [{ isReceived: false }], seesAll: true };
test.each([
  { name: "a person's switch before all", change: { enabledByUser: false, waitsForLogs: true }, reason: "PERSON" },
  { name: "waiting", change: { waitsForLogs: true }, reason: "WAITS_FOR_LOGS" },
  { name: "logs that arrive", change: { logTypes: [{ isReceived: true }] }, reason: "LOGS_ARRIVE" },
  { name: "logs that came before", change: {}, reason: "KEPT" },
  { name: "rules without log types", change: { logTypes: [] }, reason: "NO_LOG_TYPES" },
  { name: "nothing of log types that the reader does not see", change: { seesAll: false }, reason: undefined },
])("tells $name", ({ change, reason }) => {
  expect(findPackSwitchReason({ ...pack, ...change })).toBe(reason);
});
