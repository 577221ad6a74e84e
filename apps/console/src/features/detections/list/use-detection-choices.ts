import { useQuery } from "@apollo/client/react";
import type { FilterOption } from "@pharos/ui";
import { useMemo } from "react";
import { graphql } from "../../../graphql/generated/index.ts";

const ruleChoicesQuery = graphql(`
  query RuleChoices($input: RulesInput!) {
    rules(input: $input) {
      edges { node { id logTypes tags } }
    }
  }
`);
const variables = { input: { pageSize: 250 } };

/** The log types and tags that rules have, to narrow by. */
export function useRuleChoices(): { logTypes: readonly FilterOption[]; tags: readonly FilterOption[] } {
  const { data } = useQuery(ruleChoicesQuery, { variables, fetchPolicy: "cache-first" });
  return useMemo(() => {
    const rules = data?.rules.edges.map((edge) => edge.node) ?? [];
    return {
      logTypes: options(rules.flatMap((rule) => rule.logTypes)),
      tags: options(rules.flatMap((rule) => rule.tags)),
    };
  }, [data]);
}

const options = (values: readonly string[]) => [...new Set(values)].sort().map((value) => ({ value, label: value }));
