import { useMutation } from "@apollo/client/react";
import { Button, FailedState, Page, PageHeader, Stepper } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { fieldErrorsOf } from "../../../graphql/field-errors.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { StatusPage } from "../../../page/error-pages.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useUnsavedChanges } from "../../../routing/unsaved-changes.tsx";
import { useMay } from "../../../session/viewer.tsx";
import classes from "../form/http-source-form.module.css";
import { PrefixFields } from "../form/prefix-fields.tsx";
import { S3AccessFields } from "../form/s3-access-fields.tsx";
import { S3BucketFields } from "../form/s3-bucket-fields.tsx";
import { S3ConnectionCheck, S3ObjectPreview, useConnectionCheck } from "../form/s3-connection-check.tsx";
import {
  createS3SourceInput,
  formErrors,
  newS3SourceValues,
  type S3SourceValues,
  type S3Step,
  s3StepProblems,
} from "../form/s3-source-values.ts";
import { FirstEvent } from "./first-event.tsx";
import { newExternalId } from "./new-external-id.ts";
import { findProduct, readNewSourceSearch } from "./source-catalogue.ts";

const path = "/configure/log-sources/add-new-source/aws-s3/";
const route = getRouteApi("/shell/configure/log-sources/add-new-source/aws-s3");

const createMutation = graphql(`
  mutation CreateS3Source($input: CreateS3SourceInput!) {
    createS3Source(input: $input) { logSource { integrationId } }
  }
`);

/** The steps that have fields; the check and the first event follow. */
const steps: readonly S3Step[] = ["bucket", "prefixes", "access"];
const checkStep = steps.length;
/** What the server calls the fields of each step. */
const stepOfField: Readonly<Record<string, number>> = {
  label: 0,
  s3Bucket: 0,
  region: 0,
  endpoint: 0,
  jsonArrayEnvelopeField: 0,
  s3PrefixLogTypes: 1,
  logTypes: 1,
};

export function NewS3SourcePage() {
  const { product, created } = readNewSourceSearch(route.useSearch());
  useBreadcrumbName("aws-s3", "Amazon S3");
  if (!useMay("LogSourceModify")) return <StatusPage status={403} />;
  return (
    <Page>
      <PageHeader title="New S3 source">
        <span>{created ? "The source is created." : "Objects of a bucket, read as they are written."}</span>
      </PageHeader>
      {created ? <CreatedSource sourceId={created} /> : <SourceWizard productId={product} />}
    </Page>
  );
}

function CreatedSource({ sourceId }: { sourceId: string }) {
  return (
    <div className={classes.form}>
      <WizardSteps active={checkStep + 1} />
      <FirstEvent sourceId={sourceId} />
    </div>
  );
}

function valuesFor(productId: string | undefined): S3SourceValues {
  const product = findProduct(productId);
  const values = { ...newS3SourceValues, externalId: newExternalId() };
  if (!product) return values;
  return {
    ...values,
    label: product.title,
    prefixes: [{ prefix: "", logTypes: [...product.logTypes], excludedPrefixes: [] }],
  };
}

/** One step after the other; the secret lives in this page's memory only. */
function SourceWizard({ productId }: { productId: string | undefined }) {
  const [initialValues] = useState(() => valuesFor(productId));
  const [step, setStep] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [isCreating, setCreating] = useState(false);
  const [create] = useMutation(createMutation);
  const check = useConnectionCheck();
  const navigate = useNavigate();
  const form = useForm<S3SourceValues>({ initialValues, validate: problemsOf(step), validateInputOnBlur: true });
  const save = useUnsavedChanges(form.isDirty());
  const goOn = () => {
    if (form.validate().hasErrors) return;
    setStep(step + 1);
    if (step + 1 === checkStep) void check.run(form.getValues());
  };
  const submit = async () => {
    setFailure(undefined);
    setCreating(true);
    try {
      const input = createS3SourceInput(form.getValues());
      const { data } = await save(() => create({ variables: { input } }));
      const id = data?.createS3Source.logSource.integrationId;
      await navigate({ to: path, search: { created: id }, replace: true, ignoreBlocker: true });
    } catch (error) {
      const fields = Object.keys(fieldErrorsOf(error));
      form.setErrors(formErrors(fieldErrorsOf(error)));
      setFailure(errorText(error));
      if (fields.length > 0) setStep(Math.min(...fields.map((field) => stepOfField[field] ?? 2)));
    } finally {
      setCreating(false);
    }
  };
  const isHealthy = check.checks?.every((one) => one.isHealthy) ?? false;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (step < checkStep) goOn();
        else void submit();
      }}
    >
      <WizardSteps active={step} onGoBack={setStep} />
      {step === 0 ? <S3BucketFields form={form} /> : null}
      {step === 1 ? <PrefixFields form={form} /> : null}
      {step === 2 ? <S3AccessFields form={form} /> : null}
      {step === checkStep ? (
        <>
          <S3ConnectionCheck check={check} values={form.values} />
          <S3ObjectPreview values={form.values} />
        </>
      ) : null}
      {failure ? <FailedState title="Couldn't create the log source" message={failure} /> : null}
      <div className={classes.buttons}>
        {step === 0 ? (
          <ButtonLink to="/configure/log-sources/add-new-source/" variant="default">
            Cancel
          </ButtonLink>
        ) : (
          <Button variant="default" onClick={() => setStep(step - 1)}>
            Back
          </Button>
        )}
        {step < checkStep ? (
          <Button type="submit">Continue</Button>
        ) : (
          <Button
            type="submit"
            loading={isCreating}
            disabled={check.isChecking}
            variant={isHealthy ? "filled" : "default"}
          >
            {isHealthy ? "Create source" : "Create source anyway"}
          </Button>
        )}
      </div>
    </form>
  );
}

function problemsOf(step: number): (values: S3SourceValues) => Record<string, string> {
  const name = steps[step];
  return name === undefined ? () => ({}) : (values) => s3StepProblems[name](values);
}

const stepLabels = ["Bucket", "Prefixes", "Access", "Check", "First event"];

function WizardSteps({ active, onGoBack }: { active: number; onGoBack?: (step: number) => void }) {
  return (
    <Stepper
      active={active}
      size="xs"
      allowNextStepsSelect={false}
      onStepClick={(step) => {
        if (step < active) onGoBack?.(step);
      }}
    >
      {stepLabels.map((label) => (
        <Stepper.Step key={label} label={label} allowStepSelect={onGoBack !== undefined} />
      ))}
    </Stepper>
  );
}
