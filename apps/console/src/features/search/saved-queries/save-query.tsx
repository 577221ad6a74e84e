import { Button } from "@pharos/ui";
import { IconStar } from "@pharos/ui/icons";
import { lazy, Suspense } from "react";
import { useMay } from "../../../session/viewer.tsx";
import type { EventSearch, EventSearchPart } from "../event-search.ts";
import type { SearchedQuery } from "./saved-query.ts";

const SaveQuerySheet = lazy(() => import("./save-query-sheet.tsx").then((m) => ({ default: m.SaveQuerySheet })));

interface SaveQueryProps {
  readonly search: EventSearch;
  /** What is asked as it stands now. */
  readonly query: () => SearchedQuery;
  readonly onSearchChange: (part: EventSearchPart) => void;
}

/** Keeps what is asked under a name, or as a new version of the saved search that was opened. */
export function SaveQuery({ search, query, onSearchChange }: SaveQueryProps) {
  if (!useMay("DataAnalyticsModify")) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconStar size={15} />} onClick={() => onSearchChange({ save: "new" })}>
        Save
      </Button>
      {search.save === "new" ? (
        <Suspense>
          <SaveQuerySheet
            query={query()}
            savedId={search.saved}
            onSaved={(saved) => onSearchChange({ saved, save: undefined })}
            onClose={() => onSearchChange({ save: undefined })}
          />
        </Suspense>
      ) : null}
    </>
  );
}
