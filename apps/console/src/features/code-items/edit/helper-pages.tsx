import { useMutation, useQuery } from "@apollo/client/react";
import { BlockSkeleton, Button, FailedState, notify, Page, PageHeader, Panel, TagsInput, TextInput } from "@pharos/ui";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { EditedHelperQuery } from "../../../graphql/generated/graphql.ts";
import { graphql, readFragment } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { StatusPage } from "../../../page/error-pages.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";
import { useMay } from "../../../session/viewer.tsx";
import classes from "../code-items.module.css";
import { CodeBody } from "./code-body.tsx";
import { CodeHistory } from "./code-history.tsx";
import { codeReportFields } from "./code-report.ts";
import { DeleteCode } from "./delete-code.tsx";
import { TestPanel } from "./test-panel.tsx";
import { useCodeSaving } from "./use-code-saving.ts";
import { UsesPanel } from "./uses-panel.tsx";

const newRoute = getRouteApi("/shell/build/helpers/new");
const editRoute = getRouteApi("/shell/build/helpers/$helperId/edit");
const formHeightPx = 480;

const helperQuery = graphql(`
  query EditedHelper($id: ID!) {
    globalHelper(id: $id) { id description tags managed body lastModified }
  }
`);
const usesQuery = graphql(`
  query GlobalHelperUses($id: ID!) { globalHelperUses(id: $id) { id kind displayName enabled } }
`);
const historyQuery = graphql(`
  query GlobalHelperHistory($input: DetectionHistoryInput!) {
    globalHelperHistory(input: $input) {
      changes { id itemId action origin at by { name } before { path text } after { path text } }
    }
  }
`);
const testMutation = graphql(`
  mutation TestGlobalHelper($input: GlobalHelperInput!) { testGlobalHelper(input: $input) { ...CodeReport } }
`);
const saveMutation = graphql(`
  mutation SaveGlobalHelper($input: SaveGlobalHelperInput!) {
    saveGlobalHelper(input: $input) {
      helper { id description tags managed body lastModified }
      report { ...CodeReport }
    }
  }
`);
const deleteMutation = graphql(`
  mutation DeleteGlobalHelper($id: ID!) { deleteGlobalHelper(id: $id) { id } }
`);
const restoreMutation = graphql(`
  mutation RestoreGlobalHelperVersion($input: RestoreDetectionVersionInput!) {
    restoreGlobalHelperVersion(input: $input) { id description tags managed body lastModified }
  }
`);

type Helper = EditedHelperQuery["globalHelper"];
type HelperText = Pick<Helper, "id" | "description" | "tags" | "body">;

/** A new helper, or a copy of one. */
export function NewHelperPage() {
  const { copyOf } = newRoute.useSearch();
  const { data, error, refetch } = useQuery(helperQuery, {
    variables: { id: copyOf ?? "" },
    skip: copyOf === undefined,
  });
  if (!useMay("RuleModify")) return <StatusPage status={403} />;
  if (copyOf === undefined)
    return <HelperEditor begin={{ id: "", description: "", tags: [], body: "" }} stored={undefined} />;
  if (error && !data) return <PageFailure title="Couldn't load the helper" error={error} onRetry={() => refetch()} />;
  if (!data) return <Loading />;
  const { description, tags, body } = data.globalHelper;
  return <HelperEditor begin={{ id: `${copyOf}_copy`, description, tags, body }} stored={undefined} />;
}

export function EditHelperPage() {
  const { helperId } = editRoute.useParams();
  const { data, error, refetch } = useQuery(helperQuery, {
    variables: { id: helperId },
    fetchPolicy: "cache-and-network",
  });
  const helper = data?.globalHelper;
  if (!helper && error) return <PageFailure title="Couldn't load the helper" error={error} onRetry={() => refetch()} />;
  if (!helper) return <Loading />;
  // Another version begins a new form.
  return <HelperEditor key={helper.lastModified} begin={helper} stored={helper} />;
}

function Loading() {
  return (
    <Page kind="wide">
      <BlockSkeleton height={formHeightPx} />
    </Page>
  );
}

interface HelperEditorProps {
  readonly begin: HelperText;
  /** Undefined for a new helper. */
  readonly stored: Helper | undefined;
}

function HelperEditor({ begin, stored }: HelperEditorProps) {
  const [text, setText] = useState<HelperText>({ ...begin });
  const mayModify = useMay("RuleModify");
  const navigate = useNavigate();
  const [test] = useMutation(testMutation);
  const [save] = useMutation(saveMutation);
  const isReadOnly = !mayModify || stored?.managed === true;
  const isDirty = JSON.stringify(inputOf(text)) !== JSON.stringify(inputOf(begin));
  const leave = useUnsavedChanges(isDirty && !isReadOnly);
  const saving = useCodeSaving({
    test: async () =>
      readFragment(codeReportFields, (await test({ variables: { input: inputOf(text) } })).data?.testGlobalHelper) ?? undefined,
    save: async (acceptsFailures) => {
      const input = { helper: inputOf(text), lastModified: stored?.lastModified, acceptsFailures };
      const saved = (await save({ variables: { input }, refetchQueries: ["GlobalHelperHistory"] })).data
        ?.saveGlobalHelper;
      return { isSaved: saved?.helper != null, report: readFragment(codeReportFields, saved?.report) ?? undefined };
    },
    onSaved: () => {
      notify({ tone: "success", message: `Saved ${text.id}` });
      if (!stored)
        void leave(
          async () =>
            void navigate({ to: "/build/helpers/$helperId/edit/", params: { helperId: text.id }, ignoreBlocker: true }),
        );
    },
  });
  const { report, failure, isSaving, isTesting, isRefused, onSave, onTest } = saving;
  useBreadcrumbName(stored?.id ?? "", stored?.id);
  const change = (part: Partial<HelperText>) => setText({ ...text, ...part });
  return (
    <Page kind="wide">
      <PageHeader
        title={stored ? stored.id : "New helper"}
        actions={
          <>
            {stored && mayModify ? (
              <ButtonLink to="/build/helpers/new/" search={{ copyOf: stored.id }} variant="default">
                {stored.managed ? "Clone & edit" : "Clone"}
              </ButtonLink>
            ) : null}
            {stored && !isReadOnly ? <DeleteHelper id={stored.id} /> : null}
            {isReadOnly ? null : (
              <Button loading={isSaving} disabled={stored !== undefined && !isDirty} onClick={() => onSave()}>
                Save
              </Button>
            )}
          </>
        }
      >
        {stored?.managed ? <span>Comes with Pharos or a pack. Clone it to change it.</span> : null}
        {isDirty && !isReadOnly ? <span>Unsaved changes</span> : null}
      </PageHeader>
      {failure ? <FailedState title="Couldn't save the helper" message={failure} /> : null}
      <div className={classes.columns}>
        <div className={classes.main}>
          <CodeBody
            title="Module"
            value={text.body}
            onChange={(body) => change({ body })}
            problems={report?.problems ?? []}
            isReadOnly={isReadOnly}
          />
          {isReadOnly ? null : (
            <TestPanel
              report={report}
              isRunning={isTesting || isSaving}
              onRun={onTest}
              onSaveAnyway={isRefused ? () => onSave(true) : undefined}
            />
          )}
        </div>
        <div className={classes.aside}>
          <Panel title="Settings">
            <div className={classes.fields}>
              <TextInput
                label="Module name"
                description="Detections import it by this name"
                required
                disabled={stored !== undefined}
                value={text.id}
                onChange={(event) => change({ id: event.currentTarget.value })}
              />
              <TextInput
                label="Description"
                disabled={isReadOnly}
                value={text.description}
                onChange={(event) => change({ description: event.currentTarget.value })}
              />
              <TagsInput
                label="Tags"
                disabled={isReadOnly}
                value={[...text.tags]}
                onChange={(tags) => change({ tags })}
              />
            </div>
          </Panel>
          {stored ? <HelperFacts helper={stored} mayModify={!isReadOnly} /> : null}
        </div>
      </div>
    </Page>
  );
}

function inputOf({ id, description, tags, body }: HelperText) {
  return { id: id.trim(), description, tags, body };
}

function HelperFacts({ helper: { id }, mayModify }: { readonly helper: Helper; readonly mayModify: boolean }) {
  const { data: used } = useQuery(usesQuery, { variables: { id }, fetchPolicy: "cache-and-network" });
  const { data: told } = useQuery(historyQuery, { variables: { input: { id } }, fetchPolicy: "cache-and-network" });
  const [restore] = useMutation(restoreMutation, { refetchQueries: ["GlobalHelperHistory"] });
  const [run] = useChange();
  const onRestore = async (changeId: string, version: "BEFORE" | "AFTER") => {
    const isDone = await run("Couldn't restore this version", () =>
      restore({ variables: { input: { changeId, version } } }),
    );
    if (isDone) notify({ tone: "success", message: "Restored the version" });
    return isDone;
  };
  return (
    <>
      <UsesPanel uses={used?.globalHelperUses} />
      <CodeHistory changes={told?.globalHelperHistory.changes} mayModify={mayModify} onRestore={onRestore} />
    </>
  );
}

function DeleteHelper({ id }: { readonly id: string }) {
  const [remove] = useMutation(deleteMutation);
  const [run] = useChange();
  const navigate = useNavigate();
  const onConfirm = async () => {
    const isDone = await run("Unable to delete the helper", () =>
      remove({ variables: { id }, update: (cache) => cache.evict({ fieldName: "globalHelpers" }) }),
    );
    if (!isDone) return;
    notify({ tone: "success", message: `${id} deleted` });
    navigate({ to: "/build/helpers/", ignoreBlocker: true });
  };
  return <DeleteCode noun="helper" name={id} onConfirm={onConfirm} />;
}
