import { useMutation } from "@apollo/client/react";
import { Button, CopiedText, FailedState, Panel, TextInput } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { type ReactNode, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { fieldErrorsOf } from "../../../graphql/field-errors.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";
import { ConnectionCheckPanel, useCheck } from "../form/connection-check.tsx";
import classes from "../form/http-source-form.module.css";
import { PrefixFields } from "../form/prefix-fields.tsx";
import { StreamTypePicker } from "../form/stream-type-picker.tsx";
import { AzureFields } from "./azure-fields.tsx";
import { bucketKindTexts } from "./bucket-kinds.ts";
import { renderBucketPermissions } from "./bucket-permissions.ts";
import {
  type BucketSourceValues,
  bucketConnectionProblems,
  bucketFormErrors,
  bucketSourceProblems,
  checkBucketInput,
  type StoredBucket,
} from "./bucket-source-values.ts";
import { GcsFields } from "./gcs-fields.tsx";
import { LakeFields } from "./lake-fields.tsx";

const checkMutation = graphql(`
  mutation CheckBucketConnection($input: CheckBucketConnectionInput!) {
    checkBucketConnection(input: $input) { checks { name isHealthy message } }
  }
`);

interface BucketSourceFormProps {
  readonly initialValues: BucketSourceValues;
  /** Of a source that exists. */
  readonly stored?: StoredBucket;
  readonly submitLabel: string;
  readonly cancel: ReactNode;
  /** Rejects with the server's error, which the form shows. */
  readonly onSubmit: (values: BucketSourceValues) => Promise<void>;
}

/** What creating and editing a bucket of one of the other clouds have in common. */
export function BucketSourceForm({ initialValues, stored, submitLabel, cancel, onSubmit }: BucketSourceFormProps) {
  const [failure, setFailure] = useState<string>();
  const form = useForm<BucketSourceValues>({
    initialValues,
    validate: (values) => bucketSourceProblems(values, stored),
    validateInputOnBlur: true,
  });
  const [ask] = useMutation(checkMutation);
  const check = useCheck<BucketSourceValues>(async (values) => {
    const problems = bucketConnectionProblems(values, stored);
    if (Object.keys(problems).length > 0) {
      form.setErrors(problems);
      return undefined;
    }
    const { data } = await ask({ variables: { input: checkBucketInput(values, stored?.sourceId) } });
    return data?.checkBucketConnection.checks;
  });
  const save = useUnsavedChanges(form.isDirty());
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined);
    try {
      await save(() => onSubmit(values));
    } catch (error) {
      form.setErrors(bucketFormErrors(fieldErrorsOf(error)));
      setFailure(errorText(error));
    }
  });
  const { kind } = initialValues;
  const isStored = stored !== undefined;
  const texts = bucketKindTexts[kind];
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Panel title="Source">
        <TextInput
          label="Label"
          description="Letters, digits, dashes and spaces; at most 36"
          withAsterisk
          autoComplete="off"
          {...form.getInputProps("label")}
        />
      </Panel>
      {kind === "Gcs" ? <GcsFields form={form} isStored={isStored} /> : null}
      {kind === "AzureBlob" ? <AzureFields form={form} isStored={isStored} /> : null}
      {kind === "AmazonSecurityLake" ? (
        <LakeFields form={form} isStored={isStored} storedKeyId={stored?.values.accessKeyId} />
      ) : null}
      <PrefixFields form={form} texts={texts.prefixes} />
      {kind === "AmazonSecurityLake" ? null : (
        <Panel title="Stream type">
          <StreamTypePicker form={form} without={texts.withoutStreams} />
        </Panel>
      )}
      <Permissions values={form.values} />
      <ConnectionCheckPanel check={check} values={form.values} target={texts.target} />
      {failure ? (
        <FailedState title={`Couldn't ${isStored ? "save" : "create"} the log source`} message={failure} />
      ) : null}
      <div className={classes.buttons}>
        {cancel}
        <Button type="submit" loading={form.submitting} disabled={isStored && !form.isDirty()}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** What to give to whoever manages the bucket. */
function Permissions({ values }: { readonly values: BucketSourceValues }) {
  const [isOpen, setOpen] = useState(false);
  const { hint, fileName, text } = renderBucketPermissions(values);
  return (
    <Panel
      title="Permissions"
      actions={
        <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Hide" : "Show"}
        </Button>
      }
    >
      <div className={classes.fields}>
        <p className={classes.hint}>{hint}</p>
        {isOpen ? <CopiedText label={fileName} text={text} /> : null}
      </div>
    </Panel>
  );
}
