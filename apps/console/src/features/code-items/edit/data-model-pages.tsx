import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import {
  BlockSkeleton,
  Button,
  FailedState,
  notify,
  Page,
  PageHeader,
  Panel,
  Switch,
  TagsInput,
  TextInput,
} from "@pharos/ui";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { graphql, readFragment } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { StatusPage } from "../../../page/error-pages.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";
import { useMay } from "../../../session/viewer.tsx";
import {
  ConflictModal,
  logTypesQuery,
  RestoredDraft,
  type StoredVersion,
  usePythonLanguage,
} from "../../detections/index.ts";
import classes from "../code-items.module.css";
import { CodeBody } from "./code-body.tsx";
import { CodeHistory } from "./code-history.tsx";
import { codeReportFields } from "./code-report.ts";
import {
  emptyModel,
  findModelDifferences,
  functionsOf,
  type Model,
  type ModelText,
  mappedFunctionsOf,
  modelDraftKind,
  toModelInput,
  versionOfModel,
} from "./data-model-text.ts";
import { DeleteCode } from "./delete-code.tsx";
import { MappingList } from "./mapping-list.tsx";
import { TestPanel } from "./test-panel.tsx";
import { useCodeCheck } from "./use-code-check.ts";
import { useCodeDraft } from "./use-code-draft.ts";
import { useCodeSaving } from "./use-code-saving.ts";
import { UsesPanel } from "./uses-panel.tsx";

const newRoute = getRouteApi("/shell/build/data-models/new");
const editRoute = getRouteApi("/shell/build/data-models/$modelId/edit");
const formHeightPx = 480;
const logTypesShownMax = 50;

const modelQuery = graphql(`
  query EditedDataModel($id: ID!) {
    dataModel(id: $id) { id displayName enabled managed logTypes body lastModified lastModifiedBy { name } mappings { name path method } }
  }
`);
const usesQuery = graphql(`
  query DataModelUses($id: ID!) { dataModelUses(id: $id) { id kind displayName enabled } }
`);
const historyQuery = graphql(`
  query DataModelHistory($input: DetectionHistoryInput!) {
    dataModelHistory(input: $input) {
      changes { id itemId action origin at by { name } before { path text } after { path text } }
    }
  }
`);
const testMutation = graphql(`
  mutation TestDataModel($input: DataModelInput!, $runsTests: Boolean) {
    testDataModel(input: $input, runsTests: $runsTests) { ...CodeReport }
  }
`);
const saveMutation = graphql(`
  mutation SaveDataModel($input: SaveDataModelInput!) {
    saveDataModel(input: $input) {
      dataModel { id displayName enabled managed logTypes body lastModified lastModifiedBy { name } mappings { name path method } }
      report { ...CodeReport }
    }
  }
`);
const deleteMutation = graphql(`
  mutation DeleteDataModel($id: ID!) { deleteDataModel(id: $id) { id } }
`);
const setEnabledMutation = graphql(`
  mutation SetDataModelEnabled($id: ID!, $enabled: Boolean!) {
    setDataModelEnabled(id: $id, enabled: $enabled) { id enabled lastModified }
  }
`);
const restoreMutation = graphql(`
  mutation RestoreDataModelVersion($input: RestoreDetectionVersionInput!) {
    restoreDataModelVersion(input: $input) {
      id displayName enabled managed logTypes body lastModified lastModifiedBy { name } mappings { name path method }
    }
  }
`);

/** A new data model, or a copy of one. */
export function NewDataModelPage() {
  const { copyOf } = newRoute.useSearch();
  const { data, error, refetch } = useQuery(modelQuery, {
    variables: { id: copyOf ?? "" },
    skip: copyOf === undefined,
  });
  if (!useMay("RuleModify")) return <StatusPage status={403} />;
  if (copyOf === undefined) return <DataModelEditor key="new" name="(new)" begin={emptyModel} stored={undefined} />;
  if (error && !data)
    return <PageFailure title="Couldn't load the data model" error={error} onRetry={() => refetch()} />;
  if (!data) return <Loading />;
  const copy = {
    ...versionOfModel(data.dataModel).draft,
    id: `${copyOf}.Copy`,
    displayName: `${data.dataModel.displayName} (copy)`,
    enabled: false,
  };
  return <DataModelEditor key={copyOf} name={`(copy of ${copyOf})`} begin={copy} stored={undefined} />;
}

export function EditDataModelPage() {
  const { modelId } = editRoute.useParams();
  const { data, error, refetch } = useQuery(modelQuery, {
    variables: { id: modelId },
    fetchPolicy: "cache-and-network",
  });
  const model = data?.dataModel;
  if (!model && error)
    return <PageFailure title="Couldn't load the data model" error={error} onRetry={() => refetch()} />;
  if (!model) return <Loading />;
  return <DataModelEditor key={modelId} name={modelId} begin={versionOfModel(model).draft} stored={model} />;
}

function Loading() {
  return (
    <Page kind="wide">
      <BlockSkeleton height={formHeightPx} />
    </Page>
  );
}

interface DataModelEditorProps {
  /** Tells kept drafts apart. */
  readonly name: string;
  readonly begin: ModelText;
  /** Undefined for a new data model. */
  readonly stored: Model | undefined;
}

function DataModelEditor({ name, begin, stored }: DataModelEditorProps) {
  const mayModify = useMay("RuleModify");
  const isReadOnly = !mayModify || stored?.managed === true;
  const edited = useCodeDraft(modelDraftKind, name, begin, stored && versionOfModel(stored));
  const { draft: text, change, isDirty } = edited;
  const schemas = useQuery(logTypesQuery, { skip: !useMay("LogSourceRead") }).data?.schemas.edges ?? [];
  const logTypeNames = schemas.map(({ node }) => node.name).sort();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [test] = useMutation(testMutation);
  const [save] = useMutation(saveMutation);
  const leave = useUnsavedChanges(isDirty && !isReadOnly);
  const ask = async (runsTests: boolean) => {
    const { data } = await test({ variables: { input: toModelInput(text), runsTests } });
    return readFragment(codeReportFields, data?.testDataModel) ?? undefined;
  };
  const saving = useCodeSaving({
    test: () => ask(true),
    save: async (acceptsFailures) => {
      const input = { dataModel: toModelInput(text), lastModified: edited.version, acceptsFailures };
      const saved = (await save({ variables: { input }, refetchQueries: ["DataModelHistory"] })).data?.saveDataModel;
      if (saved?.dataModel) edited.rebase(versionOfModel(saved.dataModel).draft, saved.dataModel.lastModified);
      return { isSaved: saved?.dataModel != null, report: readFragment(codeReportFields, saved?.report) ?? undefined };
    },
    onSaved: () => {
      notify({ tone: "success", message: `Saved ${text.displayName || text.id}` });
      if (stored) return;
      edited.forget();
      void leave(
        async () =>
          void navigate({
            to: "/build/data-models/$modelId/edit/",
            params: { modelId: text.id },
            ignoreBlocker: true,
          }),
      );
    },
  });
  const { report, failure, isSaving, isTesting, isRefused, onSave, onTest } = saving;
  const mappedFunctions = useMemo(() => mappedFunctionsOf(text.mappings), [text.mappings]);
  const { language, fields } = usePythonLanguage({
    function: undefined,
    logTypes: text.logTypes,
    readsLogs: true,
    mappedFunctions,
  });
  const hasCode = text.body.trim() !== "" || mappedFunctions.length > 0;
  const content = isReadOnly || !hasCode ? undefined : JSON.stringify([text.id, text.body, text.mappings]);
  const checked = useCodeCheck(content, async () => (await ask(false))?.problems ?? []);
  const readLatest = async () => {
    const latest = await client.query({ query: modelQuery, variables: { id: name }, fetchPolicy: "network-only" });
    if (!latest.data) throw new Error("The data model could not be read");
    return versionOfModel(latest.data.dataModel);
  };
  useBreadcrumbName(stored?.id ?? "", stored?.displayName);
  return (
    <Page kind="wide">
      <PageHeader
        title={stored ? stored.displayName || stored.id : "New data model"}
        actions={
          <>
            {stored?.managed ? <EnabledSwitch model={stored} /> : null}
            {stored && mayModify ? (
              <ButtonLink to="/build/data-models/new/" search={{ copyOf: stored.id }} variant="default">
                {stored.managed ? "Clone & edit" : "Clone"}
              </ButtonLink>
            ) : null}
            {stored && !isReadOnly ? <DeleteModel model={stored} /> : null}
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
      {failure ? <FailedState title="Couldn't save the data model" message={failure} /> : null}
      <div className={classes.columns}>
        <div className={classes.main}>
          <MappingList
            mappings={text.mappings}
            fields={fields}
            functions={functionsOf(text.body)}
            isReadOnly={isReadOnly}
            onChange={(mappings) => change({ mappings })}
          />
          <CodeBody
            title="Functions"
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
                label="ID"
                required
                disabled={stored !== undefined}
                value={text.id}
                onChange={(event) => change({ id: event.currentTarget.value })}
              />
              <TextInput
                label="Display name"
                disabled={isReadOnly}
                value={text.displayName}
                onChange={(event) => change({ displayName: event.currentTarget.value })}
              />
              <TagsInput
                label="Log type"
                description="A log type has one enabled data model"
                disabled={isReadOnly}
                acceptValueOnBlur
                data={logTypeNames}
                limit={logTypesShownMax}
                value={[...text.logTypes]}
                onChange={(logTypes) => change({ logTypes })}
              />
              {isReadOnly ? null : (
                <Switch
                  label="Enabled"
                  checked={text.enabled}
                  onChange={(event) => change({ enabled: event.currentTarget.checked })}
                />
              )}
            </div>
          </Panel>
          {stored ? (
            <ModelFacts
              model={stored}
              mayModify={!isReadOnly}
              onRestored={({ draft, lastModified }) => edited.rebase(draft, lastModified, draft)}
            />
          ) : null}
        </div>
      </div>
      {saving.isConflicting ? (
        <ConflictModal
          noun="data model"
          edited={edited}
          findDifferences={findModelDifferences}
          readLatest={readLatest}
          onClose={saving.settleConflict}
        />
      ) : null}
    </Page>
  );
}

function EnabledSwitch({ model: { id, enabled } }: { readonly model: Model }) {
  const [setEnabled] = useMutation(setEnabledMutation);
  const [run, isRunning] = useChange();
  const mayModify = useMay("RuleModify");
  return (
    <Switch
      size="sm"
      label="Enabled"
      checked={enabled}
      disabled={!mayModify || isRunning}
      onChange={(event) => {
        const next = event.currentTarget.checked;
        run(`Unable to ${next ? "enable" : "disable"} the data model`, () =>
          setEnabled({ variables: { id, enabled: next } }),
        );
      }}
    />
  );
}

interface ModelFactsProps {
  readonly model: Model;
  readonly mayModify: boolean;
  readonly onRestored: (version: StoredVersion<ModelText>) => void;
}

function ModelFacts({ model: { id }, mayModify, onRestored }: ModelFactsProps) {
  const { data: used } = useQuery(usesQuery, { variables: { id }, fetchPolicy: "cache-and-network" });
  const { data: told } = useQuery(historyQuery, { variables: { input: { id } }, fetchPolicy: "cache-and-network" });
  const [restore] = useMutation(restoreMutation, { refetchQueries: ["DataModelHistory"] });
  const [run] = useChange();
  const onRestore = async (changeId: string, version: "BEFORE" | "AFTER") => {
    const isDone = await run("Couldn't restore this version", async () => {
      const { data } = await restore({ variables: { input: { changeId, version } } });
      if (data) onRestored(versionOfModel(data.restoreDataModelVersion));
    });
    if (isDone) notify({ tone: "success", message: "Restored the version" });
    return isDone;
  };
  return (
    <>
      <UsesPanel uses={used?.dataModelUses} />
      <CodeHistory changes={told?.dataModelHistory.changes} mayModify={mayModify} onRestore={onRestore} />
    </>
  );
}

function DeleteModel({ model: { id, displayName } }: { readonly model: Model }) {
  const [remove] = useMutation(deleteMutation);
  const [run] = useChange();
  const navigate = useNavigate();
  const onConfirm = async () => {
    const isDone = await run("Unable to delete the data model", () =>
      remove({ variables: { id }, update: (cache) => cache.evict({ fieldName: "dataModels" }) }),
    );
    if (!isDone) return;
    notify({ tone: "success", message: `${displayName || id} deleted` });
    navigate({ to: "/build/data-models/", ignoreBlocker: true });
  };
  return <DeleteCode noun="data model" name={displayName || id} onConfirm={onConfirm} />;
}
