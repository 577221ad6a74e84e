import { Button, Checkbox, Code, CopiedText, FailedState, OutwardLink, Panel, Radio, Select, Tag } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { type ReactNode, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { fieldErrorsOf } from "../../../graphql/field-errors.ts";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { SourceLabel } from "../form/source-label.tsx";
import { CheckConnection } from "./check-connection.tsx";
import { PullFields } from "./pull-fields.tsx";
import {
  type Provider,
  type PullSourceValues,
  placePullErrors,
  pullInput,
  pullSourceProblems,
  renderPermissions,
  shownFields,
  startChoices,
} from "./pull-source-values.ts";
import classes from "./pulling.module.css";

interface PullSourceFormProps {
  readonly provider: Provider & {
    readonly documentationUrl?: string | null;
    readonly redirectUrl?: string | null;
    readonly permissions?: { readonly help: string; readonly text: string } | null;
  };
  /** Undefined for a new source. */
  readonly sourceId?: string;
  readonly initialValues: PullSourceValues;
  readonly submitLabel: string;
  readonly cancel: ReactNode;
  /** Rejects with the server's error, which the form shows. */
  readonly onSubmit: (values: PullSourceValues) => Promise<void>;
}

/** What creating and editing a source that pulls have in common; its fields are those of the provider. */
export function PullSourceForm(props: PullSourceFormProps) {
  const { provider, sourceId, initialValues, submitLabel, cancel, onSubmit } = props;
  const isNew = sourceId === undefined;
  const maySeeEvents = useMay("LogSourceRawDataRead");
  const [failure, setFailure] = useState<string>();
  const form = useForm<PullSourceValues>({
    initialValues,
    validate: (values) => pullSourceProblems(provider, values, isNew),
  });
  const save = useUnsavedChanges(form.isDirty(), "provider");
  const showErrors = (error: unknown) => form.setErrors(placePullErrors(provider, fieldErrorsOf(error)));
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined);
    try {
      await save(() => onSubmit(values));
    } catch (error) {
      showErrors(error);
      setFailure(errorText(error));
    }
  });
  const { authentication } = form.values;
  const way = provider.authentications.find(({ id }) => id === authentication);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Panel
        title="Connection"
        actions={
          provider.documentationUrl ? (
            <OutwardLink href={provider.documentationUrl}>Documentation of {provider.name}</OutwardLink>
          ) : null
        }
      >
        <div className={classes.fields}>
          <SourceLabel form={form} />
          {provider.authentications.length > 1 ? (
            <Radio.Group label="Authentication" {...form.getInputProps("authentication")}>
              <div className={classes.choices}>
                {provider.authentications.map(({ id, label }) => (
                  <Radio key={id} value={id} label={label} />
                ))}
              </div>
            </Radio.Group>
          ) : null}
          <PullFields form={form} fields={shownFields(provider, authentication)} isNew={isNew} />
          {way?.needsAuthorization && provider.redirectUrl ? (
            <p className={classes.hint}>
              Register <Code>{provider.redirectUrl}</Code> as a redirect address of the app. After saving, choose
              Authorize on the page of the log source.
            </p>
          ) : null}
        </div>
      </Panel>
      <Panel title="Streams">
        <div className={classes.fields}>
          <Checkbox.Group {...form.getInputProps("streams")}>
            <div className={classes.streams}>
              {provider.streams.map(({ name, label, logTypes, requires }) => (
                <Checkbox
                  key={name}
                  value={name}
                  label={
                    <span className={classes.streamLabel}>
                      {label}
                      {logTypes.map((type) => (
                        <Tag key={type}>{type}</Tag>
                      ))}
                    </span>
                  }
                  {...(requires && { description: `Needs ${requires}` })}
                />
              ))}
            </div>
          </Checkbox.Group>
          {isNew ? (
            <Select
              label="Start from"
              description="Older events are not pulled"
              className={classes.short}
              data={[...startChoices]}
              allowDeselect={false}
              {...form.getInputProps("startHoursBack")}
            />
          ) : null}
        </div>
      </Panel>
      {provider.permissions ? (
        <Panel title="Permissions">
          <div className={classes.fields}>
            <p className={classes.hint}>{provider.permissions.help}</p>
            <CopiedText label="policy" text={renderPermissions(provider.permissions.text, form.values)} />
          </div>
        </Panel>
      ) : null}
      {way?.needsAuthorization && isNew ? null : isNew || maySeeEvents ? (
        <CheckConnection
          input={{ provider: provider.id, ...(sourceId && { sourceId }), ...pullInput(provider, form.values) }}
          onRefused={showErrors}
        />
      ) : (
        <Panel title="Check connection">
          <p className={classes.hint}>
            A check shows events of this log source. It needs the permission View Raw Data, which your role does not
            have.
          </p>
        </Panel>
      )}
      {failure ? <FailedState title="Couldn't save the log source" message={failure} /> : null}
      <div className={classes.buttons}>
        {cancel}
        <Button type="submit" loading={form.submitting} disabled={!isNew && !form.isDirty()}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
