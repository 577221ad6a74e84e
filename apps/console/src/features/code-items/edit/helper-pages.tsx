import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { BlockSkeleton, Button, FailedState, notify, Page, PageHeader, Panel, TagsInput, TextInput } from "@pharos/ui";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { graphql, readFragment } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { StatusPage } from "../../../page/error-pages.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { ConflictModal, RestoredDraft, type StoredVersion, usePythonLanguage } from "../../detections/index.ts";
import classes from "../code-items.module.css";
import { CodeBody } from "./code-body.tsx";
import { CodeHistory } from "./code-history.tsx";
import { codeReportFields } from "./code-report.ts";
import { DeleteCode } from "./delete-code.tsx";
import {
  emptyHelper,
  findHelperDifferences,
  type Helper,
  type HelperText,
  helperDraftKind,
  toHelperInput,
  versionOfHelper,
} from "./helper-text.ts";
import { TestPanel } from "./test-panel.tsx";
import { useCodeCheck } from "./use-code-check.ts";
import { useCodeDraft } from "./use-code-draft.ts";
import { useCodeSaving } from "./use-code-saving.ts";
import { UsesPanel } from "./uses-panel.tsx";

const newRoute = getRouteApi("/shell/build/helpers/new");
const editRoute = getRouteApi("/shell/build/helpers/$helperId/edit");
const formHeightPx = 480;
const noLogTypes: readonly string[] = [];

const helperQuery = graphql(`
  query EditedHelper($id: ID!) {
    globalHelper(id: $id) { id description tags managed body lastModified lastModifiedBy { name } }
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
  mutation TestGlobalHelper($input: GlobalHelperInput!, $runsTests: Boolean) {
    testGlobalHelper(input: $input, runsTests: $runsTests) { ...CodeReport }
  }
`);
const saveMutation = graphql(`
  mutation SaveGlobalHelper($input: SaveGlobalHelperInput!) {
    saveGlobalHelper(input: $input) {
      helper { id description tags managed body lastModified lastModifiedBy { name } }
      report { ...CodeReport }
    }
  }
`);
const deleteMutation = graphql(`
  mutation DeleteGlobalHelper($id: ID!) { deleteGlobalHelper(id: $id) { id } }
`);
const restoreMutation = graphql(`
  mutation RestoreGlobalHelperVersion($input: RestoreDetectionVersionInput!) {
    restoreGlobalHelperVersion(input: $input) { id description tags managed body lastModified lastModifiedBy { name } }
  }
`);

/** A new helper, or a copy of one. */
export function NewHelperPage() {
  const { copyOf } = newRoute.useSearch();
  const { data, error, refetch } = useQuery(helperQuery, {
    variables: { id: copyOf ?? "" },
    skip: copyOf === undefined,
  });
  if (!useMay("RuleModify")) return <StatusPage status={403} />;
  if (copyOf === undefined) return <HelperEditor key="new" name="(new)" begin={emptyHelper} stored={undefined} />;
  if (error && !data) return <PageFailure title="Couldn't load the helper" error={error} onRetry={() => refetch()} />;
  if (!data) return <Loading />;
  const { description, tags, body } = data.globalHelper;
  const copy = { id: `${copyOf}_copy`, description, tags, body };
  return <HelperEditor key={copyOf} name={`(copy of ${copyOf})`} begin={copy} stored={undefined} />;
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
  return <HelperEditor key={helperId} name={helperId} begin={versionOfHelper(helper).draft} stored={helper} />;
}

function Loading() {
  return (
    <Page kind="wide">
      <BlockSkeleton height={formHeightPx} />
    </Page>
  );
}

interface HelperEditorProps {
  /** Tells kept drafts apart. */
  readonly name: string;
  readonly begin: HelperText;
  /** Undefined for a new helper. */
  readonly stored: Helper | undefined;
}

function HelperEditor({ name, begin, stored }: HelperEditorProps) {
  const mayModify = useMay("RuleModify");
  const isReadOnly = !mayModify || stored?.managed === true;
  const edited = useCodeDraft(helperDraftKind, name, begin, stored && versionOfHelper(stored));
  const { draft: text, change, isDirty } = edited;
  const navigate = useNavigate();
  const client = useApolloClient();
  const [test] = useMutation(testMutation);
  const [save] = useMutation(saveMutation);
  const leave = useUnsavedChanges(isDirty && !isReadOnly);
  const ask = async (runsTests: boolean) => {
    const { data } = await test({ variables: { input: toHelperInput(text), runsTests } });
    return readFragment(codeReportFields, data?.testGlobalHelper) ?? undefined;
  };
  const saving = useCodeSaving({
    test: () => ask(true),
    save: async (acceptsFailures) => {
      const input = { helper: toHelperInput(text), lastModified: edited.version, acceptsFailures };
      const saved = (await save({ variables: { input }, refetchQueries: ["GlobalHelperHistory"] })).data
        ?.saveGlobalHelper;
      if (saved?.helper) edited.rebase(versionOfHelper(saved.helper).draft, saved.helper.lastModified);
      return { isSaved: saved?.helper != null, report: readFragment(codeReportFields, saved?.report) ?? undefined };
    },
    onSaved: () => {
      notify({ tone: "success", message: `Saved ${text.id}` });
      if (stored) return;
      edited.forget();
      void leave(
        async () =>
          void navigate({ to: "/build/helpers/$helperId/edit/", params: { helperId: text.id }, ignoreBlocker: true }),
      );
    },
  });
  const { report, failure, isSaving, isTesting, isRefused, onSave, onTest } = saving;
  const { language } = usePythonLanguage({
    function: undefined,
    logTypes: noLogTypes,
    readsLogs: false,
    module: text.id.trim(),
  });
  const content = isReadOnly || text.body.trim() === "" ? undefined : `${text.id}\n${text.body}`;
  const checked = useCodeCheck(content, async () => (await ask(false))?.problems ?? []);
  const readLatest = async () => {
    const latest = await client.query({ query: helperQuery, variables: { id: name }, fetchPolicy: "network-only" });
    if (!latest.data) throw new Error("The helper could not be read");
    return versionOfHelper(latest.data.globalHelper);
  };
  useBreadcrumbName(stored?.id ?? "", stored?.id);
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
      {isReadOnly ? null : <RestoredDraft edited={edited} />}
      {failure ? <FailedState title="Couldn't save the helper" message={failure} /> : null}
      <div className={classes.columns}>
        <div className={classes.main}>
          <CodeBody
            title="Module"
            value={text.body}
            onChange={(body) => change({ body })}
            checked={checked}
            reported={report?.problems ?? []}
            language={language}
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
          {stored ? (
            <HelperFacts
              helper={stored}
              mayModify={!isReadOnly}
              onRestored={({ draft, lastModified }) => edited.rebase(draft, lastModified, draft)}
            />
          ) : null}
        </div>
      </div>
      {saving.isConflicting ? (
        <ConflictModal
          noun="helper"
          edited={edited}
          findDifferences={findHelperDifferences}
          readLatest={readLatest}
          onClose={saving.settleConflict}
        />
      ) : null}
    </Page>
  );
}

interface HelperFactsProps {
  readonly helper: Helper;
  readonly mayModify: boolean;
  readonly onRestored: (version: StoredVersion<HelperText>) => void;
}

function HelperFacts({ helper: { id }, mayModify, onRestored }: HelperFactsProps) {
  const { data: used } = useQuery(usesQuery, { variables: { id }, fetchPolicy: "cache-and-network" });
  const { data: told } = useQuery(historyQuery, { variables: { input: { id } }, fetchPolicy: "cache-and-network" });
  const [restore] = useMutation(restoreMutation, { refetchQueries: ["GlobalHelperHistory"] });
  const [run] = useChange();
  const onRestore = async (changeId: string, version: "BEFORE" | "AFTER") => {
    const isDone = await run("Couldn't restore this version", async () => {
      const { data } = await restore({ variables: { input: { changeId, version } } });
      if (data) onRestored(versionOfHelper(data.restoreGlobalHelperVersion));
    });
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
