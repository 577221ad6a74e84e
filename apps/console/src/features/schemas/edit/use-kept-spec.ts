import { useEffect, useRef, useState } from "react";
import { useViewer } from "../../../session/viewer.tsx";

interface SpecState {
  readonly spec: string;
  /** Of the stored schema that the text changes; 0 for a new one. */
  readonly revision: number;
}

export interface KeptSpec extends SpecState {
  readonly saved: string;
  readonly isDirty: boolean;
  /** The text was found again after a reload. */
  readonly isRestored: boolean;
  readonly change: (spec: string) => void;
  readonly discard: () => void;
  /** Takes over another stored version; the text stays unless one is given. */
  readonly rebase: (saved: SpecState, spec?: string) => void;
  /** After saving: nothing is kept any more. */
  readonly forget: () => void;
}

/** The text of a schema. What is not saved is kept in this browser for this person, and survives a reload. */
export function useKeptSpec(name: string, stored: SpecState): KeptSpec {
  const key = `draft.${useViewer().id}.schema.${name}`;
  const [state, setState] = useState(() => {
    const kept = readKept(localStorage.getItem(key));
    const isRestored = kept !== undefined && kept.spec !== stored.spec;
    return { saved: stored, ...stored, ...(isRestored && kept), isRestored };
  });
  const { saved, spec, revision } = state;
  const isDirty = spec !== saved.spec;
  const isForgotten = useRef(false);
  useEffect(() => {
    if (isForgotten.current) return;
    try {
      if (isDirty) localStorage.setItem(key, JSON.stringify({ spec, revision }));
      else localStorage.removeItem(key);
    } catch {
      // A browser without room for it still asks before the page is left.
    }
  }, [key, isDirty, spec, revision]);
  return {
    spec,
    revision,
    saved: saved.spec,
    isDirty,
    isRestored: state.isRestored && isDirty,
    change: (next) => setState((current) => ({ ...current, spec: next })),
    discard: () => setState(() => ({ saved, ...saved, isRestored: false })),
    rebase: (next, text = spec) => setState({ saved: next, ...next, spec: text, isRestored: false }),
    forget: () => {
      isForgotten.current = true;
      localStorage.removeItem(key);
    },
  };
}

function readKept(text: string | null): SpecState | undefined {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<SpecState> | null;
    if (typeof kept?.spec !== "string" || typeof kept.revision !== "number") return undefined;
    return { spec: kept.spec, revision: kept.revision };
  } catch {
    return undefined;
  }
}
