import { useQuery } from "@apollo/client/react";
import { useCallback, useMemo, useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";

const choicesQuery = graphql(`query ResourceChoices { resourceTypes resourceAccountIds }`);

/** The types and accounts that there are, to narrow by. Asked for when somebody is about to choose. */
export function useResourceChoices() {
  const [isWanted, setWanted] = useState(false);
  const { data, error } = useQuery(choicesQuery, { skip: !isWanted });
  const choices = useMemo(
    () => ({
      types: (data?.resourceTypes ?? []).map((value) => ({ value, label: value })),
      // An address cannot name the empty one.
      accounts: (data?.resourceAccountIds ?? []).filter(Boolean).map((value) => ({ value, label: value })),
    }),
    [data],
  );
  return { ...choices, isLoading: isWanted && !data && !error, load: useCallback(() => setWanted(true), []) };
}
