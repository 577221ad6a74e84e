import { useQuery } from "@apollo/client/react";
import type { FilterOption } from "@pharos/ui";
import { useCallback, useMemo, useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useWholeList } from "../../../graphql/use-whole-list.ts";

const detectionChoicesQuery = graphql(`
  query DetectionChoices($input: DetectionsInput!) {
    detections(input: $input) {
      pageInfo { hasNextPage endCursor }
      edges { node { id tags ... on Rule { logTypes } } }
    }
  }
`);
/** Unlike the list's own input, or the cache would make one list of both. */
const input = { pageSize: 250, sortBy: "displayName", sortDir: "ascending" } as const;

/** The log types and tags that detections have, to narrow by. Asked for when somebody is about to choose. */
export function useDetectionChoices() {
  const [isWanted, setWanted] = useState(false);
  const { data, error, fetchMore } = useQuery(detectionChoicesQuery, {
    variables: { input },
    fetchPolicy: "cache-first",
    skip: !isWanted,
  });
  const readOn = useCallback(
    (cursor: string) => fetchMore({ variables: { input: { ...input, cursor } } }),
    [fetchMore],
  );
  const whole = useWholeList(data?.detections, readOn);
  const isLoading = isWanted && whole.edges === undefined && !error && !whole.error;
  const choices = useMemo((): { logTypes: readonly FilterOption[]; tags: readonly FilterOption[] } => {
    const detections = data?.detections.edges.map((edge) => edge.node) ?? [];
    return {
      logTypes: options(detections.flatMap((detection) => ("logTypes" in detection ? detection.logTypes : []))),
      tags: options(detections.flatMap((detection) => detection.tags)),
    };
  }, [data]);
  return { ...choices, isLoading, load: useCallback(() => setWanted(true), []) };
}

const options = (values: readonly string[]) => [...new Set(values)].sort().map((value) => ({ value, label: value }));
