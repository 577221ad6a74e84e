import { defineError, type LogSource } from "@pharos/domain";
import { z } from "zod";
import type { RequestContext } from "../context/request-context.ts";
import { findNoDataAlarm, setNoDataAlarm } from "../sources/no-data-alarm-service.ts";
import { getSource } from "../sources/source-service.ts";
import type { RestRoute, RouteRequest } from "./rest-route.ts";

const alarmType = "SOURCE_NO_DATA";
const path = "/log-source-alarms/:sourceId/:type";
const alarmBody = z.object({ minutesThreshold: z.number() });

const alarmTypeUnknown = defineError(
  "sources.alarm_type_unknown",
  "InvalidInput",
  (type: string) => `Alarms of the type ${type} cannot be set. Use ${alarmType}.`,
);
const alarmNotFound = defineError(
  "sources.alarm_not_found",
  "NotFound",
  (sourceId: string) => `The log source ${sourceId} has no alarm of the type ${alarmType}`,
);

export const alarmRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path,
    answer: async (context, request) => shownAlarm(context, await getSource(context, sourceIdOf(request))),
  },
  {
    method: "PUT",
    path,
    async answer(context, request) {
      const { minutesThreshold } = alarmBody.parse(request.body);
      return shownAlarm(context, await setNoDataAlarm(context, sourceIdOf(request), minutesThreshold));
    },
  },
  {
    method: "DELETE",
    path,
    async answer(context, request) {
      const sourceId = sourceIdOf(request);
      shownAlarm(context, await getSource(context, sourceId));
      await setNoDataAlarm(context, sourceId, undefined);
    },
  },
];

/** @throws alarmTypeUnknown */
function sourceIdOf({ params }: RouteRequest): string {
  const { sourceId = "", type = "" } = params;
  if (type !== alarmType) throw alarmTypeUnknown(type);
  return sourceId;
}

/** @throws alarmNotFound */
function shownAlarm(context: RequestContext, source: LogSource) {
  const alarm = findNoDataAlarm(context, source);
  if (!alarm) throw alarmNotFound(source.id);
  const { minutesThreshold, state = "INSUFFICIENT_DATA" } = alarm;
  return { type: alarmType, minutesThreshold, state };
}
