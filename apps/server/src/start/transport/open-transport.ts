import { type NatsTransportOptions, openNatsTransport } from "@pharos/connectors";
import type { DeliveryTransport } from "@pharos/domain";
import type { Configuration } from "../../configuration/configuration.ts";

/** A process that detects takes deliveries from the transport; one that accepts them and does not detect sends them. */
function usesTransport({ natsUrl, roles }: Pick<Configuration, "natsUrl" | "roles">): boolean {
  return natsUrl !== undefined && roles.some((role) => role === "ingest" || role === "collect" || role === "detect");
}

/** Undefined in a process that needs none. @throws natsUnusable */
export async function openTransport(
  config: Configuration,
  surroundings: Pick<NatsTransportOptions, "installationId" | "onNotice">,
): Promise<DeliveryTransport | undefined> {
  if (!usesTransport(config)) return undefined;
  const { natsUrl: addresses = [], natsCredentials: credentials, natsStream: stream } = config;
  const { natsStreamBytes: bytesMax, natsReplicas: replicas } = config;
  return openNatsTransport({ addresses, credentials, stream, bytesMax, replicas, ...surroundings });
}
