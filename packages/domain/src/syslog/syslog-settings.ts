export const syslogProtocols = ["UDP", "TCP", "TLS"] as const;
export type SyslogProtocol = (typeof syslogProtocols)[number];

export const syslogClientChecks = ["NONE", "AUTHORITIES", "FINGERPRINTS"] as const;
/** What TLS asks of senders. AUTHORITIES: a certificate that one of these signed. FINGERPRINTS: one of these certificates. */
export type SyslogClientCheck = (typeof syslogClientChecks)[number];

/** How a source speaks TLS, without its private key. */
export interface SyslogTls {
  /** The chain in PEM, its own certificate first. */
  readonly certificate: string;
  readonly clientCheck: SyslogClientCheck;
  /** PEM. */
  readonly clientAuthorities?: string | undefined;
  /** SHA-256, as hexadecimal pairs with colons. */
  readonly clientFingerprints?: readonly string[] | undefined;
}

/** Where a source listens, and to whom. */
export interface SyslogSettings {
  /** TCP and TLS exclude each other. */
  readonly protocols: readonly SyslogProtocol[];
  readonly port: number;
  /** Addresses and networks of its senders, such as 10.1.0.0/16; empty: everybody. */
  readonly networks: readonly string[];
  /** A connection that brings nothing for so long is closed. */
  readonly idleMinutes: number;
  /** Where TLS is among the protocols. */
  readonly tls?: SyslogTls | undefined;
}

export const syslogIdleMinutesDefault = 60;
export const syslogIdleMinutesMax = 1440;
export const syslogNetworksMax = 200;
/** What is longer is kept as failed, with its beginning. */
export const syslogMessageBytesMax = 1024 * 1024;

/** How one process listens for a source. */
export interface SyslogListener {
  /** The process's host and number. */
  readonly process: string;
  /** `udp 0.0.0.0:514` */
  readonly addresses: readonly string[];
  readonly connections: number;
  /** Why it does not listen everywhere that it should; undefined while it does. */
  readonly problem: string | undefined;
  /** What went wrong last with a sender. */
  readonly lastError: string | undefined;
  readonly lastErrorAt: Date | undefined;
  /** Datagrams that the kernel or Pharos had no room for, since the process started. */
  readonly lost: number;
  readonly seenAt: Date;
}

/** A listener that gave no sign for so long is gone. */
export const syslogListenerGoneMs = 30_000;
