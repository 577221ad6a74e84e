import { useMutation } from "@apollo/client/react";
import { Button, FailedState, notify } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { fieldErrorsOf } from "../../../graphql/field-errors.ts";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";
import classes from "../form/http-source-form.module.css";
import { PrefixFields } from "../form/prefix-fields.tsx";
import { S3AccessFields } from "../form/s3-access-fields.tsx";
import { S3BucketFields } from "../form/s3-bucket-fields.tsx";
import { S3ConnectionCheck, S3ObjectPreview, useConnectionCheck } from "../form/s3-connection-check.tsx";
import {
  formErrors,
  type S3SourceValues,
  s3StepProblems,
  updateS3SourceInput,
  valuesOfS3Source,
} from "../form/s3-source-values.ts";

const s3SourceSettings = graphql(`
  fragment S3SourceSettings on S3LogIntegration {
    integrationId
    integrationLabel
    logTypes
    logStreamType
    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }
    s3Bucket
    region
    endpoint
    queueUrl
    accessKeyId
    logProcessingRole
    externalId
    awsAccountId
    kmsKey
    s3PrefixLogTypes { prefix logTypes excludedPrefixes }
  }
`);
const updateMutation = graphql(`
  mutation UpdateS3Source($input: UpdateS3SourceInput!) {
    updateS3Source(input: $input) {
      logSource { ...S3SourceSettings health collectionProblem }
    }
  }
`);

export function EditS3Source(props: { source: FragmentType<typeof s3SourceSettings> }) {
  const [update] = useMutation(updateMutation);
  const [failure, setFailure] = useState<string>();
  // The form starts from what was there when it opened, whatever the cache learns meanwhile.
  const [before] = useState(readFragment(s3SourceSettings, props.source));
  const { integrationId: id, accessKeyId, logTypes } = before;
  const navigate = useNavigate();
  const check = useConnectionCheck(id);
  const form = useForm<S3SourceValues>({
    initialValues: valuesOfS3Source(before),
    validate: (values) => ({
      ...s3StepProblems.bucket(values),
      ...s3StepProblems.prefixes(values, logTypes),
      ...s3StepProblems.access(values, accessKeyId ?? undefined),
    }),
    validateInputOnBlur: true,
  });
  const save = useUnsavedChanges(form.isDirty());
  const target = { to: "/configure/log-sources/$sourceId/", params: { sourceId: id } } as const;
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined);
    try {
      await save(() => update({ variables: { input: { ...updateS3SourceInput(values), id } } }));
      notify({ message: "Log source saved", tone: "success" });
      navigate({ ...target, ignoreBlocker: true });
    } catch (error) {
      form.setErrors(formErrors(fieldErrorsOf(error)));
      setFailure(errorText(error));
    }
  });
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <S3BucketFields form={form} isStored />
      <PrefixFields form={form} />
      <S3AccessFields form={form} stored={{ sourceId: id, accessKeyId: accessKeyId ?? undefined }} />
      <S3ConnectionCheck check={check} values={form.values} />
      <S3ObjectPreview values={form.values} sourceId={id} />
      {failure ? <FailedState title="Couldn't save the log source" message={failure} /> : null}
      <div className={classes.buttons}>
        <ButtonLink {...target} variant="default">
          Cancel
        </ButtonLink>
        <Button type="submit" loading={form.submitting} disabled={!form.isDirty()}>
          Save
        </Button>
      </div>
    </form>
  );
}
