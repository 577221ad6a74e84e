import { gzipSync } from "node:zlib";
import type { QueueKind, StreamType } from "@pharos/domain";
import { expect, test } from "vitest";
import { planBatches } from "./plan-batches.ts";

function plan(bodies: readonly (string | Uint8Array)[], streamType: StreamType = "Auto", kind: QueueKind = "Sqs") {
  const messages = bodies.map((body, at) => ({ id: `m${at}`, receipt: "r", body: Buffer.from(body) }));
  return planBatches(messages, kind, { streamType, streamOptions: {} }).map(({ ids, content, reason, ...rest }) => ({
    ids: ids.join(),
    text: Buffer.from(content).toString(),
    streamType: rest.streamType,
    ...(reason !== undefined && { reason }),
  }));
}

test("joins objects of JSON, and reads apart what could spoil them", () => {
  expect(plan([`{"a":1}`, `{"a":`, `[{"a":2}]`, `{\r\n"a":\n3}`, "text"])).toEqual([
    { ids: "m1", text: `{"a":`, streamType: "Auto" },
    { ids: "m2", text: `[{"a":2}]`, streamType: "Auto" },
    { ids: "m4", text: "text", streamType: "Auto" },
    { ids: "m0,m3", text: `{"a":1}\n{ "a": 3}\n`, streamType: "JSON" },
  ]);
});

test("joins lines whatever they are, but for what is compressed", () => {
  const packed = gzipSync("x");
  const batches = plan(["one\n", "two", packed], "Lines");
  expect(batches.map(({ ids }) => ids)).toEqual(["m2", "m0,m1"]);
  expect(batches[1]).toMatchObject({ text: "one\n\ntwo\n", streamType: "Lines" });
});

test.each<StreamType>(["JsonArray", "XML", "CloudWatchLogs"])("reads each message of %s by itself", (streamType) => {
  expect(plan([`{"a":1}`, `{"a":2}`], streamType).map(({ ids }) => ids)).toEqual(["m0", "m1"]);
});

test("begins another batch before one is too large for a slice", () => {
  const large = JSON.stringify({ a: "x".repeat(900_000) });
  expect(plan([large, large, large]).map(({ ids }) => ids)).toEqual(["m0,m1", "m2"]);
});

const notification = (message: string) => JSON.stringify({ Type: "Notification", TopicArn: "arn:x", Message: message });

test("takes the message out of a notification of SNS, and keeps what only looks like one", () => {
  expect(plan([notification(`{"a":12345678901234567890}`)])[0]?.text).toBe(`{"a":12345678901234567890}\n`);
  const other = `{"Type":"Other","TopicArn":"x"}`;
  expect(plan([other])[0]?.text).toBe(`${other}\n`);
  const published = notification("x");
  expect(plan([published], "Auto", "GcpPubSub")[0]?.text).toBe(`${published}\n`);
});

test("takes the detail out of an event of EventBridge, and keeps what has none with the reason", () => {
  const event = `{"id":"1","detail":{"big":12345678901234567890},"source":"x"}`;
  expect(plan([event, notification(event), `{"id":"2"}`, ""], "Auto", "EventBridge")).toEqual([
    { ids: "m2", text: `{"id":"2"}`, streamType: "Auto", reason: expect.stringContaining("has no detail") },
    { ids: "m3", text: "", streamType: "Auto", reason: "The message is empty." },
    { ids: "m0,m1", text: `{"big":12345678901234567890}\n`.repeat(2), streamType: "JSON" },
  ]);
});
