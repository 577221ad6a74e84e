import type { ComparedAlert } from "./compare-alerts.ts";
import type { LostAlert } from "./find-lost-alerts.ts";

/** A stored alert of a policy, and the resources that it is about. */
export interface RaisedPolicyAlert {
  readonly id: string;
  readonly resourceIds: readonly string[];
}

/** A stored alert is lost where some of its resources no longer fail, and none of the others goes on failing. */
export function findLostPolicyAlerts(
  compared: readonly ComparedAlert[],
  raised: readonly RaisedPolicyAlert[],
  stillFailing: ReadonlySet<string>,
): LostAlert[] {
  const goneBy = new Map<string, ComparedAlert>();
  for (const alert of compared) {
    if (alert.change !== "GONE") continue;
    for (const { resourceId } of alert.events) if (resourceId !== undefined) goneBy.set(resourceId, alert);
  }
  return raised.flatMap(({ id, resourceIds }) => {
    if (resourceIds.some((one) => stillFailing.has(one))) return [];
    const gone = resourceIds.map((one) => goneBy.get(one)).find((one) => one !== undefined);
    return gone === undefined ? [] : [{ id, gone }];
  });
}
