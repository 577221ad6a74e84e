import { useMutation } from "@apollo/client/react";
import { caseNoteLengthMax } from "@pharos/domain";
import { Button, MarkdownText, Panel, Textarea, TimeText } from "@pharos/ui";
import { type FormEvent, useRef } from "react";
import type { CaseFieldsFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import timeline from "../../../page/timeline.module.css";
import { useDraft } from "../../../page/use-draft.ts";
import { usePageKeys } from "../../../page/use-page-keys.ts";
import { useMay } from "../../../session/viewer.tsx";
import classes from "../cases.module.css";
import { entrySentence, findUndoableMerges, groupEntries } from "./entry-sentence.ts";
import { useUndoMerge } from "./use-undo-merge.ts";

const addNoteMutation = graphql(`
  mutation AddCaseNote($input: AddCaseNoteInput!) {
    addCaseNote(input: $input) { case { id ...CaseFields } }
  }
`);

/** Notes and whatever else happened, newest first. */
export function CaseHistory({ shown: { id, entries } }: { readonly shown: CaseFieldsFragment }) {
  const mayModify = useMay("AlertModify");
  const undoMerge = useUndoMerge();
  const undoable = findUndoableMerges(entries, new Date());
  return (
    <Panel title="Notes and history">
      {mayModify ? <NoteForm caseId={id} /> : null}
      <ol className={timeline.timeline}>
        {groupEntries(entries.toReversed()).map(
          ([entry, ...more]) =>
            entry && (
              <li key={entry.id} data-written={entry.type === "NOTE" || undefined}>
                <strong>{entry.actor.name}</strong>{" "}
                {more.length > 0
                  ? `${entry.type === "ALERT_ADDED" ? "added" : "took out"} ${more.length + 1} alerts${entry.mergedFrom ? ` in case ${entry.mergedFrom}` : ""}`
                  : entrySentence(entry)}
                <span className={timeline.when}>
                  <TimeText value={entry.at} relative />
                </span>
                {mayModify && undoable.has(entry.id) ? (
                  <Button variant="subtle" size="compact-xs" onClick={() => undoMerge(entry.from)}>
                    Undo merge
                  </Button>
                ) : null}
                {entry.note !== "" && (entry.type === "NOTE" || entry.type === "MERGED") ? (
                  <div className={timeline.text}>
                    <MarkdownText>{entry.note}</MarkdownText>
                  </div>
                ) : null}
              </li>
            ),
        )}
      </ol>
    </Panel>
  );
}

function NoteForm({ caseId }: { readonly caseId: string }) {
  const [body, setBody] = useDraft(`case-note.${caseId}`);
  const [add] = useMutation(addNoteMutation);
  const [change, isRunning] = useChange();
  const field = useRef<HTMLTextAreaElement>(null);
  usePageKeys({ n: () => field.current?.focus() });
  const isEmpty = body.trim() === "";
  const submit = async () => {
    if (isEmpty || isRunning) return;
    const input = { id: caseId, body };
    if (await change("Unable to add the note", () => add({ variables: { input } }))) setBody("");
  };
  return (
    <form
      className={classes.noteForm}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Textarea
        ref={field}
        aria-label="Note"
        placeholder="Write a note. Notes cannot be changed afterwards."
        classNames={{ input: classes.noteText }}
        maxLength={caseNoteLengthMax}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit();
        }}
      />
      <Button type="submit" variant="default" disabled={isEmpty} loading={isRunning}>
        Add note
      </Button>
    </form>
  );
}
