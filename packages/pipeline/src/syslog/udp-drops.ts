import { isIPv6 } from "node:net";

/**
 * Datagrams that the kernel dropped for a socket because nobody read them in time.
 * @param table the text of /proc/net/udp or /proc/net/udp6
 * @returns undefined where the socket is not in the table
 */
export function readUdpDrops(table: string, { address, port }: { address: string; port: number }): number | undefined {
  const wanted = `${hexAddress(address)}:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  for (const line of table.split("\n")) {
    const columns = line.trim().split(/\s+/);
    if (columns[1] !== wanted) continue;
    const drops = Number(columns.at(-1));
    return Number.isSafeInteger(drops) ? drops : undefined;
  }
  return undefined;
}

/** As the kernel of a little-endian machine writes it: 127.0.0.1 is 0100007F. */
function hexAddress(address: string): string {
  const bytes = isIPv6(address) ? ipv6Bytes(address) : address.split(".").map(Number);
  const hex = bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, "0"));
  const words = Array.from({ length: hex.length / 4 }, (_, at) => hex.slice(at * 4, at * 4 + 4));
  return words.map((word) => word.reverse().join("")).join("");
}

function ipv6Bytes(address: string): number[] {
  const [before = "", after] = (address.split("%")[0] ?? "").split("::");
  const groups = (text: string) => (text === "" ? [] : text.split(":")).map((group) => Number.parseInt(group, 16));
  const [head, tail] = [groups(before), groups(after ?? "")];
  const zeros = Array<number>(Math.max(0, 8 - head.length - tail.length)).fill(0);
  return [...head, ...zeros, ...tail].flatMap((group) => [group >> 8, group & 0xff]);
}
