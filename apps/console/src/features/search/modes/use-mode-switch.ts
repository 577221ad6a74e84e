import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { SearchChange } from "../../../routing/use-search-change.ts";
import type { EventSearch } from "../event-search.ts";
import { searchedFlow } from "../saved-queries/searched-query.ts";
import { useTables } from "../use-tables.ts";
import type { SearchMode } from "./switch-mode.ts";

/** Why the question stays in its mode. */
export interface Refusal {
  readonly to: SearchMode;
  readonly reason: string;
}

const load = () => Promise.all([import("./switch-mode.ts"), import("./translations.ts")]);

/** Switches the mode and carries the question along, or says why not. */
export function useModeSwitch(search: EventSearch, onSearchChange: SearchChange<EventSearch>) {
  const client = useApolloClient();
  const { databases = [] } = useTables();
  const [refusal, setRefusal] = useState<Refusal & { readonly mode: SearchMode }>();
  const [draft, setDraft] = useState<{ readonly mode: SearchMode; readonly text: string }>();
  const mode: SearchMode = search.mode ?? "search";
  // Ready before somebody switches.
  useEffect(() => {
    const timer = setTimeout(
      () => void load().then(([, { prepareParser }]) => prepareParser().catch(() => undefined)),
      prepareMs,
    );
    return () => clearTimeout(timer);
  }, []);
  const switchTo = useCallback(
    async (to: SearchMode) => {
      if (to === mode) return;
      const [{ switchMode, NotCarried }, { translationsOf }] = await load();
      const translations = translationsOf(client, databases, (flow) => searchedFlow(flow, search));
      const text = draft?.mode === mode ? draft.text : undefined;
      try {
        onSearchChange(await switchMode({ from: mode, to, search, draft: text }, translations));
        setRefusal(undefined);
      } catch (error) {
        setRefusal({ to, mode, reason: error instanceof NotCarried ? error.message : errorText(error) });
      }
    },
    [client, databases, draft, mode, onSearchChange, search],
  );
  const onDraft = useCallback((text: string) => setDraft({ mode, text }), [mode]);
  return {
    mode,
    switchTo,
    onDraft,
    refusal: refusal?.mode === mode ? refusal : undefined,
    dismiss: () => setRefusal(undefined),
  };
}

const prepareMs = 300;
