import { expect, test } from "vitest";
import { entityKey, parseEntityKey } from "./alert-filter.ts";

test.each(["root", "2001:db8::7", "arn:aws:iam::1:user/a b"])("the key of an entity is read back: %s", (value) => {
  const entity = { field: "p_any_ip_addresses", value } as const;
  expect(parseEntityKey(entityKey(entity))).toEqual(entity);
});

test.each(["", "root", "p_any_usernames", "p_any_usernames:", "p_any_trace_ids:x", ":x"])(
  "%j is no key of an entity",
  (key) => {
    expect(parseEntityKey(key)).toBeUndefined();
  },
);
