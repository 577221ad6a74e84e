import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test.each([
  { ip: undefined, address: "local" },
  { ip: "192.0.2.7", address: "192.0.2.7" },
  { ip: "::ffff:192.0.2.7", address: "192.0.2.7" },
  { ip: "2001:db8:0:1:2:3:4:5", address: "2001:db8:0:1::/64" },
  { ip: "2001:db8:0:1::5", address: "2001:db8:0:1::/64" },
  { ip: "2001:0DB8::9", address: "2001:db8:0:0::/64" },
  { ip: "fe80::1%eth0", address: "fe80:0:0:0::/64" },
  { ip: "::1", address: "0:0:0:0::/64" },
])("$ip counts as $address", ({ ip, address }) => {
  expect(clientAddress(ip)).toBe(address);
});
