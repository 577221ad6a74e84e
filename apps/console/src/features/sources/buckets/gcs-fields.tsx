import { Panel, TextInput } from "@pharos/ui";
import { GoogleCredentials, GoogleEndpoint, GoogleSubscription } from "../form/google-fields.tsx";
import classes from "../form/http-source-form.module.css";
import type { BucketForm } from "./bucket-form.ts";

interface GcsFieldsProps {
  readonly form: BucketForm;
  readonly isStored: boolean;
}

/** The bucket, who reads it, and how new objects are announced. */
export function GcsFields({ form, isStored }: GcsFieldsProps) {
  return (
    <>
      <Panel title="Bucket">
        <div className={classes.fields}>
          <div className={classes.pair}>
            <TextInput
              label="Bucket"
              description={
                isStored ? "Fixed. Add another source for another bucket." : "Its name, or gs:// and its name"
              }
              placeholder="acme-audit-logs"
              withAsterisk
              autoComplete="off"
              disabled={isStored}
              {...form.getInputProps("bucket")}
            />
            <TextInput
              label="Project that pays"
              description="Optional: for a bucket whose requester pays"
              autoComplete="off"
              {...form.getInputProps("userProject")}
            />
          </div>
          <GoogleCredentials form={form} isStored={isStored} needed="the role Storage Object Viewer on the bucket" />
          <GoogleEndpoint form={form} />
        </div>
      </Panel>
      <Panel title="Notices of new objects">
        <div className={classes.fields}>
          <p className={classes.hint}>
            A Pub/Sub subscription that nothing else reads. Without one, Pharos lists the bucket every minute, which
            suits small buckets.
          </p>
          <GoogleSubscription
            form={form}
            isStored={isStored}
            description="Optional: without its project"
            placeholder="pharos-gcs"
          />
        </div>
      </Panel>
    </>
  );
}
