import { useApolloClient, useMutation } from "@apollo/client/react";
import { Button, FailedState, notify, Page, PageHeader, Panel } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { isConflict } from "../../../graphql/revision-conflict.ts";
import { YamlCode } from "../../../page/code/yaml-code.tsx";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";
import { RestoredDraft, useKeptDraft } from "../../detections/index.ts";
import classes from "../pulling/pulling.module.css";
import { editedPullerQuery, savePullerMutation } from "./operations.ts";
import { pullerDraftKind } from "./puller-text.ts";
import { PullerTrial } from "./puller-trial.tsx";
import { usePullerCheck } from "./use-puller-check.ts";

interface PullerEditorProps {
  readonly title: string;
  /** Tells the drafts of definitions apart. */
  readonly draftName: string;
  /** Undefined for a new definition. */
  readonly provider?: string;
  readonly begin: { readonly text: string; readonly revision: number };
  readonly actions: ReactNode;
}

/** A definition, checked while it is written, beside the product that it is tried on. */
export function PullerEditor({ title, draftName, provider: storedAs, begin, actions }: PullerEditorProps) {
  const edited = useKeptDraft(pullerDraftKind, draftName, { text: begin.text }, String(begin.revision));
  const { isDirty, change, rebase } = edited;
  const { text } = edited.draft;
  const revision = Number(edited.version);
  const { problems, provider, isChecked } = usePullerCheck(text, revision);
  // Another product to start from replaces the text.
  const guard = useUnsavedChanges(isDirty, "from");
  const client = useApolloClient();
  const navigate = useNavigate();
  const [save, saving] = useMutation(savePullerMutation);
  const [failure, setFailure] = useState<unknown>();
  const isNew = storedAs === undefined;
  const isRenamed = storedAs !== undefined && provider !== undefined && provider.id !== storedAs;
  const shownProblems = isRenamed
    ? [{ line: 0, column: 0, message: `The name ${storedAs} cannot be changed. Create another puller.` }, ...problems]
    : problems;
  const run = async () => {
    setFailure(undefined);
    try {
      await guard(async () => {
        const { data } = await save({ variables: { input: { text, revision } } });
        const puller = data?.savePuller.puller;
        if (!puller) return;
        if (isNew) edited.forget();
        else rebase({ text: puller.text }, String(puller.revision));
        notify({ message: `Saved ${puller.name}`, tone: "success" });
        await client.refetchQueries({ include: "active" });
        const params = { provider: puller.provider };
        if (isNew) await navigate({ to: "/configure/log-sources/pullers/$provider/", params, ignoreBlocker: true });
      });
    } catch (error) {
      setFailure(error);
    }
  };
  const settle = async (takesSaved: boolean) => {
    if (!storedAs) return;
    try {
      const variables = { provider: storedAs };
      const { data } = await client.query({ query: editedPullerQuery, variables, fetchPolicy: "network-only" });
      if (!data) return;
      const stored = { text: data.puller.text };
      rebase(stored, String(data.puller.revision), takesSaved ? stored : undefined);
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
            {actions}
            <Button
              loading={saving.loading}
              disabled={(!isDirty && !isNew) || !isChecked || shownProblems.length > 0}
              onClick={run}
            >
              Save
            </Button>
          </>
        }
      >
        {isDirty ? <span>Unsaved changes</span> : null}
      </PageHeader>
      <RestoredDraft edited={edited} />
      {failure === undefined ? null : isConflict(failure) && !isNew ? (
        <FailedState
          title="This puller was changed"
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
        <FailedState title="Couldn't save the puller" message={errorText(failure)} />
      )}
      <div className={classes.editor}>
        <Panel title="Definition" flush>
          <YamlCode
            label="Definition"
            text={text}
            problems={shownProblems}
            onChange={(next) => change({ text: next })}
          />
        </Panel>
        {provider ? (
          <PullerTrial provider={provider} text={text} isDisabled={!isChecked} />
        ) : (
          <Panel title="Try it">
            <p className={classes.hint}>The fields appear here once the definition has no errors in its structure.</p>
          </Panel>
        )}
      </div>
    </Page>
  );
}
