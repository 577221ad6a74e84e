import { Textarea, TextInput } from "@pharos/ui";
import classes from "./http-source-form.module.css";

type GoogleField = "credentials" | "subscriptionId" | "projectId" | "endpoint";

/** As much of a form as the fields work with. */
interface GoogleFieldsProps {
  readonly form: { getInputProps(path: GoogleField): object };
  /** The source exists; its credentials stay unless others are typed. */
  readonly isStored: boolean;
}

interface GoogleCredentialsProps extends GoogleFieldsProps {
  /** The role that the account needs, and on what. */
  readonly needed: string;
}

export function GoogleCredentials({ form, isStored, needed }: GoogleCredentialsProps) {
  return (
    <Textarea
      label="Credentials"
      description={`The JSON key of a service account with ${needed}, or a configuration of workload identity federation`}
      placeholder={
        isStored ? "Keep the stored ones" : '{ "type": "service_account", … } or { "type": "external_account", … }'
      }
      withAsterisk={!isStored}
      autosize
      minRows={3}
      maxRows={8}
      spellCheck={false}
      autoComplete="off"
      {...form.getInputProps("credentials")}
    />
  );
}

interface GoogleSubscriptionProps extends GoogleFieldsProps {
  /** Absent where the subscription is required. */
  readonly description?: string;
  readonly placeholder: string;
}

export function GoogleSubscription({ form, isStored, description, placeholder }: GoogleSubscriptionProps) {
  return (
    <div className={classes.pair}>
      <TextInput
        label="Subscription ID"
        description={description}
        placeholder={placeholder}
        withAsterisk={description === undefined}
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
  );
}

export function GoogleEndpoint({ form }: Pick<GoogleFieldsProps, "form">) {
  return (
    <TextInput
      label="Endpoint"
      description="Optional: the address of a private endpoint or an emulator"
      autoComplete="off"
      maw={420}
      {...form.getInputProps("endpoint")}
    />
  );
}
