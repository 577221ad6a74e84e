import type dns from "node:dns";
import type { Socket } from "node:net";
import {
  type DeliveryOutcome,
  type Mail,
  type MailSettings,
  mailSecretKeys,
  mayReceive,
  scrubSecrets,
} from "@pharos/domain";
import nodemailer from "nodemailer";
import { isNamed, parseAllowedDestinations } from "../outbound/allowed-destinations.ts";
import { plainMailRefused } from "../outbound/errors.ts";
import { openGuardedSocket } from "../outbound/open-guarded-socket.ts";
import { judgeMailFailure } from "./judge-mail-failure.ts";
import { toMessage } from "./to-message.ts";

export interface MailSenderOptions {
  /** Host names, addresses and networks that need not be public. */
  readonly allowedPrivateHosts: readonly string[];
  readonly resolve?: typeof dns.lookup;
  /** Certificates to trust beside those that the machine trusts. */
  readonly certificates?: readonly string[];
  /** How long a server may say nothing; 15 seconds where it is absent. */
  readonly silenceMs?: number;
}

export interface MailSender extends Disposable {
  /** Never throws for what the server does. */
  send(mail: Mail, settings: MailSettings): Promise<DeliveryOutcome>;
}

const connectMs = 5_000;
const greetingMs = 10_000;
const silenceMsDefault = 15_000;
const connectionsMax = 3;
const accepted = 250;

type SocketCallback = (error: Error | null, socket?: { readonly connection: Socket }) => void;
type Transport = ReturnType<typeof openTransport>;

/** Sends mail by SMTP. Connections are kept for the settings that were used last. */
export function createMailSender(options: MailSenderOptions): MailSender {
  let open: { readonly key: string; readonly transport: Transport } | undefined;
  const transportFor = (settings: MailSettings) => {
    const key = JSON.stringify(settings);
    if (open?.key === key) return open.transport;
    open?.transport.close();
    open = { key, transport: openTransport(settings, options) };
    return open.transport;
  };
  return {
    async send(mail, settings) {
      const outcome = await sendWith(() => transportFor(settings), mail, settings);
      return { ...outcome, message: scrubSecrets(outcome.message, { ...settings }, mailSecretKeys) };
    },
    [Symbol.dispose]: () => open?.transport.close(),
  };
}

async function sendWith(transportFor: () => Transport, mail: Mail, settings: MailSettings): Promise<DeliveryOutcome> {
  const foreign = mail.to.filter((address) => !mayReceive(settings, address));
  const to = mail.to.filter((address) => mayReceive(settings, address));
  if (to.length === 0) {
    const message = `The mail settings allow no mail to ${foreign.join(", ")}`;
    return { kind: "rejected", statusCode: 0, message };
  }
  try {
    const { response, rejected } = await transportFor().sendMail(toMessage({ ...mail, to }, settings));
    const left = [...foreign, ...rejected.map(String)];
    const message = left.length === 0 ? response : `${response} (not accepted: ${left.join(", ")})`;
    return { kind: "delivered", statusCode: accepted, message, receipt: { externalId: "", label: to.join(", ") } };
  } catch (error) {
    return judgeMailFailure(error);
  }
}

function openTransport(
  settings: MailSettings,
  { allowedPrivateHosts, resolve, certificates, silenceMs = silenceMsDefault }: MailSenderOptions,
) {
  const { host, port, security, user, password } = settings;
  const allowed = parseAllowedDestinations(allowedPrivateHosts);
  return nodemailer.createTransport({
    pool: true,
    maxConnections: connectionsMax,
    host,
    port,
    secure: security === "TLS",
    // Never as an offer: whoever sits in between could take it away.
    requireTLS: security === "STARTTLS",
    ignoreTLS: security === "NONE",
    ...(user !== "" && { auth: { user, pass: password } }),
    tls: { servername: host, minVersion: "TLSv1.2", ...(certificates && { ca: [...certificates] }) },
    connectionTimeout: connectMs,
    greetingTimeout: greetingMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket(_options: unknown, callback: SocketCallback) {
      if (security === "NONE" && !isNamed(allowed, host)) return callback(plainMailRefused(host));
      openGuardedSocket({ host, port }, allowed, { timeoutMs: connectMs, ...(resolve && { resolve }) }).then(
        (connection) => callback(null, { connection }),
        (error: Error) => callback(error),
      );
    },
  });
}
