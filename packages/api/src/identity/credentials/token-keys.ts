import { hkdfSync } from "node:crypto";

/** Keys for one purpose each, from the installation's secret key; a token for one is worthless for the other. */
export interface TokenKeys {
  readonly identity: Uint8Array;
  readonly challenge: Uint8Array;
  readonly device: Uint8Array;
  readonly refresh: Uint8Array;
}

export function deriveTokenKeys(secretKey: Uint8Array): TokenKeys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync("sha256", secretKey, "", `pharos ${purpose}`, 32));
  return {
    identity: derive("identity token"),
    challenge: derive("challenge session"),
    device: derive("device"),
    refresh: derive("refresh token"),
  };
}
