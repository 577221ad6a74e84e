import { use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useViewer } from "../../../../session/viewer.tsx";
import { dropDraft, keepDraft, readDraft, recoverDrafts } from "./durable-drafts.ts";
import { type KeptDraft, readKeptDraft } from "./kept-draft.ts";

/** What the drafts of one noun have in common. */
export interface DraftKind<T> {
  /** Tells the drafts of one noun from those of another. */
  readonly noun: string;
  readonly isSame: (one: T, other: T) => boolean;
  /** Undefined for what is no such draft, or of a console whose forms had another shape; may throw. */
  readonly read: (draft: Partial<T>) => T | undefined;
}

export interface EditedForm<T> {
  readonly draft: T;
  readonly change: (part: Partial<T> | ((draft: T) => Partial<T>)) => void;
  readonly isDirty: boolean;
  /** When the changes were made that were found again; undefined where there were none, or once they are dropped. */
  readonly restoredAt: Date | undefined;
  /** The version that the changes were made to; undefined for something new. */
  readonly version: string | undefined;
  /** Takes over another version as what is saved; what was typed stays, or becomes the version as well. */
  readonly rebase: (saved: T, version: string, draft?: T) => void;
  /** Back to what is saved. */
  readonly discard: () => void;
  /** Takes up again what was discarded; undefined where nothing was, or something was typed since. */
  readonly restore: (() => void) | undefined;
  /** After saving: nothing is kept any more. */
  readonly forget: () => void;
}

interface FormState<T> {
  readonly saved: T;
  readonly savedVersion: string | undefined;
  readonly version: string | undefined;
  readonly draft: T;
  readonly restoredAt: Date | undefined;
  /** As the form was before its changes were discarded. */
  readonly discarded?: FormState<T> | undefined;
}

const keepAfterMs = 250;

/**
 * A form. What differs from what is saved is kept in this browser for this person, so that it survives a reload, a
 * crash, and the end of the session.
 *
 * @param kind stable between renders
 * @param name tells forms apart; a form of another name is another component
 */
export function useKeptDraft<T extends object>(
  kind: DraftKind<T>,
  name: string,
  saved: T,
  version?: string,
): EditedForm<T> {
  use(recoverDrafts());
  const { isSame } = kind;
  const key = `draft.${useViewer().id}.${kind.noun}.${name}`;
  const [state, setState] = useState<FormState<T>>(() => {
    const kept = readKeptDraft(readDraft(key), kind.read);
    const begin = { saved, savedVersion: version, version, draft: saved, restoredAt: undefined };
    // What says the same as what is saved by now is no change to an older version.
    if (!kept || isSame(kept.draft, saved)) return begin;
    return { ...begin, version: kept.version ?? version, draft: kept.draft, restoredAt: new Date(kept.at) };
  });
  const isDirty = useMemo(() => !isSame(state.draft, state.saved), [isSame, state.draft, state.saved]);
  const isForgotten = useRef(false);
  useEffect(() => {
    if (isForgotten.current) return;
    const keep = () => {
      const at = Date.now();
      if (!isDirty) return dropDraft(key, at);
      const kept: KeptDraft<T> = { at, draft: state.draft, ...(state.version && { version: state.version }) };
      keepDraft(key, { at, text: JSON.stringify(kept) });
    };
    const timer = setTimeout(keep, keepAfterMs);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  }, [key, isDirty, state.draft, state.version]);
  const change = useCallback<EditedForm<T>["change"]>((part) => {
    setState((state) => {
      const { discarded: _, ...current } = state;
      const changed = typeof part === "function" ? part(current.draft) : part;
      // Editors of code tell as well what was put into them.
      const isSameText = Object.entries(changed).every(([name, value]) => current.draft[name as keyof T] === value);
      return isSameText ? state : { ...current, draft: { ...current.draft, ...changed } };
    });
  }, []);
  const rebase = useCallback<EditedForm<T>["rebase"]>((next, nextVersion, draft) => {
    setState(({ discarded: _, ...current }) => ({
      ...current,
      saved: next,
      savedVersion: nextVersion,
      version: nextVersion,
      draft: draft ?? current.draft,
    }));
  }, []);
  const discard = useCallback(() => {
    setState((current) => ({
      saved: current.saved,
      savedVersion: current.savedVersion,
      draft: current.saved,
      version: current.savedVersion,
      restoredAt: undefined,
      discarded: current,
    }));
  }, []);
  const restore = useCallback(() => setState((current) => current.discarded ?? current), []);
  const forget = useCallback(() => {
    isForgotten.current = true;
    dropDraft(key, Date.now());
  }, [key]);
  const { draft, restoredAt, version: changed } = state;
  const isUndoable = state.discarded !== undefined;
  return {
    draft,
    change,
    isDirty,
    restoredAt,
    version: changed,
    rebase,
    discard,
    restore: isUndoable ? restore : undefined,
    forget,
  };
}
