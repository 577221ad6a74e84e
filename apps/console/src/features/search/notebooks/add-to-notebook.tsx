import { ActionIcon } from "@pharos/ui";
import { IconNotebook } from "@pharos/ui/icons";
import { lazy, Suspense } from "react";
import type { EventSearch, EventSearchPart } from "../event-search.ts";
import type { SearchedQuery } from "../saved-queries/saved-query.ts";

const AddStepSheet = lazy(() => import("./add-step-sheet.tsx").then((m) => ({ default: m.AddStepSheet })));

interface AddToNotebookProps {
  readonly search: EventSearch;
  /** What is asked as it stands now. */
  readonly query: () => SearchedQuery;
  readonly onSearchChange: (part: EventSearchPart) => void;
}

/** Keeps what is asked as a step of a notebook. */
export function AddToNotebook({ search, query, onSearchChange }: AddToNotebookProps) {
  const close = () => onSearchChange({ save: undefined });
  return (
    <>
      <ActionIcon
        size="input-sm"
        variant="default"
        aria-label="Add to notebook"
        title="Add to notebook"
        onClick={() => onSearchChange({ save: "notebook" })}
      >
        <IconNotebook size={16} />
      </ActionIcon>
      {search.save === "notebook" ? (
        <Suspense>
          <AddStepSheet search={search} query={query()} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
