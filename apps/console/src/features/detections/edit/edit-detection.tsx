import { Tag } from "@pharos/ui";
import { useState } from "react";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { detectionPath } from "../../../routing/detection-path.ts";
import { pathTarget } from "../../../routing/path-target.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { ConflictModal } from "./conflict-modal.tsx";
import { DetectionEditor } from "./detection-editor.tsx";
import { detectionDraftKind } from "./draft/detection-draft-kind.ts";
import { findDifferences } from "./draft/find-differences.ts";
import { useKeptDraft } from "./draft/use-kept-draft.ts";
import { type EditSearch, readEditSearch } from "./edit-search.ts";
import type { StoredVersion } from "./stored-version.ts";
import { useEditSession } from "./use-edit-session.ts";

interface EditDetectionProps {
  readonly stored: StoredVersion;
  /** People choose some members only: it comes with Pharos, or follows another rule. */
  readonly isBound: boolean;
  readonly mayModify: boolean;
  readonly search: EditSearch;
  readonly readLatest: () => Promise<StoredVersion>;
}

const choosable: ReadonlySet<string> = new Set([
  "enabled",
  "severity",
  "outputIds",
  "threshold",
  "dedupPeriodMinutes",
  "inlineFilters",
]);

/** The form of a stored detection. */
export function EditDetection({ stored, isBound, mayModify, search, readLatest }: EditDetectionProps) {
  // The form starts from what was there when it opened, whatever the cache learns meanwhile.
  const [{ draft: saved, lastModified }] = useState(stored);
  const edited = useKeptDraft(detectionDraftKind, saved.id, saved, lastModified);
  const session = useEditSession(edited);
  const path = detectionPath(saved);
  const change = useSearchChange(`${path}edit/`, readEditSearch, { typed: ["test"] });
  return (
    <>
      <DetectionEditor
        {...session}
        tester={mayModify ? session.tester : undefined}
        title={`Edit ${saved.displayName || saved.id}`}
        facts={isBound ? <Tag>Read Only</Tag> : undefined}
        edited={edited}
        isNew={false}
        isLocked={(field) => !mayModify || (isBound && !choosable.has(field))}
        isReadOnly={!mayModify}
        cancel={
          <ButtonLink {...pathTarget(path)} variant="default">
            {mayModify ? "Cancel" : "Close"}
          </ButtonLink>
        }
        shownTest={search.test}
        onShowTest={(name) => change({ test: name })}
        shownSection={search.section}
        onShowSection={(section) => change({ section })}
      />
      {session.saving.isConflicting ? (
        <ConflictModal
          noun="detection"
          edited={edited}
          findDifferences={findDifferences}
          readLatest={readLatest}
          onClose={session.saving.settleConflict}
        />
      ) : null}
    </>
  );
}
