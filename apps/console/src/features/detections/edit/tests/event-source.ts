import type { ApolloClient } from "@apollo/client";
import { tableNameOf } from "@pharos/domain";
import { graphql } from "../../../../graphql/generated/index.ts";
import { eventOfRow, readRows } from "../../../../graphql/read-rows.ts";
import type { DetectionDraft } from "../draft/detection-draft.ts";

const alertsQuery = graphql(`
  query TestEventAlerts($input: AlertsInput!) {
    alerts(input: $input) { edges { node { id title createdAt } } }
  }
`);
const alertEventQuery = graphql(`
  query TestEventOfAlert($id: ID!) {
    alert(id: $id) { id events(pageSize: 1) { nodes } }
  }
`);
export interface AlertChoice {
  readonly id: string;
  readonly title: string;
  readonly createdAt: string;
}

export type EventObject = Readonly<Record<string, unknown>>;

const shownMax = 6;
const latestDays = 7;
const dayMs = 86_400_000;

/** The latest alerts of the detection, or of its log types while it has none. */
export async function latestAlerts(
  client: ApolloClient,
  { id, logTypes }: DetectionDraft,
  isStored: boolean,
): Promise<readonly AlertChoice[]> {
  const read = async (narrow: object) => {
    const input = { ...narrow, pageSize: shownMax, sortBy: "createdAt", sortDir: "descending" } as const;
    const { data } = await client.query({ query: alertsQuery, variables: { input }, fetchPolicy: "no-cache" });
    return data?.alerts.edges.map(({ node }) => node) ?? [];
  };
  const own = isStored ? await read({ detectionId: id }) : [];
  return own.length > 0 || logTypes.length === 0 ? own : read({ logTypes: [...logTypes] });
}

/** The newest event of an alert; undefined where retention has removed it. */
export async function eventOfAlert(client: ApolloClient, id: string): Promise<EventObject | undefined> {
  const { data } = await client.query({ query: alertEventQuery, variables: { id }, fetchPolicy: "no-cache" });
  const event = data?.alert.events.nodes[0];
  return event === undefined ? undefined : withoutAlertFields(event as EventObject);
}

/** The newest event of the detection's log types within a week. */
export async function latestEvent(
  client: ApolloClient,
  logTypes: readonly string[],
  now: Date,
): Promise<EventObject | undefined> {
  const [row] = await readRows(client, {
    language: "simplesearch",
    tables: logTypes.map((logType) => `pharos_logs.public.${tableNameOf(logType)}`),
    startTime: new Date(now.getTime() - latestDays * dayMs).toISOString(),
    endTime: now.toISOString(),
    limit: 1,
    maxAgeSeconds: 1,
  });
  return row && eventOfRow(row);
}

/** The event as the rule saw it: what a match adds is not part of it. */
export function withoutAlertFields(event: EventObject): EventObject {
  return Object.fromEntries(
    Object.entries(event).filter(([name, value]) => !/^p_(alert|rule)_/.test(name) && value !== null),
  );
}
