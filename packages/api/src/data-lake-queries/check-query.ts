import { identifyActor, PharosError } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { QueryToExecute } from "./query-service.ts";

interface CheckedQuery {
  readonly sql: string | null;
  readonly problem: string | null;
}

/** The statement that a query is in SQL, as the gate lets it through for this person; or why it does not. */
export async function checkQuery(
  context: RequestContext,
  { text, language, params }: Pick<QueryToExecute, "text" | "language" | "params">,
): Promise<CheckedQuery> {
  authorize(context.actor, "DataAnalyticsRead");
  const { actor, compile, clock, lake } = context;
  const { logTypeAccess } = actor;
  const referenceTime = clock();
  const owner = identifyActor(actor);
  try {
    const { sql, compiledSettings, eventTimes } = await compile({
      text,
      language,
      params,
      logTypeAccess,
      referenceTime,
    });
    await lake.check(sql, {
      compiledSettings,
      referenceTime,
      owner,
      ...(logTypeAccess && { logTypeAccess }),
      ...(eventTimes && { eventTimes }),
    });
    return { sql, problem: null };
  } catch (error) {
    if (error instanceof PharosError) return { sql: null, problem: error.message };
    throw error;
  }
}
