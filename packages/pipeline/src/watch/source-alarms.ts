import { type ConservationCounts, isBalanced, type LogSource } from "@pharos/domain";

export interface SourceAlarm {
  readonly sourceId: string;
  readonly kind: "UNBALANCED" | "FAILING";
  readonly level: "ERROR" | "WARNING";
  readonly title: string;
  readonly message: string;
}

/** When each alarm was raised last, by `alarmKey`: the same is not said again within a day. */
export type AlarmTimes = Readonly<Record<string, string>>;

const silenceMs = 24 * 3_600_000;
/** A few broken lines are the sender's everyday life; a tenth is a schema that does not fit. */
const failedShareMax = 0.1;

export function alarmKey({ sourceId, kind }: Pick<SourceAlarm, "sourceId" | "kind">): string {
  return `${kind} ${sourceId}`;
}

/** What people must be told about their sources now, given the counts of the last hour. */
export function sourceAlarms(
  sources: readonly Pick<LogSource, "id" | "label">[],
  lastHour: ReadonlyMap<string, ConservationCounts>,
  raised: AlarmTimes,
  now: Date,
): SourceAlarm[] {
  return sources
    .flatMap(({ id, label }) => {
      const counts = lastHour.get(id);
      return counts ? alarmsOf(id, label, counts) : [];
    })
    .filter((alarm) => {
      const before = raised[alarmKey(alarm)];
      return before === undefined || now.getTime() - Date.parse(before) >= silenceMs;
    });
}

function alarmsOf(sourceId: string, label: string, counts: ConservationCounts): SourceAlarm[] {
  const { received, stored, failed, dropped, repeated } = counts;
  const alarms: SourceAlarm[] = [];
  if (!isBalanced(counts)) {
    alarms.push({
      sourceId,
      kind: "UNBALANCED",
      level: "ERROR",
      title: `The counts of ${label} do not add up`,
      message: `In the last hour ${received} events were received, but ${stored} stored, ${failed} failed, ${dropped} dropped and ${repeated} repeated. Events may be missing: look at the source's page and report this as a fault of Pharos.`,
    });
  }
  if (failed > received * failedShareMax) {
    alarms.push({
      sourceId,
      kind: "FAILING",
      level: "WARNING",
      title: `Events of ${label} do not fit its schemas`,
      message: `In the last hour ${failed} of ${received} events fitted none of the source's log types. They are kept with their reasons on the source's page.`,
    });
  }
  return alarms;
}
