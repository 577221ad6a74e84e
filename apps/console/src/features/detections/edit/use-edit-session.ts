import { useApolloClient } from "@apollo/client/react";
import { notify } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { detectionPath } from "../../../routing/detection-path.ts";
import { pathTarget } from "../../../routing/path-target.ts";
import type { DetectionDraft } from "./draft/detection-draft.ts";
import type { EditedDraft } from "./draft/detection-draft-kind.ts";
import { createDraftTester, runSavedTests, saveDraft } from "./operations.ts";
import { useSave } from "./use-save.ts";

/** What a new detection and an edited one have in common: their tests, and how they are saved. */
export function useEditSession(edited: EditedDraft) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const tester = useMemo(() => createDraftTester(client), [client]);
  const saving = useSave(edited.isDirty);
  const onSave = async (draft: DetectionDraft) => {
    const saved = await saveDraft(client, draft, edited.version);
    edited.forget();
    notify({ message: `${draft.kind === "POLICY" ? "Policy" : "Rule"} saved`, tone: "success" });
    // What the list says of its tests follows; whether they pass keeps nobody from saving.
    void runSavedTests(client, saved.id).catch(() => undefined);
    // Whatever shows it reads it again; a page that fails to does so by itself.
    await client.refetchQueries({ include: "active" }).catch(() => undefined);
    await navigate({ ...pathTarget(detectionPath(saved)), ignoreBlocker: true });
  };
  return { tester, saving, onSave };
}
