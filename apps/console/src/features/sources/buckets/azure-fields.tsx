import { Panel, PasswordInput, TagsInput, TextInput } from "@pharos/ui";
import classes from "../form/http-source-form.module.css";
import type { BucketForm } from "./bucket-form.ts";

interface AzureFieldsProps {
  readonly form: BucketForm;
  readonly isStored: boolean;
}

/** The containers, the application that reads them, and how new blobs are announced. */
export function AzureFields({ form, isStored }: AzureFieldsProps) {
  return (
    <>
      <Panel title="Storage account">
        <div className={classes.fields}>
          <TextInput
            label="Storage account"
            description={isStored ? "Fixed. Add another source for another account." : "Its name alone"}
            placeholder="acmelogs"
            withAsterisk
            autoComplete="off"
            disabled={isStored}
            maw={420}
            {...form.getInputProps("storageAccount")}
          />
          <TagsInput
            label="Containers"
            description="Press Enter after each name"
            placeholder={form.values.containers.length > 0 ? "" : "logs"}
            withAsterisk
            acceptValueOnBlur
            {...form.getInputProps("containers")}
          />
        </div>
      </Panel>
      <Panel title="Application">
        <div className={classes.fields}>
          <div className={classes.pair}>
            <TextInput
              label="Tenant ID"
              description="Directory (tenant) ID"
              withAsterisk
              autoComplete="off"
              {...form.getInputProps("tenantId")}
            />
            <TextInput
              label="Client ID"
              description="Application (client) ID of its registration"
              withAsterisk
              autoComplete="off"
              {...form.getInputProps("clientId")}
            />
          </div>
          <PasswordInput
            label="Client secret"
            description="The value of the secret, not its ID"
            withAsterisk={!isStored}
            placeholder={isStored ? "Keep the stored one" : ""}
            autoComplete="new-password"
            maw={420}
            {...form.getInputProps("clientSecret")}
          />
        </div>
      </Panel>
      <Panel title="Notices of new blobs">
        <TextInput
          label="Storage queue"
          description="Of the same account, which Event Grid sends to and nothing else reads. Without one, Pharos lists the containers every minute, which suits small ones and append blobs."
          placeholder="pharos-notices"
          autoComplete="off"
          {...form.getInputProps("queueName")}
        />
      </Panel>
      <Panel title="Addresses">
        <div className={classes.fields}>
          <p className={classes.hint}>Optional: for a sovereign cloud, a private endpoint or an emulator.</p>
          <div className={classes.pair}>
            <TextInput
              label="Sign-in"
              placeholder="https://login.microsoftonline.com"
              autoComplete="off"
              {...form.getInputProps("loginEndpoint")}
            />
            <TextInput
              label="Blobs"
              placeholder={`https://${form.values.storageAccount.trim() || "ACCOUNT"}.blob.core.windows.net`}
              autoComplete="off"
              {...form.getInputProps("endpoint")}
            />
            <TextInput
              label="Queue"
              placeholder={`https://${form.values.storageAccount.trim() || "ACCOUNT"}.queue.core.windows.net`}
              autoComplete="off"
              {...form.getInputProps("queueEndpoint")}
            />
          </div>
        </div>
      </Panel>
    </>
  );
}
