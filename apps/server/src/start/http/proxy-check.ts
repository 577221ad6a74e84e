import { BlockList, isIP } from "node:net";

/** Tells whether an address belongs to one of the proxies, which are given as addresses and networks. */
export function createProxyCheck(proxies: readonly string[]): (address: string) => boolean {
  const known = new BlockList();
  for (const proxy of proxies) {
    const [address = "", length] = proxy.split("/");
    if (length === undefined) known.addAddress(address, familyOf(address));
    else known.addSubnet(address, Number(length), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && known.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}
