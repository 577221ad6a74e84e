import type { ApiConfig, ApiDependencies } from "../api-dependencies.ts";
import { StrangerLockOut } from "./lock-out.ts";
import { deriveTokenKeys, type TokenKeys } from "./token-keys.ts";

/** What identity works with. */
export interface IdentityContext extends Pick<ApiDependencies, "store" | "clock"> {
  readonly config: Pick<ApiConfig, "publicUrl" | "sessionHours">;
  readonly keys: TokenKeys;
  readonly strangers: StrangerLockOut;
}

export function createIdentityContext({ store, clock, config }: ApiDependencies): IdentityContext {
  return { store, clock, config, keys: deriveTokenKeys(config.secretKey), strangers: new StrangerLockOut() };
}
