import { aiNotConfigured } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { requireConfirmedActor } from "../identity/confirm-owner.ts";
import { mfaRequiredSetting } from "../identity/sign-in.ts";
import { mailAssigneesSetting } from "../letters/mail-assignee.ts";
import { hasMailServer } from "../letters/queue-mail.ts";

/** What the organisation chose for everyone. */
export interface GeneralSettings {
  /** Queries that run on a schedule must say how many rows at most. */
  readonly scheduledQueriesNeedLimit: boolean;
  /** Whether the AI features can be used. They can where a model is configured, until somebody switches them off. */
  readonly pharosAIEnabled: boolean;
  /** Whoever signs in with a password sets up an authenticator on the way. */
  readonly mfaRequired: boolean;
  /** Whoever is assigned an alert by somebody else gets a mail. */
  readonly shouldEmailAlertAssignees: boolean;
  readonly hasMailServer: boolean;
}

const limitKey = "queries.scheduled-need-limit";
const aiKey = "ai.enabled";

/** Everyone who is signed in may know them. */
export async function readGeneralSettings({ store, ai }: RequestContext): Promise<GeneralSettings> {
  return {
    scheduledQueriesNeedLimit: (await store.settings.get(limitKey)) === true,
    pharosAIEnabled: ai.isConfigured && (await store.settings.get(aiKey)) !== false,
    mfaRequired: (await store.settings.get(mfaRequiredSetting)) === true,
    shouldEmailAlertAssignees: (await store.settings.get(mailAssigneesSetting)) === true,
    hasMailServer: await hasMailServer(store),
  };
}

/** @throws aiNotConfigured, confirmationRequired */
export async function changeGeneralSettings(
  context: RequestContext,
  change: Partial<Omit<GeneralSettings, "hasMailServer">>,
): Promise<GeneralSettings> {
  authorize(context.actor, "GeneralSettingsModify");
  const { scheduledQueriesNeedLimit, pharosAIEnabled, mfaRequired, shouldEmailAlertAssignees } = change;
  if (mfaRequired !== undefined) {
    await requireConfirmedActor(context);
    await context.store.settings.set(mfaRequiredSetting, mfaRequired, context.clock());
  }
  if (pharosAIEnabled !== undefined) {
    authorize(context.actor, "RunPharosAi");
    if (pharosAIEnabled && !context.ai.isConfigured) throw aiNotConfigured();
    await context.store.settings.set(aiKey, pharosAIEnabled, context.clock());
  }
  if (scheduledQueriesNeedLimit !== undefined) {
    await context.store.settings.set(limitKey, scheduledQueriesNeedLimit, context.clock());
  }
  if (shouldEmailAlertAssignees !== undefined) {
    await context.store.settings.set(mailAssigneesSetting, shouldEmailAlertAssignees, context.clock());
  }
  return readGeneralSettings(context);
}
