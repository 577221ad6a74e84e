import { Autocomplete, Panel, Switch, TextInput } from "@pharos/ui";
import { awsRegions } from "./aws-regions.ts";
import classes from "./http-source-form.module.css";
import type { S3Form } from "./s3-form.ts";
import { SourceLabel } from "./source-label.tsx";
import { StreamTypePicker } from "./stream-type-picker.tsx";

interface S3BucketFieldsProps {
  readonly form: S3Form;
  /** The bucket of a source never changes. */
  readonly isStored?: boolean;
}

/** Where the objects are, and how to read them. */
export function S3BucketFields({ form, isStored = false }: S3BucketFieldsProps) {
  const { isCompatible } = form.values;
  return (
    <>
      <Panel title="Bucket">
        <div className={classes.fields}>
          <SourceLabel form={form} />
          <div className={classes.pair}>
            <TextInput
              label="Bucket"
              placeholder="acme-cloudtrail"
              withAsterisk
              autoComplete="off"
              disabled={isStored}
              description={isStored ? "Fixed. Add another source for another bucket." : "Its name, without s3://"}
              {...form.getInputProps("bucket")}
            />
            <Autocomplete
              label="Region"
              description="Where the bucket is"
              withAsterisk
              data={awsRegions}
              {...form.getInputProps("region")}
            />
          </div>
          <Switch
            label="The bucket is in an S3-compatible store, such as MinIO or R2"
            checked={isCompatible}
            onChange={(event) => form.setFieldValue("isCompatible", event.currentTarget.checked)}
          />
          {isCompatible ? (
            <TextInput
              label="Endpoint"
              description="A private address has to be in PHAROS_ALLOWED_PRIVATE_HOSTS"
              placeholder="https://minio.example.com"
              withAsterisk
              autoComplete="off"
              maw={420}
              {...form.getInputProps("endpoint")}
            />
          ) : null}
        </div>
      </Panel>
      <Panel title="Stream type">
        <StreamTypePicker form={form} />
      </Panel>
    </>
  );
}
