import type { LogSource } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { checkSourceAccess, getSource } from "./source-service.ts";

/** Undefined where it is not known, or never. @throws sourceNotFound, logTypeHidden */
export async function setSecretExpiry(
  context: RequestContext,
  sourceId: string,
  expiresAt: Date | undefined,
): Promise<LogSource> {
  authorize(context.actor, "LogSourceModify");
  checkSourceAccess(context, await getSource(context, sourceId));
  return context.store.sources.setSecretExpiry(sourceId, expiresAt);
}
