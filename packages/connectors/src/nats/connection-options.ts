import { credsAuthenticator, type NodeConnectionOptions } from "@nats-io/transport-node";
import { parseNatsAddress } from "./nats-address.ts";

export interface NatsAccess {
  /** With user and password, or a token; of one cluster. */
  readonly addresses: readonly string[];
  /** The text of a `.creds` file. */
  readonly credentials?: string | undefined;
}

const connectMs = 5_000;
export const againMs = 1_000;

export function connectionOptions({ addresses, credentials }: NatsAccess): NodeConnectionOptions {
  const parsed = addresses.map(parseNatsAddress);
  const { user, password: pass, token } = parsed.find((one) => one.user ?? one.token) ?? {};
  return {
    servers: parsed.map(({ server }) => server),
    name: "pharos",
    timeout: connectMs,
    reconnectTimeWait: againMs,
    maxReconnectAttempts: -1,
    // Somebody may give the right back.
    ignoreAuthErrorAbort: true,
    pingInterval: 10_000,
    ...(user !== undefined && { user }),
    ...(pass !== undefined && { pass }),
    ...(token !== undefined && { token }),
    ...(credentials !== undefined && { authenticator: credsAuthenticator(Buffer.from(credentials)) }),
    ...(parsed.some(({ isEncrypted }) => isEncrypted) && { tls: {} }),
  };
}
