import { identifyActor, PharosError } from "@pharos/domain";
import type { QueryOptions, ScanEstimate } from "@pharos/lake";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { QueryToExecute } from "./query-service.ts";

export interface CheckedQuery {
  readonly sql: string | null;
  readonly problem: string | null;
  /** Asked of the engine only where somebody wants to know. */
  readonly estimate: () => Promise<ShownEstimate | null>;
}

interface ShownEstimate extends ScanEstimate {
  readonly seconds: number | null;
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
    const options = {
      compiledSettings,
      referenceTime,
      owner,
      ...(logTypeAccess && { logTypeAccess }),
      ...(eventTimes && { eventTimes }),
    };
    await lake.check(sql, options);
    return { sql, problem: null, estimate: () => estimate(context, sql, options) };
  } catch (error) {
    if (error instanceof PharosError) return { sql: null, problem: error.message, estimate: async () => null };
    throw error;
  }
}

async function estimate({ lake, store }: RequestContext, sql: string, options: QueryOptions) {
  const scan = await lake.estimate(sql, options);
  if (!scan) return null;
  const rowsPerSecond = await store.dataLakeQueries.recentRowsPerSecond();
  return { ...scan, seconds: rowsPerSecond === undefined ? null : scan.rows / rowsPerSecond };
}
