import type { PackSourceGateway } from "@pharos/api";
import { checkPackSource, createOutboundFetch, openPackSource } from "@pharos/connectors";
import type { Configuration } from "../configuration/configuration.ts";
import { version } from "../configuration/version.ts";

const silenceMsMax = 30_000;

/** The way to sources of packs: encrypted, and to no private address that nobody allowed. */
export function createPackSourceGateway({
  allowedPrivateHosts,
}: Pick<Configuration, "allowedPrivateHosts">): PackSourceGateway {
  const fetch = createOutboundFetch({ allowedPrivateHosts, requiresTls: true, silenceMsMax });
  const clock = () => new Date();
  return {
    open: (source, token) => openPackSource({ source, token, fetch, version, clock }),
    check: checkPackSource,
  };
}
