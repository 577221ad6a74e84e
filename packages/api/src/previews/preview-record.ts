import { type Severity, severities } from "@pharos/domain";
import type {
  AlertChange,
  AlertDifference,
  ComparedAlert,
  EventReference,
  LostAlert,
  PreviewedQuery,
  PreviewedResources,
  PreviewedStep,
  PreviewState,
} from "@pharos/pipeline";

/** What a preview is about: known before it begins. */
export interface PreviewSubject {
  readonly detectionId: string;
  readonly displayName: string;
  readonly isDraft: boolean;
  readonly isCompared: boolean;
  readonly logTypes: readonly string[];
  /** It may tell of log types that nobody can name. */
  readonly isOfAllLogTypes?: boolean;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly conditions: readonly string[];
  /** Of a policy, which others may read than those who may read events. */
  readonly isOfResources?: boolean;
}

export interface RecordedAlert {
  readonly id: string;
  readonly type: "ALERT" | "DETECTION_ERROR" | "SYSTEM_ERROR";
  readonly change: AlertChange;
  readonly severity: Severity;
  readonly title: string;
  readonly dedupString: string;
  readonly createdAt: string;
  readonly firstEventOccurredAt: string | null;
  readonly eventCount: number;
  readonly logTypes: readonly string[];
  readonly events: readonly EventReference[];
  /** Absent unless it is changed. */
  readonly differences?: readonly AlertDifference[];
}

/** An alert that was raised, and the recorded one that it is, which would be gone. How it ended is read when it is shown. */
export interface RecordedLoss {
  readonly alertId: string;
  readonly previewedAlertId: string;
}

/** What the receipt of a preview keeps. */
export interface PreviewRecord extends PreviewSubject {
  readonly progress: number;
  readonly coveredUntil: string;
  readonly notice: string;
  readonly steps?: readonly PreviewedStep[];
  readonly queries?: readonly PreviewedQuery[];
  readonly resources?: PreviewedResources | undefined;
  readonly summary: {
    readonly eventsInScope: number;
    readonly eventsRead: number;
    readonly matches: number;
    readonly errors: number;
    readonly alerts: number;
    readonly newAlerts: number;
    /** Absent from records that were made before changes were told. */
    readonly changedAlerts?: number;
    readonly keptAlerts: number;
    readonly goneAlerts: number;
    readonly bySeverity: readonly { readonly severity: Severity; readonly alerts: number }[];
    readonly overTime: readonly {
      readonly from: string;
      readonly newAlerts: number;
      readonly changedAlerts?: number;
      readonly keptAlerts: number;
      readonly goneAlerts: number;
    }[];
    readonly errorMessages: readonly { readonly kind: string; readonly message: string; readonly events: number }[];
  };
  readonly alerts: readonly RecordedAlert[];
  /** Absent until it is over, and without a saved version. */
  readonly lostAlerts?: readonly RecordedLoss[];
}

const changes: readonly AlertChange[] = ["NEW", "CHANGED", "KEPT", "GONE"];
const alertsKeptOfChange = 100;
const eventsKeptOfAlert = 5;
/** Of a row as JSON: a record holds up to 1,500 of them. */
const rowLengthMax = 4_000;
const buckets = 48;
const messagesMax = 20;

export function beginRecord(subject: PreviewSubject): PreviewRecord {
  const none = { eventsInScope: 0, eventsRead: 0, matches: 0, errors: 0, findings: [], stoppedBy: undefined };
  const coveredUntilMs = Date.parse(subject.startsAt);
  return recordState(subject, { ...none, progress: 0, coveredUntilMs, compareAlerts: () => [] }, "");
}

/** @param findLost finds stored alerts of the saved version among those that are gone, once the preview is over */
export function recordState(
  subject: PreviewSubject,
  state: PreviewState,
  notice: string,
  findLost?: (compared: readonly ComparedAlert[]) => readonly LostAlert[],
): PreviewRecord {
  const compared = state.compareAlerts();
  const { eventsInScope, eventsRead, matches, errors, progress, coveredUntilMs } = state;
  const alerts = compared.map(recordAlert).sort(byCreation);
  const raised = alerts.filter(({ change }) => change !== "GONE");
  const count = (change: AlertChange) => alerts.filter((alert) => alert.change === change).length;
  return {
    ...subject,
    progress,
    coveredUntil: new Date(coveredUntilMs).toISOString(),
    notice,
    steps: state.steps ?? [],
    queries: state.queries ?? [],
    resources: state.resources,
    summary: {
      eventsInScope,
      eventsRead,
      matches,
      errors,
      alerts: raised.length,
      newAlerts: count("NEW"),
      changedAlerts: count("CHANGED"),
      keptAlerts: count("KEPT"),
      goneAlerts: count("GONE"),
      bySeverity: severities.map((severity) => ({
        severity,
        alerts: raised.filter((alert) => alert.severity === severity).length,
      })),
      overTime: spreadOverTime(subject, alerts),
      errorMessages: countMessages(state),
    },
    alerts: changes.flatMap((change) => alerts.filter((alert) => alert.change === change).slice(0, alertsKeptOfChange)),
    ...(findLost && {
      lostAlerts: findLost(compared).map(({ id, gone }) => {
        return { alertId: id, previewedAlertId: idOf(gone) };
      }),
    }),
  };
}

/** Both versions count their alerts. */
function idOf({ alert, change }: ComparedAlert): string {
  return `${change === "GONE" ? "saved" : "draft"}-${alert.id}`;
}

function recordAlert(compared: ComparedAlert): RecordedAlert {
  const { alert, change, events, differences } = compared;
  const first = events.reduce((least, { eventTime }) => (least && least <= eventTime ? least : eventTime), "");
  return {
    id: idOf(compared),
    type: alert.type,
    change,
    severity: alert.severity,
    title: alert.title,
    dedupString: alert.dedupString,
    createdAt: alert.createdAt.toISOString(),
    firstEventOccurredAt: first === "" ? null : `${first.slice(0, 23).replace(" ", "T")}Z`,
    eventCount: alert.eventCount,
    logTypes: alert.logTypes,
    events: events.slice(0, eventsKeptOfAlert).map(withoutLongRow),
    ...(differences.length > 0 && { differences }),
  };
}

function withoutLongRow({ row, ...event }: EventReference): EventReference {
  return row === undefined || JSON.stringify(row).length > rowLengthMax ? event : { ...event, row };
}

function byCreation(a: RecordedAlert, b: RecordedAlert): number {
  return Date.parse(a.createdAt) - Date.parse(b.createdAt);
}

function spreadOverTime({ startsAt, endsAt, isOfResources }: PreviewSubject, alerts: readonly RecordedAlert[]) {
  if (isOfResources) return [];
  const from = Date.parse(startsAt);
  const width = (Date.parse(endsAt) - from) / buckets;
  const spread = Array.from({ length: buckets }, () => ({ NEW: 0, CHANGED: 0, KEPT: 0, GONE: 0 }));
  for (const { change, createdAt, firstEventOccurredAt } of alerts) {
    const at = Math.floor((Date.parse(firstEventOccurredAt ?? createdAt) - from) / width);
    const bucket = spread[Math.min(Math.max(at, 0), buckets - 1)];
    if (bucket !== undefined) bucket[change] += 1;
  }
  return spread.map(({ NEW, CHANGED, KEPT, GONE }, at) => ({
    from: new Date(from + at * width).toISOString(),
    newAlerts: NEW,
    changedAlerts: CHANGED,
    keptAlerts: KEPT,
    goneAlerts: GONE,
  }));
}

function countMessages({ findings }: PreviewState) {
  const counted = new Map<string, { kind: string; message: string; events: number }>();
  for (const { errors } of findings) {
    for (const { kind, message } of errors) {
      const key = `${kind}\0${message}`;
      const known = counted.get(key);
      if (known === undefined) counted.set(key, { kind, message, events: 1 });
      else known.events += 1;
    }
  }
  return [...counted.values()].sort((a, b) => b.events - a.events).slice(0, messagesMax);
}
