import type { SyslogProtocol } from "@pharos/domain";

/** The line with which rsyslog forwards everything to a source; docs/syslog.md has it for other programs. */
export function senderLine(protocols: readonly SyslogProtocol[], port: number, host: string): string {
  const target = `target="${host}" port="${port}"`;
  const overTcp = `action(type="omfwd" ${target} protocol="tcp" TCP_Framing="octet-counted" template="RSYSLOG_SyslogProtocol23Format"`;
  const queue =
    'queue.type="LinkedList" queue.filename="pharos" queue.saveOnShutdown="on" action.resumeRetryCount="-1")';
  if (protocols.includes("TLS")) {
    return `${overTcp} StreamDriver="gtls" StreamDriverMode="1" StreamDriverAuthMode="x509/name" ${queue}`;
  }
  if (protocols.includes("TCP")) return `${overTcp} ${queue}`;
  return `action(type="omfwd" ${target} protocol="udp" template="RSYSLOG_SyslogProtocol23Format")`;
}
