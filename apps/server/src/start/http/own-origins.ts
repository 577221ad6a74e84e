import { hostname, networkInterfaces } from "node:os";

const everyAddress = new Set(["0.0.0.0", "::"]);
const loopbackNames = ["127.0.0.1", "localhost", "::1"];

/** Where our own pages may come from: the public address, and every address that we listen on. Pure. */
export function ownOrigins(
  publicUrl: string,
  { host, port }: { readonly host: string; readonly port: number },
  addressesHere: readonly string[],
): string[] {
  const hosts = everyAddress.has(host) ? [...addressesHere, ...loopbackNames] : [host];
  if (loopbackNames.includes(host)) hosts.push(...loopbackNames);
  return [...new Set([new URL(publicUrl).origin, ...hosts.map((each) => new URL(originAt(each, port)).origin)])];
}

/** The address under which a host and port are reached over HTTP. */
export function originAt(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** The names and addresses of this machine. */
export function localAddresses(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address) ?? []);
  // An address with a zone, such as fe80::1%eth0, is no part of a URL.
  return [hostname(), ...addresses.filter((address) => !address.includes("%"))];
}
