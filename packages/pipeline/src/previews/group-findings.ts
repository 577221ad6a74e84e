import type { Alert } from "@pharos/domain";
import { alertOf } from "../alerts/alert-of.ts";
import { groupWorks, holdBackStorms } from "../commit/alert-windows.ts";
import type { WorkToGroup } from "../works/work-to-commit.ts";

export interface EventReference {
  /** Empty where it is not known. */
  readonly logType: string;
  readonly rowId: string;
  readonly eventTime: string;
  /** Of an alert of a policy: the resource that fails. */
  readonly resourceId?: string;
  /** Of a signal: the rule that it is of. */
  readonly ruleId?: string;
  /** The row itself, where it is a query's and stored nowhere. */
  readonly row?: Readonly<Record<string, unknown>> | undefined;
}

/** The events that a match or an error stands for. */
export type ReferencesOf = (subject: object) => readonly EventReference[];

/** An alert that a version of a rule would have raised. */
export interface PreviewedAlert {
  readonly alert: Alert;
  /** Every event of it, in the order of arrival; of an alert about too many alerts none. */
  readonly events: readonly EventReference[];
  /** Ids and names of destinations that the detection asks for; none where severities decide. */
  readonly destinations: readonly string[];
}

/** The alerts of findings in any order, decided as the live engine decides them when events arrive. */
export function groupFindings(
  findings: readonly WorkToGroup[],
  referencesOf: ReferencesOf = (subject) => [referenceOf(subject)],
): PreviewedAlert[] {
  const works = findings.toSorted(compareArrival);
  let alerts = 0;
  const newAlertId = () => `preview-${alerts++}`;
  const { windows, windowOf } = groupWorks(works, [], newAlertId);
  const eventsOf = new Map<string, EventReference[]>();
  for (const [subject, alertId] of windowOf) {
    const events = eventsOf.get(alertId);
    if (events === undefined) eventsOf.set(alertId, [...referencesOf(subject)]);
    else events.push(...referencesOf(subject));
  }
  return [...holdBackStorms(windows, [], newAlertId).values()].flatMap(({ group, detection, openedAt }) => {
    if (openedAt === undefined) return [];
    const alert = alertOf(group, detection, openedAt);
    const destinations = alert.dynamicDestinations ?? detection.outputIds ?? [];
    return [{ alert, events: eventsOf.get(group.alertId) ?? [], destinations }];
  });
}

/** By arrival; events that arrived together by their row, which counts them. */
function compareArrival(a: WorkToGroup, b: WorkToGroup): number {
  return a.at.getTime() - b.at.getTime() || compareText(rowIdOf(a), rowIdOf(b));
}

function rowIdOf({ matches, errors }: WorkToGroup): string {
  const subject = matches[0] ?? errors[0];
  return subject === undefined ? "" : referenceOf(subject).rowId;
}

function referenceOf(subject: object): EventReference {
  const { logType = "", standard = {} } = subject as { logType?: string; standard?: Record<string, unknown> };
  return { logType, rowId: String(standard.p_row_id), eventTime: String(standard.p_event_time) };
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
