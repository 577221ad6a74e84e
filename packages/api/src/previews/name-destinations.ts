import { hasPermission } from "@pharos/domain";
import type { AlertDifference } from "@pharos/pipeline";
import type { RequestContext } from "../context/request-context.ts";

/** Replaces ids of destinations by their names, for readers who may see destinations. */
export async function nameDestinations(
  { actor, loaders }: RequestContext,
  { aspect }: Pick<AlertDifference, "aspect">,
  values: readonly string[],
): Promise<readonly string[]> {
  if (aspect !== "DESTINATIONS" || !hasPermission(actor.permissions, "DestinationRead")) return values;
  const destinations = await loaders.destinations.loadMany(values);
  return destinations.map((one, index) => (one && "displayName" in one ? one.displayName : (values[index] ?? "")));
}
