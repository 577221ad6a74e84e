import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../graphql/request-context.ts";

/** What the organisation chose for everyone. */
export interface GeneralSettings {
  /** Queries that run on a schedule must say how many rows at most. */
  readonly scheduledQueriesNeedLimit: boolean;
}

const limitKey = "queries.scheduled-need-limit";

/** Everyone who is signed in may know them. */
export async function readGeneralSettings({ store }: RequestContext): Promise<GeneralSettings> {
  return { scheduledQueriesNeedLimit: (await store.settings.get(limitKey)) === true };
}

export async function changeGeneralSettings(
  context: RequestContext,
  change: Partial<GeneralSettings>,
): Promise<GeneralSettings> {
  authorize(context.actor, "GeneralSettingsModify");
  const { scheduledQueriesNeedLimit } = change;
  if (scheduledQueriesNeedLimit !== undefined) {
    await context.store.settings.set(limitKey, scheduledQueriesNeedLimit, context.clock());
  }
  return readGeneralSettings(context);
}
