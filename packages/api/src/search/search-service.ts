import { identifyActor, type QueryParams, queryTimeRange } from "@pharos/domain";
import type { QueryResult, RowPage } from "@pharos/lake";
import type { FormSteps } from "@pharos/pipeline";
import type { PageRequest } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { lakeInstant } from "../data-lake-queries/lake-instant.ts";
import { rowHistogram } from "../data-lake-queries/row-histogram.ts";
import { countedRows, eventHistogramSteps, firstEventSteps } from "./event-histogram.ts";
import { eventPageOf, eventPageSteps } from "./event-page.ts";
import { fieldSummaryOf, fieldValuesSteps } from "./field-values.ts";

/** What the lake reads whole, which is faster. */
const rowsMax = 10_000;
/** One for each bucket and log type. */
const countsMax = 100_000;

/** @throws lakeTableUnknown, input.invalid */
export async function searchEvents(
  context: RequestContext,
  form: QueryParams,
  { pageSize: limit, cursor }: PageRequest,
): Promise<RowPage> {
  authorize(context.actor, "DataAnalyticsRead");
  const steps = eventPageSteps({ limit, cursor, isAscending: form.sortDir === "ascending" });
  return eventPageOf(await runForm(context, form, steps), limit);
}

/**
 * A series for each log type. A range from the beginning of time is narrowed to the first event, or nearly all buckets
 * would be empty.
 * @throws lakeTableUnknown, input.invalid
 */
export async function readHistogram(context: RequestContext, asked: QueryParams, buckets: number) {
  authorize(context.actor, "DataAnalyticsRead");
  const form = await fromFirstEvent(context, asked);
  const range = queryTimeRange(form, context.clock()) ?? { fromMs: 0, toMs: 0 };
  const { rows } = await runForm(context, form, eventHistogramSteps(range, buckets), countsMax);
  return rowHistogram(countedRows(rows, range, buckets), range, buckets);
}

/** @throws lakeTableUnknown, input.invalid */
export async function summarizeField(context: RequestContext, form: QueryParams, key: string) {
  authorize(context.actor, "DataAnalyticsRead");
  const { rows } = await runForm(context, form, fieldValuesSteps(key));
  return fieldSummaryOf(key, rows);
}

async function fromFirstEvent(context: RequestContext, form: QueryParams): Promise<QueryParams> {
  const { startTime = "", filters: _filters, ...everything } = form;
  if (Date.parse(startTime) > 0) return form;
  const { rows } = await runForm(context, { ...everything, startTime }, firstEventSteps);
  const first = rows[0]?.[0];
  return typeof first === "string" ? { ...form, startTime: lakeInstant(first).toISOString() } : form;
}

/** One statement of PharosFlow's compiler; tables of other log types than the actor may see are unknown. */
async function runForm(
  context: RequestContext,
  params: QueryParams,
  steps: FormSteps,
  maxRows = rowsMax,
): Promise<QueryResult> {
  const { logTypeAccess } = context.actor;
  const owner = identifyActor(context.actor);
  const { sql, compiledSettings } = await context.compile({
    text: "",
    language: "simplesearch",
    params,
    logTypeAccess,
    referenceTime: context.clock(),
    owner,
    steps,
  });
  return context.lake.query(sql, { compiledSettings, maxRows, owner, ...(logTypeAccess && { logTypeAccess }) });
}
