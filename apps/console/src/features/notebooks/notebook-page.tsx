import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import type { NotebookStep } from "@pharos/domain";
import { Button, EmptyState, FailedState, offerUndo, Page, PageHeader, TextSkeleton } from "@pharos/ui";
import { IconNotebook, IconPlayerPlay, IconPlus } from "@pharos/ui/icons";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { readFragment } from "../../graphql/generated/fragment-masking.ts";
import { useChange } from "../../graphql/use-change.ts";
import { useBreadcrumbName } from "../../page/breadcrumb-bar.tsx";
import { PageFailure } from "../../page/page-failure.tsx";
import { PanelBoundary } from "../../page/panel-boundary.tsx";
import { pathTarget } from "../../routing/path-target.ts";
import { defaultFlow } from "../search/index.ts";
import { KeepingText } from "./keeping-text.tsx";
import {
  deleteMutation,
  emptyQuery,
  inputOf,
  type KnownNotebook,
  type NotebookDraft,
  newStepId,
  notebookFields,
  notebookQuery,
  saveMutation,
} from "./notebook.ts";
import { NotebookMenu } from "./notebook-menu.tsx";
import classes from "./notebooks.module.css";
import { NoteCard } from "./steps/note-card.tsx";
import { insertStep, moveStep, withoutStep } from "./steps/place-in-list.ts";
import { QueryCard } from "./steps/query-card.tsx";
import { useKeptNotebook } from "./use-kept-notebook.ts";

const SettingsSheet = lazy(() => import("./edit/settings-sheet.tsx").then((m) => ({ default: m.SettingsSheet })));
const route = getRouteApi("/shell/investigate/notebooks/$notebookId");

export function NotebookPage() {
  const { notebookId } = route.useParams();
  const { data, error, refetch } = useQuery(notebookQuery, {
    variables: { id: notebookId },
    fetchPolicy: "cache-and-network",
  });
  const notebook = readFragment(notebookFields, data?.notebook);
  useBreadcrumbName(notebookId, notebook?.name);
  if (notebook) return <OpenNotebook key={notebook.id} notebook={notebook} />;
  if (error) return <PageFailure title="Couldn't load the notebook" error={error} onRetry={() => refetch()} />;
  return (
    <Page kind="wide">
      <TextSkeleton lines={6} />
    </Page>
  );
}

function OpenNotebook({ notebook }: { readonly notebook: KnownNotebook }) {
  const { id, mayChange } = notebook;
  const { draft, change, keeping, keep, takeOver } = useKeptNotebook(notebook);
  const client = useApolloClient();
  const [save] = useMutation(saveMutation);
  const [remove] = useMutation(deleteMutation);
  const [run] = useChange();
  const navigate = useNavigate();
  const [tick, setTick] = useState(0);
  const [hasSettings, setSettings] = useState(false);
  const { steps } = draft;
  const setSteps = (rewrite: (steps: readonly NotebookStep[]) => readonly NotebookStep[]) =>
    change((old) => ({ ...old, steps: rewrite(old.steps) }));
  const add = (step: NotebookStep) => setSteps((old) => [...old, step]);
  const duplicate = () =>
    run("Couldn't duplicate the notebook", async () => {
      const copy: NotebookDraft = {
        ...draft,
        name: `Copy of ${draft.name}`.slice(0, 80),
        sharing: { kind: "PRIVATE" },
      };
      const { data } = await save({ variables: { input: inputOf(copy) } });
      if (data) void navigate(pathTarget(`/investigate/notebooks/${data.saveNotebook.id}/`));
    });
  const onDelete = async () => {
    const isDone = await run("Couldn't delete the notebook", () => remove({ variables: { id } }));
    if (isDone) void navigate(pathTarget("/investigate/notebooks/"));
    return isDone;
  };
  const loadTheirs = () =>
    run("Couldn't load the notebook", async () => {
      const { data } = await client.query({ query: notebookQuery, variables: { id }, fetchPolicy: "network-only" });
      const theirs = readFragment(notebookFields, data?.notebook);
      if (theirs) takeOver(theirs);
    });
  return (
    <Page kind="wide">
      <PageHeader
        title={draft.name}
        actions={
          <>
            <KeepingText keeping={keeping} onRetry={() => void keep()} />
            {steps.some(({ kind }) => kind === "QUERY") ? (
              <Button
                variant="default"
                leftSection={<IconPlayerPlay size={15} />}
                onClick={() => setTick((old) => old + 1)}
              >
                Run all
              </Button>
            ) : null}
            <NotebookMenu
              notebook={draft}
              mayChange={mayChange}
              onSettings={() => setSettings(true)}
              onDuplicate={() => void duplicate()}
              onDelete={onDelete}
            />
          </>
        }
      >
        {draft.description ? <span>{draft.description}</span> : null}
      </PageHeader>
      {keeping.kind === "conflict" ? (
        <div className={classes.conflict}>
          <FailedState
            title="Somebody else changed this notebook"
            message="Your latest changes are not saved. Keep them as a copy, or load the other version."
            action={
              <>
                <Button onClick={() => void duplicate()}>Keep mine as a copy</Button>
                <Button variant="default" onClick={() => void loadTheirs()}>
                  Load theirs
                </Button>
              </>
            }
          />
        </div>
      ) : null}
      {steps.length === 0 ? (
        <EmptyState icon={<IconNotebook size={36} stroke={1.25} />} title="No steps yet">
          Add a search or a note below, or press “Add to notebook” in Search.
        </EmptyState>
      ) : (
        <div className={classes.steps}>
          {steps.map((step, index) => {
            const name =
              (step.kind === "QUERY" && step.title) || `${step.kind === "NOTE" ? "Note" : "Search"} ${index + 1}`;
            const actions = {
              onMove: (by: -1 | 1) => setSteps((old) => moveStep(old, step.id, by)),
              onAddNote: () => setSteps((old) => insertStep(old, newNote(), index + 1)),
              onDuplicate: () => setSteps((old) => insertStep(old, { ...step, id: newStepId() }, index + 1)),
              onRemove: () => {
                setSteps((old) => withoutStep(old, step.id));
                offerUndo(`Removed ${name}`, () => setSteps((old) => insertStep(old, step, index)));
              },
            };
            const onChange = (part: Partial<NotebookStep>) =>
              setSteps((old) => old.map((one) => (one.id === step.id ? ({ ...one, ...part } as NotebookStep) : one)));
            return (
              <PanelBoundary key={step.id}>
                {step.kind === "NOTE" ? (
                  <NoteCard step={step} name={name} actions={actions} onChange={(text) => onChange({ text })} />
                ) : (
                  <QueryCard step={step} name={name} actions={actions} tick={tick} onChange={onChange} />
                )}
              </PanelBoundary>
            );
          })}
        </div>
      )}
      <div className={classes.add}>
        <Button variant="default" leftSection={<IconPlus size={15} />} onClick={() => add(newNote())}>
          Note
        </Button>
        <Button
          variant="default"
          leftSection={<IconPlus size={15} />}
          onClick={() => add(emptyQuery("pharosflow", defaultFlow))}
        >
          Flow search
        </Button>
        <Button variant="default" leftSection={<IconPlus size={15} />} onClick={() => add(emptyQuery("sql", ""))}>
          SQL search
        </Button>
      </div>
      <Suspense>
        {hasSettings ? (
          <SettingsSheet
            title="Name and sharing"
            submitLabel="Done"
            initial={draft}
            onSave={async ({ name, description, sharing }) => {
              change((old) => ({ ...old, name, description, sharing }));
              setSettings(false);
            }}
            onClose={() => setSettings(false)}
          />
        ) : null}
      </Suspense>
    </Page>
  );
}

const newNote = (): NotebookStep => ({ id: newStepId(), kind: "NOTE", text: "" });
