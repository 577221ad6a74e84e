import { useQuery } from "@apollo/client/react";
import type { FilterOption } from "@pharos/ui";
import { useMemo } from "react";
import { graphql } from "../../../graphql/generated/index.ts";

const detectionChoicesQuery = graphql(`
  query DetectionChoices($input: DetectionsInput!) {
    detections(input: $input) {
      edges { node { id tags ... on Rule { logTypes } } }
    }
  }
`);
const variables = { input: { pageSize: 250 } };

/** The log types and tags that detections have, to narrow by. */
export function useDetectionChoices(): { logTypes: readonly FilterOption[]; tags: readonly FilterOption[] } {
  const { data } = useQuery(detectionChoicesQuery, { variables, fetchPolicy: "cache-first" });
  return useMemo(() => {
    const detections = data?.detections.edges.map((edge) => edge.node) ?? [];
    return {
      logTypes: options(detections.flatMap((detection) => ("logTypes" in detection ? detection.logTypes : []))),
      tags: options(detections.flatMap((detection) => detection.tags)),
    };
  }, [data]);
}

const options = (values: readonly string[]) => [...new Set(values)].sort().map((value) => ({ value, label: value }));
