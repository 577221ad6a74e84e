import type { ApiConfig, ApiDependencies } from "../context/api-dependencies.ts";
import { deriveTokenKeys, type TokenKeys } from "./credentials/token-keys.ts";

/** What identity works with. */
export interface IdentityContext extends Pick<ApiDependencies, "store" | "clock"> {
  readonly config: Pick<ApiConfig, "publicUrl" | "ownOrigins" | "sessionHours">;
  readonly keys: TokenKeys;
}

export function createIdentityContext({ store, clock, config }: ApiDependencies): IdentityContext {
  return { store, clock, config, keys: deriveTokenKeys(config.secretKey) };
}

/** Whether browsers reach us over HTTPS. */
export function isHttps({ config }: Pick<IdentityContext, "config">): boolean {
  return config.publicUrl.startsWith("https:");
}
