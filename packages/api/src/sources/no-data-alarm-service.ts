import {
  alarmMinutesProblem,
  type LogSource,
  noDataAlarmState,
  rhythmDays,
  type SourceAlarmState,
  suggestNoDataMinutes,
} from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { checkSourceAccess, getSource, refuse } from "./source-service.ts";

export interface NoDataAlarm {
  readonly minutesThreshold: number;
  /** Undefined while the source is disabled. */
  readonly state: SourceAlarmState | undefined;
}

/** Undefined takes the alarm away. @throws sourceNotFound, logTypeHidden, and InvalidInput with field errors */
export async function setNoDataAlarm(
  context: RequestContext,
  sourceId: string,
  minutes: number | undefined,
): Promise<LogSource> {
  authorize(context.actor, "LogSourceModify");
  checkSourceAccess(context, await getSource(context, sourceId));
  refuse("minutesThreshold", minutes === undefined ? undefined : alarmMinutesProblem(minutes));
  return context.store.sources.setNoDataAlarm(sourceId, minutes);
}

/** Suggests a threshold from the source's own rhythm; undefined where it has none yet. @throws sourceNotFound */
export async function findNoDataSuggestion(context: RequestContext, sourceId: string): Promise<number | undefined> {
  authorize(context.actor, "LogSourceRead");
  const { id } = await getSource(context, sourceId);
  const to = context.clock();
  const from = new Date(to.getTime() - rhythmDays * dayMs);
  return suggestNoDataMinutes(await context.store.ingest.counts.findRhythm(id, { from, to }));
}

const dayMs = 24 * 3_600_000;

/** Returns undefined where nobody set it. */
export function findNoDataAlarm({ actor, clock }: RequestContext, source: LogSource): NoDataAlarm | undefined {
  authorize(actor, "LogSourceRead");
  const { noDataAlarmMinutes: minutesThreshold } = source;
  if (minutesThreshold === undefined) return undefined;
  return { minutesThreshold, state: noDataAlarmState(source, clock()) };
}
