import { useApolloClient, useMutation } from "@apollo/client/react";
import { Button, FailedState, notify, Page, PageHeader, Panel } from "@pharos/ui";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useMemo, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { isConflict } from "../../../graphql/revision-conflict.ts";
import { YamlCode } from "../../../page/code/yaml-code.tsx";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { ParsedSamples, tintsOf } from "../parser/parsed-samples.tsx";
import { readParserDocument } from "../parser/parser-document.ts";
import { placeholdersIn } from "../parser/placeholders.ts";
import { useParsedSamples } from "../parser/use-parsed-samples.ts";
import classes from "./edit.module.css";
import { readEditorSearch } from "./editor-search.ts";
import { editedSchemaQuery, saveSchemaMutation } from "./operations.ts";
import { readDocumentName } from "./schema-document.ts";
import { SchemaTrial } from "./schema-trial.tsx";
import { useKeptSpec } from "./use-kept-spec.ts";
import { useSchemaCheck } from "./use-schema-check.ts";

interface SchemaEditorProps {
  readonly title: string;
  /** Tells kept texts apart. */
  readonly keptAs: string;
  /** Of a stored schema; a new one has the name that its document says. */
  readonly storedName?: string;
  readonly begin: { readonly spec: string; readonly revision: number };
  readonly cancel: ReactNode;
  /** The log source whose records are samples, as the address says. */
  readonly sourceId: string | undefined;
}

/** A schema's document, checked while it is written, beside samples to try it on. */
export function SchemaEditor({ title, keptAs, storedName, begin, cancel, sourceId }: SchemaEditorProps) {
  const kept = useKeptSpec(keptAs, begin);
  const { spec, revision, isDirty } = kept;
  const name = storedName ?? readDocumentName(spec);
  const problems = useSchemaCheck(name, spec);
  const [text, setText] = useState("");
  const document = useMemo(() => readParserDocument(spec), [spec]);
  const parsed = useParsedSamples(name, spec, samplesOf(text, sourceId), document.kind);
  const placeholders = useMemo(() => placeholdersIn(spec, document), [spec, document]);
  const { lines } = parsed;
  const tints = useMemo(() => tintsOf(placeholders, lines), [placeholders, lines]);
  const tinted = useMemo(
    () =>
      placeholders
        .filter((one) => one.name !== "")
        .map(({ name: field, start, end }) => ({
          start,
          end,
          tint: tints.get(field) ?? 0,
          title: `Field \`${field}\``,
        })),
    [placeholders, tints],
  );
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const changeSearch = useSearchChange(pathname, readEditorSearch);
  const guard = useUnsavedChanges(isDirty);
  const [save, saving] = useMutation(saveSchemaMutation);
  const [failure, setFailure] = useState<unknown>();
  const isNew = storedName === undefined;
  const run = async () => {
    setFailure(undefined);
    try {
      await guard(async () => {
        await save({ variables: { input: { name, spec, revision } } });
        kept.forget();
        await navigate({ to: "/configure/schemas/$schemaName/", params: { schemaName: name } });
      });
      notify({ message: `Saved ${name}`, tone: "success" });
    } catch (error) {
      setFailure(error);
    }
  };
  const settle = async (takesSaved: boolean) => {
    try {
      const { data } = await client.query({
        query: editedSchemaQuery,
        variables: { name },
        fetchPolicy: "network-only",
      });
      if (!data) return;
      kept.rebase(data.schema, takesSaved ? data.schema.spec : spec);
      setFailure(undefined);
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Page kind="wide">
      <PageHeader
        title={title}
        actions={
          <>
            {cancel}
            <Button loading={saving.loading} disabled={(!isDirty && !isNew) || problems.length > 0} onClick={run}>
              Save
            </Button>
          </>
        }
      >
        {isDirty ? <span>Unsaved changes</span> : null}
      </PageHeader>
      {kept.isRestored ? (
        <div className={classes.restored} role="status">
          <span>Restored your unsaved changes</span>
          <Button variant="default" size="compact-sm" onClick={kept.discard}>
            Discard changes
          </Button>
        </div>
      ) : null}
      {failure === undefined ? null : isConflict(failure) ? (
        <FailedState
          title="This schema was changed"
          message="Somebody else saved another version since you opened it. Keep your text and save it again, or discard it."
          action={
            <>
              <Button variant="default" onClick={() => settle(true)}>
                Discard mine, use the saved version
              </Button>
              <Button onClick={() => settle(false)}>Keep mine</Button>
            </>
          }
        />
      ) : (
        <FailedState title="Couldn't save the schema" message={errorText(failure)} />
      )}
      <div className={classes.columns}>
        <Panel title="Schema" flush>
          <YamlCode label="Schema" text={spec} problems={problems} onChange={kept.change} tints={tinted} />
        </Panel>
        <SchemaTrial
          name={name}
          spec={spec}
          sourceId={sourceId}
          onSourceChange={(source) => changeSearch({ source })}
          onInfer={kept.change}
          text={text}
          onTextChange={setText}
        >
          <ParsedSamples spec={spec} document={document} parsed={parsed} tints={tints} onSpecChange={kept.change} />
        </SchemaTrial>
      </div>
    </Page>
  );
}

function samplesOf(text: string, sourceId: string | undefined) {
  if (sourceId !== undefined) return { sourceId };
  return text.trim() === "" ? undefined : { text };
}
