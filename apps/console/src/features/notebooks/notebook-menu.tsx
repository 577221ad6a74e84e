import { useApolloClient } from "@apollo/client/react";
import { ActionIcon, ConfirmModal, Menu, notify } from "@pharos/ui";
import { IconDots } from "@pharos/ui/icons";
import { lazy, Suspense, useState } from "react";
import { useChange } from "../../graphql/use-change.ts";
import { PathLink } from "../../routing/path-link.tsx";
import { saveBlob } from "../../session/save-blob.ts";
import { sendFile } from "../../session/send-file.ts";
import { useMay } from "../../session/viewer.tsx";
import type { NotebookDraft } from "./notebook.ts";

const ChooseCase = lazy(() => import("../cases/index.ts").then((m) => ({ default: m.ChooseCase })));

interface NotebookMenuProps {
  readonly notebook: NotebookDraft;
  readonly mayChange: boolean;
  readonly onSettings: () => void;
  readonly onDuplicate: () => void;
  /** Resolves to success. */
  readonly onDelete: () => Promise<boolean>;
}

const noCases: ReadonlySet<string> = new Set();

/** What is done with a notebook as a whole. */
export function NotebookMenu({ notebook, mayChange, onSettings, onDuplicate, onDelete }: NotebookMenuProps) {
  const client = useApolloClient();
  const mayAttach = useMay("AlertModify");
  const [change] = useChange();
  const [asked, setAsked] = useState<"delete" | "attach">();
  const close = () => setAsked(undefined);
  const write = async () => {
    const { writeNotebook } = await import("./export/write-notebook.ts");
    return writeNotebook(client, notebook, new Date());
  };
  const save = () =>
    change("Couldn't export the notebook", async () => {
      const file = await write();
      saveBlob(file, file.name);
    });
  const attach = (caseId: string) =>
    change("Couldn't attach the notebook", async () => {
      const { signal } = new AbortController();
      await sendFile(`/internal/cases/${caseId}/attachments`, await write(), { signal, onProgress: () => undefined });
      notify({
        tone: "success",
        message: (
          <>
            Attached to <PathLink path={`/cases/${caseId}/`}>case {caseId}</PathLink>
          </>
        ),
      });
    });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size="input-sm" variant="default" aria-label="More actions">
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayChange ? <Menu.Item onClick={onSettings}>Name and sharing…</Menu.Item> : null}
          <Menu.Item onClick={() => void save()}>Export as Markdown</Menu.Item>
          {mayAttach ? <Menu.Item onClick={() => setAsked("attach")}>Attach to a case…</Menu.Item> : null}
          <Menu.Item onClick={onDuplicate}>Duplicate</Menu.Item>
          {mayChange ? (
            <Menu.Item color="var(--ui-fail)" onClick={() => setAsked("delete")}>
              Delete…
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {asked === "attach" ? (
        <Suspense>
          <ChooseCase
            title="Attach the notebook to a case"
            confirmLabel="Attach"
            excluded={noCases}
            onChoose={attach}
            onClose={close}
          >
            The notebook is added to the case as a Markdown file, with the rows that are available now. Later changes
            are not included.
          </ChooseCase>
        </Suspense>
      ) : null}
      <ConfirmModal
        opened={asked === "delete"}
        title="Delete notebook?"
        confirmLabel="Delete"
        destructive
        onConfirm={async () => {
          if (!(await onDelete())) close();
        }}
        onClose={close}
      >
        {notebook.name} is deleted for everyone who can see it. Export it first if someone may need it later.
      </ConfirmModal>
    </>
  );
}
