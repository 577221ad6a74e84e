import { useMutation, useQuery } from "@apollo/client/react";
import { Button, DataTable, EmptyState, FailedState, Page, PageHeader, TableFrame, TableSkeleton } from "@pharos/ui";
import { IconNotebook, IconPlus } from "@pharos/ui/icons";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { StatusPage } from "../../../page/error-pages.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import { useMay } from "../../../session/viewer.tsx";
import {
  inputOf,
  type ListedNotebook,
  type NotebookDraft,
  newDraft,
  notebooksQuery,
  saveMutation,
} from "../notebook.ts";
import { notebookColumns } from "./notebook-columns.tsx";

const SettingsSheet = lazy(() => import("../edit/settings-sheet.tsx").then((m) => ({ default: m.SettingsSheet })));
const rowId = ({ id }: ListedNotebook) => id;
const skeletonWidths = ["40%", 80, 160, 130];

export function NotebooksPage() {
  return useMay("DataAnalyticsRead") ? <Notebooks /> : <StatusPage status={403} />;
}

function Notebooks() {
  const { data, error, refetch } = useQuery(notebooksQuery, { fetchPolicy: "cache-and-network" });
  const [save] = useMutation(saveMutation);
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  const notebooks = data?.notebooks;
  const open = (id: string) => navigate(pathTarget(`/investigate/notebooks/${id}/`));
  const create = async (draft: NotebookDraft) => {
    const saved = await save({ variables: { input: inputOf(draft) } });
    const id = saved.data?.saveNotebook.id;
    if (id) void open(id);
  };
  const button = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setNew(true)}>
      New notebook
    </Button>
  );
  return (
    <Page kind="list">
      <PageHeader title="Notebooks" actions={button}>
        <span>Searches with notes between them, in the order of an investigation.</span>
      </PageHeader>
      <TableFrame>
        {error && !notebooks ? (
          <FailedState title="Couldn't load the notebooks" message={errorText(error)} onRetry={() => refetch()} />
        ) : !notebooks ? (
          <TableSkeleton rows={10} widths={skeletonWidths} />
        ) : notebooks.length === 0 ? (
          <EmptyState icon={<IconNotebook size={36} stroke={1.25} />} title="No notebooks yet">
            Keep the searches of an investigation with what you learned from each, share them with your team, and attach
            them to a case.
          </EmptyState>
        ) : (
          <DataTable
            label="Notebooks"
            storageKey="notebooks"
            rows={notebooks}
            columns={notebookColumns}
            rowId={rowId}
            onOpen={({ id }) => open(id)}
          />
        )}
      </TableFrame>
      <Suspense>
        {isNew ? (
          <SettingsSheet
            title="New notebook"
            submitLabel="Create"
            initial={newDraft}
            isNew
            onSave={create}
            onClose={() => setNew(false)}
          />
        ) : null}
      </Suspense>
    </Page>
  );
}
