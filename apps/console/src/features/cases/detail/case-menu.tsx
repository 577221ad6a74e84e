import { useMutation } from "@apollo/client/react";
import { deletedCaseDays } from "@pharos/domain";
import { ActionIcon, ConfirmModal, Menu, offerUndo } from "@pharos/ui";
import { IconDots } from "@pharos/ui/icons";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { CaseFieldsFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { restoreCaseMutation } from "../restore-case.ts";
import { useUndoMerge } from "./use-undo-merge.ts";

const ChooseCase = lazy(() => import("./choose-case.tsx").then((m) => ({ default: m.ChooseCase })));

const mergeMutation = graphql(`
  mutation MergeCases($input: MergeCasesInput!) {
    mergeCases(input: $input) { case { id ...CaseFields } }
  }
`);
const deleteMutation = graphql(`
  mutation DeleteCase($id: ID!) { deleteCase(id: $id) { id } }
`);

/** What is rarely done to a case. */
export function CaseMenu({ shown: { id, title } }: { readonly shown: CaseFieldsFragment }) {
  const [asked, setAsked] = useState<"merge" | "delete">();
  const [merge] = useMutation(mergeMutation);
  const [remove] = useMutation(deleteMutation);
  const [restore] = useMutation(restoreCaseMutation);
  const [change] = useChange();
  const undoMerge = useUndoMerge();
  const navigate = useNavigate();
  const close = () => setAsked(undefined);
  const mergeInto = async (intoId: string) => {
    const isDone = await change("Unable to merge the case", () => merge({ variables: { input: { id, intoId } } }));
    if (!isDone) return false;
    await navigate({ to: "/cases/$caseId/", params: { caseId: intoId }, replace: true });
    offerUndo(`Case ${id} is now part of case ${intoId}`, () => undoMerge(id));
    return true;
  };
  const takeBack = async () => {
    const isDone = await change(`Couldn't restore case ${id}`, () => restore({ variables: { id } }));
    if (isDone) await navigate({ to: "/cases/$caseId/", params: { caseId: id } });
  };
  const onDelete = async () => {
    const isDone = await change("Unable to delete the case", () => remove({ variables: { id } }));
    close();
    if (!isDone) return;
    await navigate({ to: "/cases/" });
    offerUndo(`Case ${id} deleted`, takeBack);
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size="input-sm" variant="default" aria-label="More actions">
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setAsked("merge")}>Merge into another case…</Menu.Item>
          <Menu.Item color="var(--ui-fail)" onClick={() => setAsked("delete")}>
            Delete case…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asked === "merge" ? (
        <Suspense>
          <ChooseCase
            title={`Merge case ${id} into another case`}
            confirmLabel="Merge case"
            excluded={new Set([id])}
            onChoose={mergeInto}
            onClose={close}
          >
            The other case gets the alerts, attachments, notes and history of case {id}, and the address of case {id}{" "}
            leads to it. You can undo this for {deletedCaseDays} days.
          </ChooseCase>
        </Suspense>
      ) : null}
      <ConfirmModal
        opened={asked === "delete"}
        title={`Delete case ${id}?`}
        confirmLabel="Delete case"
        destructive
        onConfirm={onDelete}
        onClose={close}
      >
        “{title}” is deleted with its notes, its attachments and its history. Its alerts stay. You can restore it for{" "}
        {deletedCaseDays} days.
      </ConfirmModal>
    </>
  );
}
