import { useQuery } from "@apollo/client/react";
import { useDebouncedValue } from "@pharos/ui";
import { errorText } from "../../../graphql/error-text.ts";
import type { FilterImpactQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";

const impactQuery = graphql(`
  query FilterImpact($input: FilterImpactInput!) {
    filterImpact(input: $input) {
      alerts
      alertsRemoved
      truePositivesRemoved
      events
      eventsRemoved
      notice
      filteredAlerts { id title severity status outcome createdAt events eventsRemoved isRemoved isTruePositive }
    }
  }
`);

export type FilterImpact = FilterImpactQuery["filterImpact"];

export interface MeasuredFilter {
  /** Undefined until the filter as it is now was measured. */
  readonly impact: FilterImpact | undefined;
  /** Why it could not be measured; empty otherwise. */
  readonly problem: string;
  readonly retry: () => void;
}

const typingPauseMs = 400;

/**
 * What the filter would have done to the alerts of the last 30 days.
 * @param filters in YAML; undefined while they are incomplete
 */
export function useFilterImpact(detectionId: string, filters: string | undefined): MeasuredFilter {
  const [settled] = useDebouncedValue(filters, typingPauseMs);
  const isCurrent = settled !== undefined && settled === filters;
  const { data, error, refetch } = useQuery(impactQuery, {
    variables: { input: { detectionId, filters: settled ?? "" } },
    skip: settled === undefined,
    fetchPolicy: "network-only",
  });
  return {
    impact: isCurrent ? data?.filterImpact : undefined,
    problem: isCurrent && error ? errorText(error) : "",
    retry: () => void refetch(),
  };
}
