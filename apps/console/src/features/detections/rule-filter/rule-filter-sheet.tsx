import { useQuery } from "@apollo/client/react";
import { FailedState, SideSheet, TextSkeleton } from "@pharos/ui";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import type { FilterCondition } from "./filter-condition.ts";
import classes from "./rule-filter.module.css";
import { RuleFilterForm } from "./rule-filter-form.tsx";

const ruleQuery = graphql(`
  query FilteredRule($id: ID!) {
    rule(id: $id) {
      id
      displayName
      managed
      baseDetection
      sigmaBody
      inlineFilters
      lastModified
      tests { name }
    }
  }
`);

interface RuleFilterSheetProps {
  readonly ruleId: string;
  /** The alert's event with the value in question. */
  readonly event: object;
  readonly condition: FilterCondition;
  /** The member of the address that holds the sheet open. */
  readonly sheet: string;
  readonly onClose: () => void;
}

const widthPx = 680;

/** Adds a filter to a rule, from a value in one of its alerts. */
export function RuleFilterSheet({ ruleId, onClose, ...form }: RuleFilterSheetProps) {
  const { data, error, refetch } = useQuery(ruleQuery, { variables: { id: ruleId }, fetchPolicy: "network-only" });
  const rule = data?.rule;
  return (
    <SideSheet
      opened
      onClose={onClose}
      widthPx={widthPx}
      title={rule ? `Add a filter to ${rule.displayName || rule.id}` : "Add a filter"}
    >
      {rule ? (
        <RuleFilterForm {...form} rule={rule} onClose={onClose} onOutdated={() => refetch()} />
      ) : (
        <div className={classes.fields}>
          {error ? (
            <FailedState title="Couldn't load the rule" message={errorText(error)} onRetry={() => refetch()} />
          ) : (
            <TextSkeleton lines={8} />
          )}
        </div>
      )}
    </SideSheet>
  );
}
