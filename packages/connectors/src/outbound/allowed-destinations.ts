import ipaddr from "ipaddr.js";

/** The destinations that an administrator allowed beside public addresses. */
export interface AllowedDestinations {
  /** In small letters. */
  readonly hosts: ReadonlySet<string>;
  readonly networks: readonly Network[];
}
/** An address and how many of its bits count. */
type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** @param entries host names, addresses, and networks (`10.0.0.0/8`, `fd00::/8`) */
export function parseAllowedDestinations(entries: readonly string[]): AllowedDestinations {
  const hosts = entries.filter((entry) => networkOf(entry) === undefined);
  const networks = entries.map(networkOf).filter((network) => network !== undefined);
  return { hosts: new Set(hosts.map((host) => host.toLowerCase())), networks };
}

function networkOf(entry: string): Network | undefined {
  if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry);
  if (!ipaddr.isValid(entry)) return undefined;
  const address = ipaddr.process(entry);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

/** Within Azure this public address is the host machine's metadata. */
const azureWireServer = "168.63.129.16";
/** All of IPv6 that is routed between networks; what is not named otherwise is not public for that. */
const globalIPv6 = ipaddr.parseCIDR("2000::/3");

/**
 * Returns true if a connection to this address is allowed. Unless an administrator allowed it, the address must be
 * public: not of loopback, private and link-local networks (where clouds keep the metadata of machines), nor one that
 * stands for others (NAT64, 6to4, Teredo). An IPv4 address mapped into IPv6 counts as what it is.
 * @param host as the request names it: a host that is allowed may be anywhere
 * @param address as the resolver gives it
 */
export function isAllowedDestination(allowed: AllowedDestinations, host: string, address: string): boolean {
  if (allowed.hosts.has(host.toLowerCase())) return true;
  return ipaddr.isValid(address) && (isPublic(ipaddr.process(address)) || isInNetworks(allowed, address));
}

/** Returns true if an administrator named the host of a URL, or as an address its network. */
export function isNamed(allowed: AllowedDestinations, hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  return allowed.hosts.has(host) || isInNetworks(allowed, host);
}

function isInNetworks({ networks }: AllowedDestinations, address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some(([network, bits]) => parsed.kind() === network.kind() && parsed.match(network, bits));
}

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== "unicast" || address.toString() === azureWireServer) return false;
  return address.kind() === "ipv4" || address.match(globalIPv6);
}
