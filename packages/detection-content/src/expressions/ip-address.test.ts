import { expect, test } from "vitest";
import { contains, isPrivateAddress, isPublicAddress, parseIpAddress, parseNetwork } from "./ip-address.ts";

const kinds: readonly (readonly [address: string, kind: "private" | "public" | "neither"])[] = [
  ["10.0.0.1", "private"],
  ["172.31.255.255", "private"],
  ["172.32.0.0", "public"],
  ["169.254.1.1", "private"],
  ["192.0.0.9", "public"],
  ["100.64.0.1", "neither"],
  ["255.255.255.255", "private"],
  ["1.1.1.1", "public"],
  ["::1", "private"],
  ["fe80::1", "private"],
  ["2001:db8::1", "private"],
  ["2606:4700:4700::1111", "public"],
  ["::ffff:10.0.0.1", "private"],
  ["::ffff:8.8.8.8", "public"],
];

test.each(kinds)("%s is %s", (text, kind) => {
  const address = parseIpAddress(text);
  if (address === undefined) throw new Error("no address");
  expect([isPrivateAddress(address), isPublicAddress(address)]).toEqual([kind === "private", kind === "public"]);
});

const members: readonly (readonly [network: string, address: string, isIn: boolean])[] = [
  ["10.0.0.0/8", "10.255.0.1", true],
  ["10.1.2.3/8", "10.255.0.1", true],
  ["0.0.0.0/0", "203.0.113.7", true],
  ["192.168.1.7", "192.168.1.7", true],
  ["192.168.1.7", "192.168.1.8", false],
  ["2001:db8::/32", "2001:db8:ffff::1", true],
  ["2001:db8::/32", "2001:db9::1", false],
  ["::/0", "10.0.0.1", false],
  ["2001:db8::1:0:0/96", "2001:db8::1:255.1.2.3", true],
];

test.each(members)("%s has %s: %s", (network, address, isIn) => {
  const [parsedNetwork, parsedAddress] = [parseNetwork(network), parseIpAddress(address)];
  if (parsedNetwork === undefined || parsedAddress === undefined) throw new Error("not parsed");
  expect(contains(parsedNetwork, parsedAddress)).toBe(isIn);
});

test.each(["10.0.0.0/33", "10.0.0.0/", "10.0.0/8", "::/129", "10.0.0.0/8/8", "x", 7])("%s is not a network", (text) => {
  expect(parseNetwork(text)).toBeUndefined();
});
