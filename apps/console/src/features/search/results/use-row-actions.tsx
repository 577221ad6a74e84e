import { parseEventTime } from "@pharos/domain";
import type { ValueAction, ValueActions } from "@pharos/ui";
import { IconHelpCircle, IconTestPipe } from "@pharos/ui/icons";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { pathTarget } from "../../../routing/path-target.ts";
import { keepTestEvent } from "../../../routing/test-event.ts";
import { indicatorText, timeAround } from "../../../routing/use-event-actions.ts";
import { useMay } from "../../../session/viewer.tsx";
import type { EventRow } from "./event-row.ts";

/** What one mode does with a value of a row; absent where it cannot. */
export interface ModeActions {
  readonly onFilterFor?: (row: EventRow | undefined, path: string, value: unknown) => void;
  readonly onExclude?: (row: EventRow | undefined, path: string, value: unknown) => void;
  /** Shows which rules could have matched a row. */
  readonly onExplain: (row: EventRow) => void;
}

/** What may be done with values of a row, in every mode; of the row undefined: with those of any. */
export function useRowActions(mode: ModeActions): (row: EventRow | undefined) => ValueActions {
  const navigate = useNavigate();
  const mayWriteRules = useMay("RuleModify");
  const mayReadRules = useMay("RuleRead");
  return useCallback(
    (row) => {
      const { onFilterFor, onExclude, onExplain } = mode;
      const ofEvent: ValueAction[] = [];
      if (row !== undefined && isStoredEvent(row)) {
        if (mayWriteRules) {
          ofEvent.push({
            label: "Open as test event",
            icon: <IconTestPipe size={15} />,
            run: () =>
              void navigate(
                pathTarget("/build/detections/new/", { type: "rule", testEvent: keepTestEvent(row), test: undefined }),
              ),
          });
        }
        if (mayReadRules) {
          ofEvent.push({
            label: "Why did no rule fire?",
            icon: <IconHelpCircle size={15} />,
            run: () => onExplain(row),
          });
        }
      }
      return {
        ...(onFilterFor ? { onFilterFor: (path, value) => onFilterFor(row, path, value) } : {}),
        ...(onExclude ? { onExclude: (path, value) => onExclude(row, path, value) } : {}),
        onLookUp: (_path, value) =>
          void navigate(pathTarget("/investigate/search/", { filter: [indicatorText(value)], ...lookUpTimes(row) })),
        ...(parseEventTime(row?.p_event_time) ? { lookUpHint: "± 24 hours" } : {}),
        actionsOf: () => ofEvent,
      };
    },
    [mode, navigate, mayReadRules, mayWriteRules],
  );
}

const lookUpRoomMs = 86_400_000;

/** Around the row's own time; where it has none, the latest day. */
function lookUpTimes(row: EventRow | undefined) {
  const at = parseEventTime(row?.p_event_time);
  return at ? timeAround(at, lookUpRoomMs) : { range: "PT24H" };
}

/** An event of a log type, and not what a query made of some. */
function isStoredEvent({ p_log_type, p_row_id, p_rule_id }: EventRow): boolean {
  return typeof p_log_type === "string" && typeof p_row_id === "string" && p_rule_id == null;
}
