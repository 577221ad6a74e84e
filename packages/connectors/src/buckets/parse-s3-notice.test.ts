import { expect, test } from "vitest";
import { parseS3Notice } from "./parse-s3-notice.ts";

const record = (key: string, change = {}) => ({
  eventSource: "aws:s3",
  eventName: "ObjectCreated:Put",
  s3: { bucket: { name: "logs" }, object: { key, size: 5, eTag: "e1", versionId: "v1" } },
  ...change,
});
const s3Event = (...records: object[]) => JSON.stringify({ Records: records });
const object = { key: "a b/ü+1", versionId: "v1", etag: "e1", bytes: 5 };

test("an event of S3 writes its keys as forms do", () => {
  expect(parseS3Notice(s3Event(record("a+b/%C3%BC%2B1")), "logs")).toEqual([object]);
});

test("an event of S3 may come by SNS", () => {
  const envelope = { Type: "Notification", MessageId: "1", Message: s3Event(record("a+b/%C3%BC%2B1")) };
  expect(parseS3Notice(JSON.stringify(envelope), "logs")).toEqual([object]);
});

test("an event of EventBridge has its keys as they are", () => {
  const event = {
    "detail-type": "Object Created",
    source: "aws.s3",
    detail: { bucket: { name: "logs" }, object: { key: "a b/ü+1", size: 5, etag: "e1", "version-id": "v1" } },
  };
  expect(parseS3Notice(JSON.stringify(event), "logs")).toEqual([object]);
});

test.each([
  ["a test of the notification", JSON.stringify({ Service: "Amazon S3", Event: "s3:TestEvent", Bucket: "logs" })],
  ["a removed object", s3Event(record("a", { eventName: "ObjectRemoved:Delete" }))],
  ["an object of another bucket", s3Event(record("a", { s3: { bucket: { name: "other" }, object: { key: "a" } } }))],
  ["text", "hello"],
  ["a list", "[]"],
])("%s announces nothing", (_name, text) => {
  expect(parseS3Notice(text, "logs")).toEqual([]);
});
