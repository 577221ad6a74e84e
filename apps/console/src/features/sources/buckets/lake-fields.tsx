import { Autocomplete, Panel, TextInput } from "@pharos/ui";
import { AwsAccessFields } from "../form/aws-access-fields.tsx";
import { awsRegions } from "../form/aws-regions.ts";
import classes from "../form/http-source-form.module.css";
import type { BucketForm } from "./bucket-form.ts";

interface LakeFieldsProps {
  readonly form: BucketForm;
  readonly isStored: boolean;
  readonly storedKeyId: string | undefined;
}

/** What a subscriber of Amazon Security Lake has. */
export function LakeFields({ form, isStored, storedKeyId }: LakeFieldsProps) {
  return (
    <>
      <Panel title="Subscriber">
        <div className={classes.fields}>
          <div className={classes.pair}>
            <TextInput
              label="Bucket"
              description={
                isStored ? "Fixed. Add another source for another lake." : "Of the lake, as its s3BucketArn names it"
              }
              placeholder="aws-security-data-lake-eu-west-1-…"
              withAsterisk
              autoComplete="off"
              disabled={isStored}
              {...form.getInputProps("bucket")}
            />
            <Autocomplete
              label="Region"
              description="Where the lake is"
              withAsterisk
              data={awsRegions}
              {...form.getInputProps("region")}
            />
          </div>
          <TextInput
            label="Subscriber role ARN"
            placeholder="arn:aws:iam::123456789012:role/AmazonSecurityLake-…"
            withAsterisk
            autoComplete="off"
            {...form.getInputProps("roleArn")}
          />
          <TextInput
            label="External ID"
            description="The one that the subscriber was created with"
            withAsterisk
            autoComplete="off"
            maw={420}
            {...form.getInputProps("externalId")}
          />
          <TextInput
            label="Subscription endpoint"
            description="The URL of the subscriber's SQS queue"
            placeholder="https://sqs.eu-west-1.amazonaws.com/123456789012/AmazonSecurityLake-…-Main-Queue"
            withAsterisk
            autoComplete="off"
            {...form.getInputProps("queueUrl")}
          />
          <TextInput
            label="Endpoint"
            description="Of an emulator that assumes roles as well. Empty for Amazon's own."
            placeholder="https://…"
            autoComplete="off"
            {...form.getInputProps("endpoint")}
          />
        </div>
      </Panel>
      <Panel title="Credentials">
        <div className={classes.fields}>
          <AwsAccessFields
            form={form}
            storedKeyId={storedKeyId}
            purpose="Of a user in the account that the subscriber names"
            deploymentPurpose="Assumes the role of the subscriber"
            isRoleFixed
          />
        </div>
      </Panel>
    </>
  );
}
