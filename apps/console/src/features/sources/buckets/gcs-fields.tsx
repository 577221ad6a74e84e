import { Panel, Textarea, TextInput } from "@pharos/ui";
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
          <Textarea
            label="Credentials"
            description="The JSON key of a service account with the role Storage Object Viewer on the bucket"
            placeholder={isStored ? "Keep the stored key" : '{ "type": "service_account", … }'}
            withAsterisk={!isStored}
            autosize
            minRows={3}
            maxRows={8}
            spellCheck={false}
            autoComplete="off"
            {...form.getInputProps("credentials")}
          />
          <TextInput
            label="Endpoint"
            description="Optional: the address of a private endpoint or an emulator"
            autoComplete="off"
            maw={420}
            {...form.getInputProps("endpoint")}
          />
        </div>
      </Panel>
      <Panel title="Notices of new objects">
        <div className={classes.fields}>
          <p className={classes.hint}>
            A Pub/Sub subscription that nothing else reads. Without one, Pharos lists the bucket every minute, which
            suits small buckets.
          </p>
          <div className={classes.pair}>
            <TextInput
              label="Subscription ID"
              description="Optional: without its project"
              placeholder="pharos-gcs"
              autoComplete="off"
              {...form.getInputProps("subscriptionId")}
            />
            <TextInput
              label="Project ID"
              description="By default the project of the service account"
              autoComplete="off"
              {...form.getInputProps("projectId")}
            />
          </div>
        </div>
      </Panel>
    </>
  );
}
