import { useMutation, useQuery } from "@apollo/client/react";
import {
  ActionIcon,
  BlockSkeleton,
  Button,
  FailedState,
  notify,
  Page,
  PageHeader,
  Panel,
  Select,
  Switch,
  TagsInput,
  TextInput,
} from "@pharos/ui";
import { IconPlus, IconTrash } from "@pharos/ui/icons";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { EditedDataModelQuery } from "../../../graphql/generated/graphql.ts";
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

const newRoute = getRouteApi("/shell/build/data-models/new");
const editRoute = getRouteApi("/shell/build/data-models/$modelId/edit");
const formHeightPx = 480;

const modelQuery = graphql(`
  query EditedDataModel($id: ID!) {
    dataModel(id: $id) { id displayName enabled managed logTypes body lastModified mappings { name path method } }
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
  mutation TestDataModel($input: DataModelInput!) { testDataModel(input: $input) { ...CodeReport } }
`);
const saveMutation = graphql(`
  mutation SaveDataModel($input: SaveDataModelInput!) {
    saveDataModel(input: $input) {
      dataModel { id displayName enabled managed logTypes body lastModified mappings { name path method } }
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
      id displayName enabled managed logTypes body lastModified mappings { name path method }
    }
  }
`);

type Model = EditedDataModelQuery["dataModel"];
type ModelText = Pick<Model, "id" | "displayName" | "enabled" | "logTypes" | "mappings" | "body">;
const emptyModel: ModelText = { id: "", displayName: "", enabled: true, logTypes: [], mappings: [], body: "" };

/** A new data model, or a copy of one. */
export function NewDataModelPage() {
  const { copyOf } = newRoute.useSearch();
  const { data, error, refetch } = useQuery(modelQuery, {
    variables: { id: copyOf ?? "" },
    skip: copyOf === undefined,
  });
  if (!useMay("RuleModify")) return <StatusPage status={403} />;
  if (copyOf === undefined) return <DataModelEditor begin={emptyModel} stored={undefined} />;
  if (error && !data)
    return <PageFailure title="Couldn't load the data model" error={error} onRetry={() => refetch()} />;
  if (!data) return <Loading />;
  const copy = {
    ...data.dataModel,
    id: `${copyOf}.Copy`,
    displayName: `${data.dataModel.displayName} (copy)`,
    enabled: false,
  };
  return <DataModelEditor begin={copy} stored={undefined} />;
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
  // Another version begins a new form.
  return <DataModelEditor key={model.lastModified} begin={model} stored={model} />;
}

function Loading() {
  return (
    <Page kind="wide">
      <BlockSkeleton height={formHeightPx} />
    </Page>
  );
}

interface DataModelEditorProps {
  readonly begin: ModelText;
  /** Undefined for a new data model. */
  readonly stored: Model | undefined;
}

function DataModelEditor({ begin, stored }: DataModelEditorProps) {
  const [text, setText] = useState<ModelText>({ ...begin });
  const mayModify = useMay("RuleModify");
  const navigate = useNavigate();
  const [test] = useMutation(testMutation);
  const [save] = useMutation(saveMutation);
  const isReadOnly = !mayModify || stored?.managed === true;
  const isDirty = JSON.stringify(inputOf(text)) !== JSON.stringify(inputOf(begin));
  const leave = useUnsavedChanges(isDirty && !isReadOnly);
  const saving = useCodeSaving({
    test: async () =>
      readFragment(codeReportFields, (await test({ variables: { input: inputOf(text) } })).data?.testDataModel) ?? undefined,
    save: async (acceptsFailures) => {
      const input = { dataModel: inputOf(text), lastModified: stored?.lastModified, acceptsFailures };
      const saved = (await save({ variables: { input }, refetchQueries: ["DataModelHistory"] })).data?.saveDataModel;
      return { isSaved: saved?.dataModel != null, report: readFragment(codeReportFields, saved?.report) ?? undefined };
    },
    onSaved: () => {
      notify({ tone: "success", message: `Saved ${text.displayName || text.id}` });
      if (!stored)
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
  useBreadcrumbName(stored?.id ?? "", stored?.displayName);
  const change = (part: Partial<ModelText>) => setText({ ...text, ...part });
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
      {failure ? <FailedState title="Couldn't save the data model" message={failure} /> : null}
      <div className={classes.columns}>
        <div className={classes.main}>
          <Mappings mappings={text.mappings} isReadOnly={isReadOnly} onChange={(mappings) => change({ mappings })} />
          <CodeBody
            title="Functions"
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
          {stored ? <ModelFacts model={stored} mayModify={!isReadOnly} /> : null}
        </div>
      </div>
    </Page>
  );
}

type Mapping = ModelText["mappings"][number];

function inputOf({ id, displayName, enabled, logTypes, mappings, body }: ModelText) {
  return {
    id: id.trim(),
    displayName,
    enabled,
    logTypes: [...logTypes],
    mappings: mappings.map(({ name, path, method }) => ({ name, path: path ?? null, method: method ?? null })),
    body,
  };
}

interface MappingsProps {
  readonly mappings: readonly Mapping[];
  readonly isReadOnly: boolean;
  readonly onChange: (mappings: Mapping[]) => void;
}

/** Each name with where its value is: a JSONPath, or a function of the body. */
function Mappings({ mappings, isReadOnly, onChange }: MappingsProps) {
  const replace = (at: number, mapping: Mapping) =>
    onChange(mappings.map((one, index) => (index === at ? mapping : one)));
  return (
    <Panel title="Names">
      <div className={classes.fields}>
        {mappings.map((mapping, at) => {
          const isMethod = mapping.method != null;
          const value = (isMethod ? mapping.method : mapping.path) ?? "";
          const put = (next: string, method = isMethod) =>
            replace(at, { ...mapping, path: method ? null : next, method: method ? next : null });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity while it is written.
            <div key={at} className={classes.mapping}>
              <TextInput
                aria-label={`Name ${at + 1}`}
                placeholder="source_ip"
                disabled={isReadOnly}
                value={mapping.name}
                onChange={(event) => replace(at, { ...mapping, name: event.currentTarget.value })}
              />
              <Select
                aria-label={`Kind of ${mapping.name || `name ${at + 1}`}`}
                data={kinds}
                disabled={isReadOnly}
                allowDeselect={false}
                value={isMethod ? "method" : "path"}
                onChange={(kind) => put(value, kind === "method")}
              />
              <TextInput
                aria-label={`Value of ${mapping.name || `name ${at + 1}`}`}
                placeholder={isMethod ? "get_source_ip" : "$.client.ip"}
                disabled={isReadOnly}
                value={value}
                onChange={(event) => put(event.currentTarget.value)}
              />
              {isReadOnly ? null : (
                <ActionIcon
                  variant="subtle"
                  aria-label={`Remove ${mapping.name || `name ${at + 1}`}`}
                  onClick={() => onChange(mappings.filter((_, index) => index !== at))}
                >
                  <IconTrash size={15} />
                </ActionIcon>
              )}
            </div>
          );
        })}
        {mappings.length === 0 ? <p className={classes.quiet}>No names yet</p> : null}
        {isReadOnly ? null : (
          <div>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconPlus size={14} />}
              onClick={() => onChange([...mappings, { name: "", path: "", method: null }])}
            >
              Add a name
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

const kinds = [
  { value: "path", label: "Path" },
  { value: "method", label: "Function" },
];

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

function ModelFacts({ model: { id }, mayModify }: { readonly model: Model; readonly mayModify: boolean }) {
  const { data: used } = useQuery(usesQuery, { variables: { id }, fetchPolicy: "cache-and-network" });
  const { data: told } = useQuery(historyQuery, { variables: { input: { id } }, fetchPolicy: "cache-and-network" });
  const [restore] = useMutation(restoreMutation, { refetchQueries: ["DataModelHistory"] });
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
