import { expect, test } from "vitest";
import { chooseBySender, sendersIn } from "./choose-by-sender.ts";

const listening = (name: string, ...networks: string[]) => ({ name, senders: sendersIn(networks) });
const all = [
  listening("all"),
  listening("ten", "10.0.0.0/8", "fd00::/8"),
  listening("one", "192.0.2.7", "10.1.0.0/16"),
  listening("host", "fd00::1"),
];

test.each([
  ["10.2.0.1", "ten"],
  ["10.1.255.255", "one"],
  ["::ffff:10.1.0.1", "one"],
  ["192.0.2.7", "one"],
  ["192.0.2.8", "all"],
  ["fd00::2", "ten"],
  ["fd00::1%eth0", "host"],
  ["2001:db8::1", "all"],
])("%s belongs to the source for %s", (address, expected) => {
  expect(chooseBySender(all, address)?.name).toBe(expected);
  expect(chooseBySender(all.toReversed(), address)?.name).toBe(expected);
});

test("nobody is chosen for a stranger", () => {
  expect(chooseBySender(all.slice(1), "192.0.2.8")).toBeUndefined();
});
