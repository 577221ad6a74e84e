import type { AlertType, DetectionKind } from "@pharos/domain";
import type { ValueActions } from "@pharos/ui";
import { IconFilterPlus } from "@pharos/ui/icons";
import { getRouteApi } from "@tanstack/react-router";
import { type ComponentProps, useCallback } from "react";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { findCondition, type RuleFilterSheet, readCondition, writeCondition } from "../../detections/index.ts";
import { readAlertPageSearch } from "./alert-page-search.ts";

const route = getRouteApi("/shell/alerts-and-errors/$alertId");

interface FilterableAlert {
  readonly type: AlertType;
  readonly detection?: { readonly id: string; readonly kind: DetectionKind } | null;
}

interface RuleFilter {
  /** Undefined where the alert's rule takes no filters from this reader. */
  readonly actionsOf: NonNullable<ValueActions["actionsOf"]> | undefined;
  /** What the sheet shows; undefined while it is closed. */
  readonly open: ComponentProps<typeof RuleFilterSheet> | undefined;
}

/** From a value of the alert's event to a filter of its rule. */
export function useRuleFilter({ type, detection }: FilterableAlert, event: unknown): RuleFilter {
  const mayModify = useMay("RuleModify");
  const { alertId } = route.useParams();
  const { ruleFilter } = route.useSearch();
  const change = useSearchChange(`/alerts-and-errors/${alertId}/`, readAlertPageSearch);
  const actionsOf = useCallback(
    (path: string, value: unknown) => {
      const condition = findCondition(event, path, value);
      if (!condition) return [];
      const run = () => change({ ruleFilter: writeCondition(condition) });
      return [{ label: "Add to the rule's filters", icon: <IconFilterPlus size={15} />, run }];
    },
    [event, change],
  );
  // Rows of scheduled queries have no log type, and no stored matches that would tell a filter's impact.
  const isOfRule = type === "ALERT" && (detection?.kind === "RULE" || detection?.kind === "DERIVED_RULE");
  if (!mayModify || !detection || !isOfRule) return { actionsOf: undefined, open: undefined };
  const condition = ruleFilter === undefined ? undefined : readCondition(ruleFilter);
  if (!condition || typeof event !== "object" || event === null) return { actionsOf, open: undefined };
  const onClose = () => change({ ruleFilter: undefined });
  return { actionsOf, open: { ruleId: detection.id, event, condition, sheet: "ruleFilter", onClose } };
}
