import { expect, test } from "vitest";
import { createEnricher } from "../enrich/create-enricher.ts";
import { aTable, loaded, networkSchema } from "../testing/builders.ts";
import { type Address, parseAddress, parseNetwork } from "./address.ts";

function finder(networks: readonly string[]) {
  const table = aTable({ primaryKey: "network" });
  const csv = `network,asn\n${networks.map((network, index) => `${network},${index}`).join("\n")}\n`;
  const enricher = createEnricher([loaded(csv, table, networkSchema)], () => 0);
  return (address: string) => enricher.lookup("owners", address)?.network;
}

test.each([
  ["10.1.2.3", "10.1.2.0/24"],
  ["10.1.2.128", "10.1.2.128/32"],
  ["10.1.3.1", "10.1.0.0/16"],
  ["10.200.0.1", "10.0.0.0/8"],
  ["11.0.0.0", undefined],
  ["9.255.255.255", undefined],
  ["255.255.255.255", "255.0.0.0/8"],
  ["0.0.0.0", "0.0.0.0/32"],
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:10.1.2.3", "10.1.2.0/24"],
  ["2001:db8:1::5", "2001:db8:1::/48"],
  ["2001:db8:2::5", "2001:db8::/32"],
  ["2001:db9::1", undefined],
  ["fe80::1%eth0", "fe80::/10"],
  ["not an address", undefined],
])("finds %s in %s", (address, network) => {
  const find = finder([
    "10.1.2.0/24",
    "10.0.0.0/8",
    "10.1.2.128/32",
    "10.1.0.0/16",
    "255.0.0.0/8",
    "0.0.0.0/32",
    "192.0.2.7",
    "2001:db8::/32",
    "2001:db8:1::/48",
    "fe80::/10",
    "nonsense",
  ]);
  expect(find(address)).toBe(network);
});

test("agrees with looking at every network, for networks and addresses of any kind", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    // The low bits of such a sequence repeat soon.
    return (seed >>> 12) % below;
  };
  const texts = new Set<string>();
  // Few values, so that networks nest, touch and repeat.
  while (texts.size < 400) texts.add(`${random(4)}.${random(4) * 64}.${random(4)}.${random(8) * 32}/${random(33)}`);
  while (texts.size < 700) texts.add(`2001:${random(4)}:${random(4)}::${random(4)}/${random(129)}`);
  // Equal networks are one key, of which the last row counts.
  const networks = [...texts].map((text) => ({ text, network: parseNetwork(text) }));
  const find = finder([...texts]);
  const isBetween = (first: Address, address: Address, last: Address) => {
    const [a, b, c] = [first, address, last].map((words) => words.map((w) => w.toString(16).padStart(8, "0")).join(""));
    return a !== undefined && b !== undefined && c !== undefined && a.length === b.length && a <= b && b <= c;
  };
  for (let i = 0; i < 1_500; i++) {
    const text =
      i % 2
        ? `${random(5)}.${random(256)}.${random(5)}.${random(256)}`
        : `2001:${random(5)}:${random(5)}::${random(5)}`;
    const address = parseAddress(text) ?? [];
    const within = networks.filter(({ network }) => network && isBetween(network.first, address, network.last));
    const longest = Math.max(...within.map(({ network }) => network?.prefixLength ?? -1));
    expect(find(text)).toBe(within.findLast(({ network }) => network?.prefixLength === longest)?.text);
  }
});

test.each([
  "1.2.3",
  "1.2.3.4.5",
  "256.1.1.1",
  "01.2.3.4",
  "1.2.3.4/33",
  "1.2.3.4/-1",
  "1.2.3.4/",
  "::1/129",
  "a/8",
  "",
  "1..2.3",
])("takes %j for no network", (text) => {
  expect(parseNetwork(text)).toBeUndefined();
});
