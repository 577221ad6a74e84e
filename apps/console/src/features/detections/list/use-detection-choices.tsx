import { useQuery } from "@apollo/client/react";
import type { FilterOption } from "@pharos/ui";
import { useCallback, useMemo, useState } from "react";
import type { DetectionFacetsQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./detection-list.module.css";

const detectionFacetsQuery = graphql(`
  query DetectionFacets { detectionFacets { logTypes { value count } tags { value count } } }
`);

type Facet = DetectionFacetsQuery["detectionFacets"]["tags"][number];

/** The log types and tags that detections have, to narrow by. Asked for when somebody is about to choose. */
export function useDetectionChoices() {
  const [isWanted, setWanted] = useState(false);
  const { data, error } = useQuery(detectionFacetsQuery, { skip: !isWanted });
  const facets = data?.detectionFacets;
  const choices = useMemo(
    () => ({ logTypes: options(facets?.logTypes ?? []), tags: options(facets?.tags ?? []) }),
    [facets],
  );
  return { ...choices, isLoading: isWanted && !data && !error, load: useCallback(() => setWanted(true), []) };
}

function options(facets: readonly Facet[]): readonly FilterOption[] {
  return facets
    .toSorted((a, b) => (a.value < b.value ? -1 : 1))
    .map(({ value, count }) => ({
      value,
      label: value,
      picture: (
        <span className={classes.facet}>
          {value} <span data-numeric>{count.toLocaleString("en")}</span>
        </span>
      ),
    }));
}
