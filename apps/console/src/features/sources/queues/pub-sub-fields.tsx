import { Panel, TextInput } from "@pharos/ui";
import { GoogleCredentials, GoogleEndpoint, GoogleSubscription } from "../form/google-fields.tsx";
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
        <GoogleCredentials form={form} isStored={isStored} needed="the role Pub/Sub Subscriber on the subscription" />
        <GoogleSubscription form={form} isStored={isStored} placeholder="pharos-logs" />
        <div className={classes.pair}>
          <TextInput
            label="Regional endpoint"
            description="Optional: a region that messages stay in, such as europe-west3"
            autoComplete="off"
            {...form.getInputProps("regionalEndpoint")}
          />
          <GoogleEndpoint form={form} />
        </div>
      </div>
    </Panel>
  );
}
