import { identifyActor, type QueryParams } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { fieldSummaryOf } from "./field-summary-of.ts";

/** @throws lakeTableUnknown, input.invalid */
export async function summarizeField(context: RequestContext, form: QueryParams, key: string) {
  authorize(context.actor, "DataAnalyticsRead");
  const { actor, compile, clock, lake } = context;
  const { logTypeAccess } = actor;
  const owner = identifyActor(actor);
  const params = { ...form, countKey: key };
  const query = { text: "", language: "simplesearch", params, logTypeAccess, referenceTime: clock(), owner } as const;
  const { sql, compiledSettings } = await compile(query);
  const { rows } = await lake.query(sql, { compiledSettings, owner, ...(logTypeAccess && { logTypeAccess }) });
  return fieldSummaryOf(key, rows);
}
