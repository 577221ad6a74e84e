import { useMutation } from "@apollo/client/react";
import { Button } from "@pharos/ui";
import { useEffect, useRef, useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import classes from "./alert-list.module.css";
import { hiddenText, matchingChangeText } from "./matching-change-text.ts";
import type { ListedChange } from "./use-matching-changes.ts";

const cancelMutation = graphql(`
  mutation CancelMatchingChange($id: ID!) { cancelMatchingChange(id: $id) { id state } }
`);
const undoMutation = graphql(`
  mutation UndoMatchingChange($id: ID!) { undoMatchingChange(id: $id) { id } }
`);
const refetchQueries = ["MatchingChanges"];
/** For as long as the tab is there. */
const dismissedIds = new Set<string>();

interface MatchingChangeLinesProps {
  readonly changes: readonly ListedChange[];
  /** A change ended, so rows may meet the filters no longer, or again. */
  readonly onEnded: () => unknown;
}

/** Each change of many alerts with its progress; one's own can be undone for a while after they ended. */
export function MatchingChangeLines({ changes, onEnded }: MatchingChangeLinesProps) {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(dismissedIds);
  const running = changes.filter(({ state }) => state === "RUNNING").length;
  const ranBefore = useRef(running);
  useEffect(() => {
    if (running < ranBefore.current) onEnded();
    ranBefore.current = running;
  }, [running, onEnded]);
  const shown = changes.filter(({ id }) => !dismissed.has(id));
  if (shown.length === 0) return null;
  const dismiss = (id: string) => {
    dismissedIds.add(id);
    setDismissed(new Set(dismissedIds));
  };
  return (
    <ul className={classes.changes} aria-label="Changes of many alerts">
      {shown.map((change) => (
        <ChangeLine key={change.id} change={change} onDismiss={() => dismiss(change.id)} />
      ))}
    </ul>
  );
}

function ChangeLine({ change, onDismiss }: { readonly change: ListedChange; readonly onDismiss: () => void }) {
  const { id, kind, state, isOwn, changed } = change;
  const [cancel] = useMutation(cancelMutation, { refetchQueries });
  const [undo] = useMutation(undoMutation, { refetchQueries });
  const [run, isAsking] = useChange();
  return (
    <li>
      <span role="status">{[matchingChangeText(change), hiddenText(change)].filter(Boolean).join(". ")}</span>
      {state === "RUNNING" ? (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={isAsking}
          onClick={() => run("Unable to cancel the change", () => cancel({ variables: { id } }))}
        >
          Cancel
        </Button>
      ) : null}
      {state !== "RUNNING" && isOwn && kind !== "UNDO" && changed > 0 ? (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={isAsking}
          onClick={() => run("Unable to undo the change", () => undo({ variables: { id } }))}
        >
          Undo
        </Button>
      ) : null}
      {state === "RUNNING" ? null : (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onDismiss}>
          Dismiss
        </Button>
      )}
    </li>
  );
}
