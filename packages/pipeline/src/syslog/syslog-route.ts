import { createServer, type Server, type TLSSocket } from "node:tls";
import { describeError, type LogSource, type SyslogSettings, type SyslogTls } from "@pharos/domain";
import { type Senders, sendersIn } from "./choose-by-sender.ts";
import type { SyslogIntake } from "./syslog-intake.ts";

const handshakeMsMax = 10_000;

/** What one source listens for, as its settings are. Settings that change make another route of the same status. */
export interface SyslogRoute {
  readonly source: LogSource;
  readonly settings: SyslogSettings;
  readonly senders: Senders;
  readonly intake: SyslogIntake;
  readonly status: RouteStatus;
  /** Speaks TLS with sockets that are given to it; undefined where the source has none, or where it cannot. */
  readonly tls: Server | undefined;
}

/** How it goes, across changes of settings. */
export interface RouteStatus {
  /** Why its TLS cannot be used. */
  tlsProblem: string | undefined;
  lastError: string | undefined;
  lastErrorAt: Date | undefined;
  readonly connections: Set<RouteConnection>;
}

/** A connection that can be ended. */
export interface RouteConnection {
  readonly address: string;
  /** Tells the sender to send no more, and takes what is on its way. */
  end(): void;
}

export function newRouteStatus(): RouteStatus {
  return { tlsProblem: undefined, lastError: undefined, lastErrorAt: undefined, connections: new Set() };
}

/** Makes the route of a source, which receives on sockets that are given to it. */
export function openRoute(
  { source, settings, intake, status }: Omit<SyslogRoute, "senders" | "tls">,
  privateKey: string | Error | undefined,
): SyslogRoute {
  const plain = { source, settings, intake, status, senders: sendersIn(settings.networks) };
  status.tlsProblem = undefined;
  if (!settings.tls) return { ...plain, tls: undefined };
  try {
    return { ...plain, tls: tlsServer(settings.tls, privateKey) };
  } catch (error) {
    status.tlsProblem = `The certificate and its private key cannot be used: ${describeError(error)}`;
    return { ...plain, tls: undefined };
  }
}

function tlsServer(
  { certificate, clientCheck, clientAuthorities }: SyslogTls,
  key: string | Error | undefined,
): Server {
  if (typeof key !== "string") throw key ?? new Error("the private key is missing");
  return createServer({
    cert: certificate,
    key,
    ...(clientCheck === "AUTHORITIES" && clientAuthorities !== undefined && { ca: clientAuthorities }),
    requestCert: clientCheck !== "NONE",
    // Decided by `refusalOfClient`, which knows of fingerprints and says why.
    rejectUnauthorized: false,
    handshakeTimeout: handshakeMsMax,
    minVersion: "TLSv1.2",
    // TLS 1.3 sends tickets after the handshake. Programs that only send never read them, and closing a connection with
    // unread data resets it: rsyslog lost messages that way.
    maxVersion: "TLSv1.2",
  });
}

/** Why a sender that has shown its certificate may not send; undefined where it may. */
export function refusalOfClient(socket: TLSSocket, { clientCheck, clientFingerprints = [] }: SyslogTls) {
  if (clientCheck === "NONE") return undefined;
  const { fingerprint256 } = socket.getPeerCertificate();
  if (fingerprint256 === undefined) return "refused, because it showed no certificate";
  if (clientCheck === "AUTHORITIES") {
    return socket.authorized ? undefined : `refused, because of its certificate: ${socket.authorizationError}`;
  }
  return clientFingerprints.includes(fingerprint256)
    ? undefined
    : `refused, because the fingerprint of its certificate is ${fingerprint256}`;
}
