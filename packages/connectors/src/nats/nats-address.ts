/** How a NATS server is reached, and as whom. */
export interface NatsAddress {
  /** Host and port. */
  readonly server: string;
  readonly isEncrypted: boolean;
  readonly user?: string;
  readonly password?: string;
  /** Where the address has a user alone. */
  readonly token?: string;
}

/** Reads `nats://user:password@host:4222`, `nats://token@host` or the same with `tls:`. */
export function parseNatsAddress(address: string): NatsAddress {
  const { protocol, hostname, port, username, password } = new URL(address);
  const user = decodeURIComponent(username);
  return {
    server: `${hostname}:${port || 4222}`,
    isEncrypted: protocol === "tls:",
    ...(user !== "" && password === "" && { token: user }),
    ...(user !== "" && password !== "" && { user, password: decodeURIComponent(password) }),
  };
}
