import { hasPermission, logTypesHidden } from "@pharos/domain";
import { type FailedMail, mailNotRetriable, type Page, type PageRequest } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";

/** As far as the reader may see it. */
export interface ShownFailedMail extends Pick<FailedMail, "id" | "purpose" | "failedAt" | "subject"> {
  readonly recipients: readonly string[] | undefined;
  readonly error: string | undefined;
  readonly isRetriable: boolean;
}

const dayMs = 86_400_000;
/** Mail servers quote whom they refuse. */
const address = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** The newest first. */
export async function listFailedMails(
  { actor, store }: RequestContext,
  page: PageRequest,
): Promise<Page<ShownFailedMail> & { readonly totalCount: number }> {
  authorize(actor, "GeneralSettingsRead");
  const [list, totalCount] = await Promise.all([store.mails.listFailed(page), store.mails.countFailed()]);
  const maySeeUsers = hasPermission(actor.permissions, "UserRead");
  const isRestricted = actor.logTypeAccess !== undefined;
  const items = list.items.map(({ id, purpose, failedAt, recipients, subject, error }) => ({
    ...{ id, purpose, failedAt },
    isRetriable: subject !== undefined && !isRestricted,
    recipients: maySeeUsers ? recipients : undefined,
    // A subject quotes alerts, cases and queries.
    subject: isRestricted ? undefined : subject,
    error: isRestricted ? undefined : maySeeUsers ? error : error.replace(address, "…"),
  }));
  return { ...list, items, totalCount };
}

/** Who does not see what a mail says does not send it. @throws mailNotRetriable, logTypesHidden */
export async function retryFailedMail({ actor, store, clock }: RequestContext, id: string): Promise<void> {
  authorize(actor, "GeneralSettingsModify");
  const now = clock();
  if (actor.logTypeAccess !== undefined) throw logTypesHidden("This mail");
  if (!(await store.mails.retry(id, now, new Date(now.getTime() + dayMs)))) throw mailNotRetriable();
}
