import type { Puller, PullerDefinition, PullerOptions } from "@pharos/connectors";

/** The way to products that logs are pulled from; apps/server puts it together. */
export interface PullGateway {
  /** By provider, in the order of their names. */
  readonly definitions: ReadonlyMap<string, PullerDefinition>;
  open(
    access: PullAccess & Pick<PullerOptions, "definition">,
  ): Pick<Puller, "check" | "authorizationUrl" | "exchangeCode">;
}

export type PullAccess = Pick<PullerOptions, "settings" | "secrets" | "tokens" | "onTokens">;
