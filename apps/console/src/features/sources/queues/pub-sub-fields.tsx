import { Panel, Textarea, TextInput } from "@pharos/ui";
import classes from "../form/http-source-form.module.css";
import type { QueueForm } from "./queue-form.ts";

interface PubSubFieldsProps {
  readonly form: QueueForm;
  readonly isStored: boolean;
}

/** The subscription, and who reads it. */
export function PubSubFields({ form, isStored }: PubSubFieldsProps) {
  return (
    <Panel title="Subscription">
      <div className={classes.fields}>
        <Textarea
          label="Credentials"
          description="The JSON key of a service account with the role Pub/Sub Subscriber on the subscription"
          placeholder={isStored ? "Keep the stored key" : '{ "type": "service_account", … }'}
          withAsterisk={!isStored}
          autosize
          minRows={3}
          maxRows={8}
          spellCheck={false}
          autoComplete="off"
          {...form.getInputProps("credentials")}
        />
        <div className={classes.pair}>
          <TextInput
            label="Subscription ID"
            placeholder="pharos-logs"
            withAsterisk
            autoComplete="off"
            {...form.getInputProps("subscriptionId")}
          />
          <TextInput
            label="Project ID"
            description={isStored ? undefined : "By default the project of the service account"}
            autoComplete="off"
            {...form.getInputProps("projectId")}
          />
        </div>
        <div className={classes.pair}>
          <TextInput
            label="Regional endpoint"
            description="Optional: a region that messages stay in, such as europe-west3"
            autoComplete="off"
            {...form.getInputProps("regionalEndpoint")}
          />
          <TextInput
            label="Endpoint"
            description="Optional: the address of a private endpoint or an emulator"
            autoComplete="off"
            {...form.getInputProps("endpoint")}
          />
        </div>
      </div>
    </Panel>
  );
}
