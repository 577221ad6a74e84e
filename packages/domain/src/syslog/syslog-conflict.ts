import type { SyslogProtocol, SyslogSettings } from "./syslog-settings.ts";

/** Whether two sources would listen on the same port to the same senders, so that nobody could tell whose a message is. */
export function isSyslogConflict(one: SyslogSettings, other: SyslogSettings): boolean {
  if (one.port !== other.port || !sharesSocket(one, other)) return false;
  if (one.networks.length === 0 || other.networks.length === 0) return one.networks.length === other.networks.length;
  return one.networks.some((network) => other.networks.includes(network));
}

function sharesSocket(one: SyslogSettings, other: SyslogSettings): boolean {
  const sockets = new Set(one.protocols.map(socketOf));
  return other.protocols.some((protocol) => sockets.has(socketOf(protocol)));
}

/** TLS is spoken over TCP. */
export function socketOf(protocol: SyslogProtocol): "udp" | "tcp" {
  return protocol === "UDP" ? "udp" : "tcp";
}
