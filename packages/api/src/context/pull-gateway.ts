import type { Puller, PullerCatalogue, PullerOptions } from "@pharos/connectors";

/** The way to products that logs are pulled from; apps/server puts it together. */
export interface PullGateway {
  readonly catalogue: PullerCatalogue;
  open(
    access: PullAccess & Pick<PullerOptions, "definition">,
  ): Pick<Puller, "check" | "authorizationUrl" | "exchangeCode">;
}

export type PullAccess = Pick<PullerOptions, "settings" | "secrets" | "tokens" | "onTokens">;
