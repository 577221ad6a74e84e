import { useMutation } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { errorText } from "../../graphql/error-text.ts";
import { readFragment } from "../../graphql/generated/fragment-masking.ts";
import { isConflict } from "../../graphql/revision-conflict.ts";
import { useUnsavedChanges } from "../../routing/unsaved-changes.tsx";
import { draftOf, inputOf, type KnownNotebook, type NotebookDraft, notebookFields, saveMutation } from "./notebook.ts";

/** The state of saving the changes to a notebook. */
export type Keeping =
  | { readonly kind: "kept" }
  | { readonly kind: "keeping" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "conflict" }
  /** Changed by somebody who may not save it. */
  | { readonly kind: "local" };

const pauseMs = 700;

/**
 * Edits a notebook and saves each change shortly after it was made, one save at a time, and when the page is left.
 */
export function useKeptNotebook(notebook: KnownNotebook) {
  const { id, mayChange } = notebook;
  const [draft, setDraft] = useState(() => draftOf(notebook));
  const [keeping, setKeeping] = useState<Keeping>({ kind: "kept" });
  const [save] = useMutation(saveMutation);
  const latest = useRef({ draft, revision: notebook.revision, isDirty: false, isSaving: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(async () => {
    clearTimeout(timer.current);
    const state = latest.current;
    if (state.isSaving) return;
    state.isSaving = true;
    try {
      while (state.isDirty) {
        state.isDirty = false;
        const { data } = await save({ variables: { input: inputOf(state.draft, { id, revision: state.revision }) } });
        state.revision = readFragment(notebookFields, data?.saveNotebook)?.revision ?? state.revision;
      }
      setKeeping({ kind: "kept" });
    } catch (error) {
      state.isDirty = true;
      setKeeping(isConflict(error) ? { kind: "conflict" } : { kind: "failed", message: errorText(error) });
    } finally {
      state.isSaving = false;
    }
  }, [save, id]);

  const change = useCallback(
    (rewrite: (draft: NotebookDraft) => NotebookDraft) => {
      const state = latest.current;
      state.draft = rewrite(state.draft);
      setDraft(state.draft);
      if (!mayChange) {
        setKeeping({ kind: "local" });
        return;
      }
      state.isDirty = true;
      setKeeping((old) => (old.kind === "conflict" ? old : { kind: "keeping" }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void keep(), pauseMs);
    },
    [keep, mayChange],
  );

  // Shows what others saved, unless something here is not saved yet.
  useEffect(() => {
    const state = latest.current;
    if (notebook.revision <= state.revision || state.isDirty || state.isSaving) return;
    state.revision = notebook.revision;
    state.draft = draftOf(notebook);
    setDraft(state.draft);
  }, [notebook]);
  useEffect(
    () => () => {
      if (latest.current.isDirty) void keep();
    },
    [keep],
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current.isDirty || latest.current.isSaving) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  useUnsavedChanges(keeping.kind === "failed" || keeping.kind === "conflict");

  /** Replaces the draft by the stored version. */
  const takeOver = useCallback((theirs: KnownNotebook) => {
    clearTimeout(timer.current);
    latest.current = { draft: draftOf(theirs), revision: theirs.revision, isDirty: false, isSaving: false };
    setDraft(latest.current.draft);
    setKeeping({ kind: "kept" });
  }, []);
  return { draft, change, keeping, keep, takeOver };
}
