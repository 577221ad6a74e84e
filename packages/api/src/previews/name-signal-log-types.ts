import type { Lake } from "@pharos/lake";
import type { PreviewRecord } from "./preview-record.ts";

const minuteMs = 60_000;

/** Says of which log types the signals are that the record keeps, so that their events can be shown. */
export async function nameSignalLogTypes(
  lake: Pick<Lake, "signalLogTypes">,
  record: PreviewRecord,
): Promise<PreviewRecord> {
  const events = record.alerts.flatMap((alert) => alert.events);
  const unknown = events.filter(({ logType, ruleId }) => logType === "" && ruleId !== undefined);
  if (unknown.length === 0) return record;
  const times = unknown.map(({ eventTime }) => Date.parse(`${eventTime.slice(0, 23).replace(" ", "T")}Z`));
  const scope = { fromMs: Math.min(...times) - minuteMs, toMs: Math.max(...times) + minuteMs };
  const found = await lake.signalLogTypes([...new Set(unknown.map(({ rowId }) => rowId))], scope);
  return {
    ...record,
    alerts: record.alerts.map((alert) => ({
      ...alert,
      events: alert.events.map((event) => ({ ...event, logType: event.logType || (found.get(event.rowId) ?? "") })),
    })),
  };
}
