import { expect, test } from "vitest";
import { orderedFields } from "./ordered-fields.ts";

const leading = (row: object, count: number) => orderedFields(row as never).slice(0, count);

test("a call to AWS says who called what, where", () => {
  const call = {
    p_log_type: "AWS.CloudTrail",
    eventVersion: "1.09",
    eventTime: "2026-03-01 12:00:00",
    eventSource: "iam.amazonaws.com",
    eventName: "CreateUser",
    sourceIPAddress: "192.0.2.1",
    userIdentity: { type: "AssumedRole", arn: "arn:aws:iam::1:role/x" },
  };
  expect(leading(call, 4).map(({ text }) => text)).toEqual([
    "arn:aws:iam::1:role/x",
    "CreateUser",
    "iam.amazonaws.com",
    "192.0.2.1",
  ]);
});

test.each([
  {
    name: "names that fields usually have",
    row: { requestId: "1", version: 2, client_ip: "192.0.2.1", outcome: "DENY", action: "read", who: "x", user: "ada" },
    paths: ["user", "action", "outcome", "client_ip", "who"],
  },
  {
    name: "indicators, where its names say nothing",
    row: { zeit: "now", a: "x", b: "192.0.2.1", c: "ada", p_any_usernames: ["ada"], p_any_ip_addresses: ["192.0.2.1"] },
    paths: ["c", "b", "zeit", "a"],
  },
  {
    name: "its own order, where nothing says more",
    row: { b: 1, id: 2, a: 3, lists: [{ x: 1 }, { x: 2 }], tags: ["p", "q"] },
    paths: ["b", "a", "lists[0].x", "lists[1].x", "tags", "id"],
  },
])("a custom schema is ordered by $name", ({ row, paths }) => {
  expect(leading({ p_log_type: "Custom.Own", ...row }, paths.length).map(({ path }) => path)).toEqual(paths);
});

test("what is empty says nothing", () => {
  expect(orderedFields({ a: null, b: "", c: [], d: {}, e: 0, f: false })).toEqual([
    { path: "e", text: "0" },
    { path: "f", text: "false" },
  ]);
});
