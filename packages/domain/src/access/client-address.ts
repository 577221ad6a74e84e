/**
 * What counts as one network address for limits: an IPv4 address, or the /64 network of an IPv6 address, of which
 * everybody has one to choose addresses from. A request over the local socket has none.
 */
export function clientAddress(ip: string | undefined): string {
  if (ip === undefined || ip === "") return "local";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(":")) return ip;
  const [before = "", after] = (ip.toLowerCase().split("%")[0] ?? "").split("::");
  const groups = (text: string) => (text === "" ? [] : text.split(":"));
  const [head, tail] = [groups(before), groups(after ?? "")];
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const network = [...head, ...Array<string>(zeros).fill("0"), ...tail].slice(0, 4);
  return `${network.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
