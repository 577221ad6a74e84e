import {
  type ConservationCounts,
  describeMinutes,
  describeSecretExpiry,
  isBalanced,
  type LogSource,
  noDataAlarmState,
  secretWarnedSince,
} from "@pharos/domain";

export interface SourceAlarm {
  readonly sourceId: string;
  readonly kind: "UNBALANCED" | "FAILING" | "NO_DATA" | "SECRET_EXPIRES";
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

type WatchedSource = Pick<
  LogSource,
  "id" | "label" | "enabled" | "createdAt" | "lastReceivedAt" | "noDataAlarmMinutes" | "secretExpiresAt"
>;

/** What people must be told about their sources now, given the counts of the last hour. */
export function sourceAlarms(
  sources: readonly WatchedSource[],
  lastHour: ReadonlyMap<string, ConservationCounts>,
  raised: AlarmTimes,
  now: Date,
): SourceAlarm[] {
  const raisedAt = (alarm: SourceAlarm) => Date.parse(raised[alarmKey(alarm)] ?? "");
  return sources.flatMap((source) => {
    const { id, label, createdAt, lastReceivedAt } = source;
    const counts = lastHour.get(id);
    const ofCounts = (counts ? alarmsOf(id, label, counts) : []).filter(
      (alarm) => !(now.getTime() - raisedAt(alarm) < silenceMs),
    );
    // Once for each silence, however long it lasts.
    const silentSince = (lastReceivedAt ?? createdAt).getTime();
    const ofSilence = noDataAlarms(source, now).filter((alarm) => !(raisedAt(alarm) >= silentSince));
    const warnedSince = secretWarnedSince(source, now)?.getTime() ?? Number.POSITIVE_INFINITY;
    const ofSecret = secretAlarms(source, now).filter((alarm) => !(raisedAt(alarm) >= warnedSince));
    return [...ofCounts, ...ofSilence, ...ofSecret];
  });
}

export interface EndedSilence extends Pick<SourceAlarm, "sourceId" | "title" | "message"> {
  readonly kind: "NO_DATA";
}

/** Returns the sources that brought data again since the alarm of their silence was raised. */
export function endedSilences(sources: readonly WatchedSource[], raised: AlarmTimes): EndedSilence[] {
  return sources.flatMap(({ id: sourceId, label, lastReceivedAt }) => {
    const kind = "NO_DATA" as const;
    const raisedAt = Date.parse(raised[alarmKey({ sourceId, kind })] ?? "");
    if (!lastReceivedAt || !(lastReceivedAt.getTime() > raisedAt)) return [];
    const message = `Data arrived at ${lastReceivedAt.toISOString()}, so the silence is over.`;
    return [{ sourceId, kind, title: `${label} brings data again`, message }];
  });
}

/** Returns the sources whose secret is good for long again since the alarm about it was raised. */
export function renewedSecrets(sources: readonly WatchedSource[], raised: AlarmTimes, now: Date): string[] {
  const isRaised = (sourceId: string) => raised[alarmKey({ sourceId, kind: "SECRET_EXPIRES" })] !== undefined;
  return sources
    .filter((source) => isRaised(source.id) && secretWarnedSince(source, now) === undefined)
    .map(({ id }) => id);
}

function secretAlarms(source: WatchedSource, now: Date): SourceAlarm[] {
  const message = describeSecretExpiry(source, now);
  if (message === undefined) return [];
  const title = `The secret of ${source.label} ${(source.secretExpiresAt ?? now) <= now ? "has expired" : "expires soon"}`;
  return [{ sourceId: source.id, kind: "SECRET_EXPIRES", level: "WARNING", title, message }];
}

function noDataAlarms(source: WatchedSource, now: Date): SourceAlarm[] {
  const { id, label, lastReceivedAt, noDataAlarmMinutes = 0 } = source;
  if (noDataAlarmState(source, now) !== "ALARM") return [];
  const since = lastReceivedAt
    ? `Nothing has arrived since ${lastReceivedAt.toISOString()}`
    : "Nothing has ever arrived";
  return [
    {
      sourceId: id,
      kind: "NO_DATA",
      level: "ERROR",
      title: `No data from ${label} for ${describeMinutes(noDataAlarmMinutes)}`,
      message: `${since}. Check that its sender runs and reaches Pharos; the source's page shows what is known.`,
    },
  ];
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
