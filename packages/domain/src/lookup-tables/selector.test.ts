import { expect, test } from "vitest";
import { everyItem, parseSelector } from "./selector.ts";

test.each([
  ["sourceIPAddress", "sourceIPAddress", ["sourceIPAddress"]],
  ["p_any_ip_addresses", "p_any_ip_addresses", ["p_any_ip_addresses"]],
  ["a.b", "a.b", ["a.b"]],
  ["$.client.ipAddress", "client.ipAddress", ["client", "ipAddress"]],
  ["$.a[0].b", "a[0].b", ["a", 0, "b"]],
  ["$.a[*].b", "a[*].b", ["a", everyItem, "b"]],
  ["$.a.*", "a.*", ["a", everyItem]],
  ["$.'a.b'.c", "'a.b'.c", ["a.b", "c"]],
  ['$["a b"].c', '["a b"].c', ["a b", "c"]],
])("reads %s", (text, key, steps) => {
  expect(parseSelector(text)).toEqual({ key, steps });
});

test.each(["", "$", "$.", "$a", "$.a..b", "$.a[?(@.b==1)]", "$.a[", "$.a[b]"])("takes %j for no selector", (text) => {
  expect(parseSelector(text)).toBeUndefined();
});
