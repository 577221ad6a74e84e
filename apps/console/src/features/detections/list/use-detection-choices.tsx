import { useQuery } from "@apollo/client/react";
import type { FilterOption } from "@pharos/ui";
import { useCallback, useMemo, useState } from "react";
import type { DetectionFacetsQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./detection-list.module.css";

const detectionFacetsQuery = graphql(`
  query DetectionFacets {
    detectionFacets {
      kinds { value count } severities { value count } states { value count }
      logTypes { value count } tags { value count }
    }
  }
`);

type Facet = DetectionFacetsQuery["detectionFacets"]["tags"][number];

/** How many detections each choice of a filter leaves, and the log types and tags that there are. Asked for when somebody is about to choose. */
export function useDetectionChoices() {
  const [isWanted, setWanted] = useState(false);
  const { data, error } = useQuery(detectionFacetsQuery, { skip: !isWanted });
  const facets = data?.detectionFacets;
  const choices = useMemo(
    () => ({ logTypes: options(facets?.logTypes ?? []), tags: options(facets?.tags ?? []) }),
    [facets],
  );
  return { ...choices, facets, isLoading: isWanted && !data && !error, load: useCallback(() => setWanted(true), []) };
}

/** Choices that are known without asking, with how many detections have each once that is known. */
export function withCounts(
  known: readonly FilterOption[],
  facets: readonly Facet[] | undefined,
): readonly FilterOption[] {
  if (!facets) return known;
  const counts = new Map(facets.map(({ value, count }) => [value.toLowerCase(), count]));
  return known.map((option) => ({
    ...option,
    picture: counted(option.picture ?? option.label, counts.get(option.value.toLowerCase()) ?? 0),
  }));
}

function options(facets: readonly Facet[]): readonly FilterOption[] {
  return facets
    .toSorted((a, b) => (a.value < b.value ? -1 : 1))
    .map(({ value, count }) => ({ value, label: value, picture: counted(value, count) }));
}

function counted(picture: FilterOption["picture"], count: number) {
  return (
    <span className={classes.facet}>
      {picture} <span data-numeric>{count.toLocaleString("en")}</span>
    </span>
  );
}
