import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useViewer } from "../../../../session/viewer.tsx";
import { type DetectionDraft, isSameDraft } from "./detection-draft.ts";
import { type KeptDraft, readKeptDraft } from "./kept-draft.ts";

export interface EditedDraft {
  readonly draft: DetectionDraft;
  readonly change: (part: Partial<DetectionDraft> | ((draft: DetectionDraft) => Partial<DetectionDraft>)) => void;
  readonly isDirty: boolean;
  /** When the changes were made that were found again; undefined where there were none, or once they are dropped. */
  readonly restoredAt: Date | undefined;
  /** The version of the detection that the changes were made to; undefined for a new one. */
  readonly version: string | undefined;
  /** Takes over another version as what is saved; what was typed stays, or becomes the version as well. */
  readonly rebase: (saved: DetectionDraft, version: string, draft?: DetectionDraft) => void;
  /** Back to what is saved. */
  readonly discard: () => void;
  /** After saving: nothing is kept any more. */
  readonly forget: () => void;
}

const keepAfterMs = 250;

/**
 * The form of a detection. What differs from the saved detection is kept in this browser for this person, so that it
 * survives a reload, a crash, and the end of the session.
 *
 * @param name tells forms apart; a form of another name is another component
 */
export function useKeptDraft(name: string, saved: DetectionDraft, version?: string): EditedDraft {
  const key = `draft.${useViewer().id}.detection.${name}`;
  const [kept] = useState(() => readKeptDraft(localStorage.getItem(key)));
  const [state, setState] = useState(() => ({
    saved,
    savedVersion: version,
    version: kept?.version ?? version,
    draft: kept?.draft ?? saved,
    restoredAt: kept && !isSameDraft(kept.draft, saved) ? new Date(kept.at) : undefined,
  }));
  const isDirty = useMemo(() => !isSameDraft(state.draft, state.saved), [state.draft, state.saved]);
  const isForgotten = useRef(false);
  useEffect(() => {
    if (isForgotten.current) return;
    const keep = () => {
      if (!isDirty) return localStorage.removeItem(key);
      const text: KeptDraft = { at: Date.now(), draft: state.draft, ...(state.version && { version: state.version }) };
      try {
        localStorage.setItem(key, JSON.stringify(text));
      } catch {
        // A browser without room for it still asks before the form is left.
      }
    };
    const timer = setTimeout(keep, keepAfterMs);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  }, [key, isDirty, state.draft, state.version]);
  const change = useCallback<EditedDraft["change"]>((part) => {
    setState((current) => {
      const changed = typeof part === "function" ? part(current.draft) : part;
      return { ...current, draft: { ...current.draft, ...changed } };
    });
  }, []);
  const rebase = useCallback<EditedDraft["rebase"]>((next, nextVersion, draft) => {
    setState((current) => ({
      ...current,
      saved: next,
      savedVersion: nextVersion,
      version: nextVersion,
      draft: draft ?? current.draft,
    }));
  }, []);
  const discard = useCallback(() => {
    setState((current) => ({ ...current, draft: current.saved, version: current.savedVersion, restoredAt: undefined }));
  }, []);
  const forget = useCallback(() => {
    isForgotten.current = true;
    localStorage.removeItem(key);
  }, [key]);
  const { draft, restoredAt } = state;
  return { draft, change, isDirty, restoredAt, version: state.version, rebase, discard, forget };
}
