import type { RefusedRows } from "@pharos/store";
import type { Alarm } from "../alarms/raise-alarms.ts";
import type { LakeWriterStats } from "../lake-writer/lake-writer.ts";

/** An engine that starts again takes some seconds; what is worth a word lasts longer. */
const failingMsMin = 2 * 60_000;

/** What people must be told about rows that were acknowledged and are not in the lake. */
export function lakeWriterAlarms(
  { waitingBytes, failingSince }: LakeWriterStats,
  refused: readonly RefusedRows[],
  now: Date,
): Alarm[] {
  const alarms = refused.map(({ database, table, rows, refusal }) => ({
    key: `refused ${database}.${table} ${rows}`,
    title: `${rows} ${rows === 1 ? "row" : "rows"} could not be stored in ${database}.${table}`,
    message: `The data lake refuses them: ${refusal}. They are kept, and tried again at the next start of Pharos; report this as a fault of Pharos.`,
    neededLogTypes: undefined,
  }));
  if (failingSince === undefined || now.getTime() - failingSince.getTime() < failingMsMin) return alarms;
  const failing = {
    key: `failing since ${failingSince.toISOString()}`,
    title: "The data lake does not take events",
    message: `Since ${failingSince.toISOString()} the data lake has not stored the accepted events. Nothing is lost: ${Math.ceil(waitingBytes / 1024 ** 2)} MB wait in the database. The log of Pharos has the reason; pharos doctor looks for common ones.`,
    neededLogTypes: [],
  };
  return [failing, ...alarms];
}
