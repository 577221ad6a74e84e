import { useMutation } from "@apollo/client/react";
import type { AlertEnding, AlertStatus } from "@pharos/domain";
import { notify } from "@pharos/ui";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { AlertsInput, ChangeMatchingAlertsInput } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { warnOfHidden } from "../warn-of-hidden.ts";

const changeMatchingMutation = graphql(`
  mutation ChangeMatchingAlerts($input: ChangeMatchingAlertsInput!) {
    changeMatchingAlerts(input: $input) { changed hiddenFromAssignee changeId next }
  }
`);

const undoMatchingMutation = graphql(`
  mutation UndoMatchingChange($input: UndoMatchingChangeInput!) {
    undoMatchingChange(input: $input) { restored next }
  }
`);

export type MatchingChange = Omit<ChangeMatchingAlertsInput, "filter" | "limit" | "after">;

export const statusChange = (status: AlertStatus, ending?: AlertEnding): MatchingChange => ({ status, ...ending });

/** Takes a second or two, so that progress is seen. */
const stepAlerts = 5_000;

export interface DoneChange {
  readonly changed: number;
  /** Takes it back; resolves to how many alerts are as before, or undefined where the server refused. */
  readonly undo: () => Promise<number | undefined>;
}

/** Changes every alert that one of the filters finds, step by step, and says which of them their new assignee cannot see. */
export function useMatchingChange() {
  const [mutate] = useMutation(changeMatchingMutation);
  const [undoChange] = useMutation(undoMatchingMutation);
  const [progress, setProgress] = useState<number>();
  /** Resolves to undefined where the server refused; what was changed until then can be undone nevertheless. */
  const change = async (filters: readonly AlertsInput[], wanted: MatchingChange): Promise<DoneChange | undefined> => {
    let changed = 0;
    let hidden = 0;
    const changeIds: string[] = [];
    const undo = () => restore([...changeIds].reverse());
    setProgress(0);
    try {
      for (const filter of filters) {
        let after: string | undefined;
        do {
          const input = { filter, ...wanted, limit: stepAlerts, ...(after !== undefined && { after }) };
          const { data } = await mutate({ variables: { input } });
          if (!data) break;
          const { changeMatchingAlerts: step } = data;
          changed += step.changed;
          hidden += step.hiddenFromAssignee;
          if (changeIds.at(-1) !== step.changeId) changeIds.push(step.changeId);
          after = step.next ?? undefined;
          setProgress(changed);
        } while (after !== undefined);
      }
      if (hidden > 0)
        warnOfHidden(undefined, `${hidden.toLocaleString("en")} of the ${changed.toLocaleString("en")} alerts`);
      return { changed, undo };
    } catch (error) {
      notify({ title: "Unable to change the alerts", message: errorText(error), tone: "error" });
      return changed > 0 ? { changed, undo } : undefined;
    } finally {
      setProgress(undefined);
    }
  };
  const restore = async (changeIds: readonly string[]): Promise<number | undefined> => {
    let restored = 0;
    try {
      for (const changeId of changeIds) {
        let after: string | undefined;
        do {
          const input = { changeId, limit: stepAlerts, ...(after !== undefined && { after }) };
          const { data } = await undoChange({ variables: { input } });
          restored += data?.undoMatchingChange.restored ?? 0;
          after = data?.undoMatchingChange.next ?? undefined;
        } while (after !== undefined);
      }
      return restored;
    } catch (error) {
      notify({ title: "Unable to undo the change", message: errorText(error), tone: "error" });
      return undefined;
    }
  };
  return { change, progress };
}
