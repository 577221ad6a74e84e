import { alarmMinutesProblem, isCollected, type LogSource, lagAlarmState } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { checkSourceAccess, getSource, refuse } from "./source-service.ts";

export interface LagAlarm {
  readonly minutesThreshold: number;
  /** Undefined while the source is disabled. */
  readonly state: "OK" | "ALARM" | undefined;
}

/** Undefined takes the alarm away. @throws sourceNotFound, logTypeHidden, and InvalidInput with field errors */
export async function setLagAlarm(
  context: RequestContext,
  sourceId: string,
  minutes: number | undefined,
): Promise<LogSource> {
  authorize(context.actor, "LogSourceModify");
  const source = await getSource(context, sourceId);
  checkSourceAccess(context, source);
  refuse("sourceId", isCollected(source) ? undefined : "This log source sends its logs: none wait to be collected");
  refuse("minutesThreshold", minutes === undefined ? undefined : alarmMinutesProblem(minutes));
  return context.store.sources.setLagAlarm(sourceId, minutes);
}

/** Returns since when the oldest log has waited to be collected; undefined where none waits. */
export async function findWaitingSince(context: RequestContext, source: LogSource): Promise<Date | undefined> {
  authorize(context.actor, "LogSourceRead");
  return isCollected(source) ? context.loaders.waitingSince.load(source) : undefined;
}

/** Returns undefined where nobody set it. */
export async function findLagAlarm(context: RequestContext, source: LogSource): Promise<LagAlarm | undefined> {
  authorize(context.actor, "LogSourceRead");
  const { lagAlarmMinutes: minutesThreshold } = source;
  if (minutesThreshold === undefined) return undefined;
  const waitingSince = await findWaitingSince(context, source);
  return { minutesThreshold, state: lagAlarmState(source, waitingSince, context.clock()) };
}
