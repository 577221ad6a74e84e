import {
  type Alert,
  type AlertFilter,
  alertPageSizeMax,
  alertStatuses,
  alertSubtypes,
  severities,
} from "@pharos/domain";
import type { NamedByAlert, Store } from "@pharos/store";
import { openTestStore } from "@pharos/testkit";
import { type BenchRow, median } from "../table.ts";

const alerts = 100_000;
const detections = 400;
const people = 12;
const turns = 15;
const start = new Date("2026-01-01T00:00:00Z");
const minuteMs = 60_000;
/** About as much as a rule's own texts. */
const description = "Somebody used the root account from an address that was never seen before. ".repeat(10);

/** What the console asks for when nobody chose a filter. */
const usual: AlertFilter = { statuses: ["OPEN", "TRIAGED"], snoozed: { is: false, at: start } };
const pageSize = alertPageSizeMax;

/** The list of alerts as the console asks for it, in the embedded PostgreSQL, of so many alerts as a year may bring. */
export async function alertListRows(): Promise<BenchRow[]> {
  const { store, database, close } = await openTestStore();
  try {
    for (let first = 0; first < alerts; first += 10_000) {
      const indexes = Array.from({ length: 10_000 }, (_, index) => first + index);
      await store.alerts.insert(indexes.map(alertAt));
      await store.alerts.addEntities(indexes.flatMap(entitiesAt));
    }
    // As the server does by itself some minutes later.
    await database.query("VACUUM ANALYZE");
    const rows: BenchRow[] = [];
    for (const { name, ask, msMax } of questions(store)) {
      const ms = await medianMs(ask);
      rows.push({
        what: `List of ${alerts.toLocaleString("en")} alerts, ${name}`,
        figure: `${ms.toFixed(0)} ms`,
        target: `≤ ${msMax} ms`,
        isReached: ms <= msMax,
      });
    }
    return rows;
  } finally {
    await close();
  }
}

interface Question {
  readonly name: string;
  readonly ask: () => Promise<unknown>;
  readonly msMax: number;
}

function questions({ alerts: list, alertStatistics }: Store): Question[] {
  const logTypeAccess = ["AWS.CloudTrail"];
  const filtered: AlertFilter = { ...usual, severities: ["CRITICAL"], titleContains: "number 99" };
  return [
    { name: "first page and its count", ask: () => list.list({ filter: usual, pageSize }), msMax: 100 },
    { name: "a page by severity and title", ask: () => list.list({ filter: filtered, pageSize }), msMax: 500 },
    {
      name: "first page for a reader of one log type",
      ask: () => list.list({ filter: { ...usual, logTypeAccess }, pageSize }),
      msMax: 150,
    },
    { name: "counts by status and severity", ask: () => countAll(alertStatistics), msMax: 500 },
    {
      name: `groups by detection (${detections})`,
      ask: () => list.listGroups({ by: "detection", filter: usual, pageSize }),
      msMax: 300,
    },
    {
      name: "groups by detection of every status",
      ask: () => list.listGroups({ by: "detection", pageSize }),
      msMax: 300,
    },
    {
      name: "groups by entity (four each)",
      ask: () => list.listGroups({ by: "entity", filter: usual, pageSize }),
      msMax: 1_500,
    },
    {
      name: "first page of an entity",
      ask: () => list.list({ filter: { ...usual, entity: { field: "p_any_usernames", value: "user 7" } }, pageSize }),
      msMax: 50,
    },
  ];
}

async function countAll(statistics: Store["alertStatistics"]): Promise<void> {
  await Promise.all([statistics.countByStatus(usual), statistics.countBySeverity(usual)]);
}

async function medianMs(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const begun = performance.now();
    await ask();
    times.push(performance.now() - begun);
  }
  return median(times);
}

function alertAt(index: number): Alert {
  const at = new Date(start.getTime() + index * minuteMs);
  const logTypes = [index % 3 === 0 ? "Okta.SystemLog" : "AWS.CloudTrail"];
  return {
    id: index.toString(16).padStart(32, "0"),
    type: "ALERT",
    subtype: pick(alertSubtypes, index),
    status: pick(alertStatuses, index),
    severity: pick(severities, index * 7),
    title: `Root signed in, number ${index}`,
    description,
    runbook: description,
    reference: "",
    // A few detections are much louder than the others.
    ruleId: `Rule.${index % 2 === 0 ? index % 5 : index % detections}`,
    dedupString: `dedup ${index}`,
    context: { user: `user ${index % 1_000}`, ip: "192.0.2.7" },
    logTypes,
    neededLogTypes: logTypes,
    sourceIds: [`source ${index % 10}`],
    tags: ["identity", "cloud"],
    eventCount: (index % 500) + 1,
    createdAt: at,
    firstEventMatchedAt: at,
    lastReceivedEventAt: at,
    updatedAt: at,
    updatedBy: undefined,
    assigneeId: index % 4 === 0 ? `person ${index % people}` : undefined,
    revision: 0,
  };
}

function entitiesAt(index: number): NamedByAlert[] {
  const { id: alertId } = alertAt(index);
  return [
    { alertId, field: "p_any_usernames", value: `user ${index % 1_000}` },
    { alertId, field: "p_any_ip_addresses", value: `10.0.${index % 200}.${index % 251}` },
    { alertId, field: "p_any_ip_addresses", value: `192.0.2.${index % 7}` },
    { alertId, field: "p_any_domain_names", value: `host${index % 5_000}.example` },
  ];
}

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}
