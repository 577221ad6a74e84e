import { useApolloClient } from "@apollo/client/react";
import { alertChangesMax } from "@pharos/domain";
import { useEffect, useRef } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveState } from "../../../live/live-provider.tsx";
import type { LiveStatus } from "../../../live/use-live-query.ts";

const shownAlertsQuery = graphql(`
  query ShownAlerts($ids: [ID!]!) {
    alertsById(ids: $ids) {
      id status outcome outcomeReason snoozedUntil eventCount lastReceivedEventAt updatedAt logTypes
      assignee { id givenName familyName email }
      cases { id title status }
    }
  }
`);

/** Reads the shown alerts again while the list is held and the server has news; the cache brings them to their rows. */
export function useShownChanges({ hasNews }: LiveStatus, rows: readonly { readonly id: string }[]): void {
  const client = useApolloClient();
  const { versions } = useLiveState();
  const shown = useRef(rows);
  shown.current = rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other versions are the reason to look again
  useEffect(() => {
    if (!hasNews) return;
    const ids = shown.current.map(({ id }) => id);
    for (let first = 0; first < ids.length; first += alertChangesMax) {
      const variables = { ids: ids.slice(first, first + alertChangesMax) };
      // The next version brings the next attempt.
      client.query({ query: shownAlertsQuery, variables, fetchPolicy: "network-only" }).catch(() => undefined);
    }
  }, [hasNews, versions, client]);
}
