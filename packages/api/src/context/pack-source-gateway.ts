import type { PackSourceClient, PackSourceContent } from "@pharos/domain";

/** The way to sources of packs; apps/server puts it together. */
export interface PackSourceGateway {
  open(source: Pick<PackSourceContent, "kind" | "url" | "publicKey">, token: string | undefined): PackSourceClient;
  /** @throws PharosError InvalidInput for a key that cannot be read, or an address that is not that of a repository */
  check(source: Pick<PackSourceContent, "kind" | "url" | "publicKey">): void;
}
