import { Panel, PasswordInput, Select, Switch, Textarea, TextInput } from "@pharos/ui";
import classes from "../form/http-source-form.module.css";
import type { QueueForm } from "./queue-form.ts";

interface StreamFieldsProps {
  readonly form: QueueForm;
  readonly isStored: boolean;
}

const mechanisms = [
  { value: "", label: "None" },
  { value: "PLAIN", label: "PLAIN" },
  { value: "SCRAM_SHA_256", label: "SCRAM-SHA-256" },
  { value: "SCRAM_SHA_512", label: "SCRAM-SHA-512" },
];
const starts = [
  { value: "EARLIEST", label: "With the oldest messages" },
  { value: "LATEST", label: "With new messages" },
];

/** The topics, and who reads them. */
export function KafkaFields({ form, isStored }: StreamFieldsProps) {
  const { usesTls, mechanism } = form.values;
  return (
    <>
      <Panel title="Topics">
        <div className={classes.fields}>
          <div className={classes.pair}>
            <Textarea
              label="Brokers"
              description="A host and a port on each line. The others of the cluster are found by themselves."
              placeholder="kafka-1.example:9093"
              withAsterisk
              autosize
              minRows={2}
              maxRows={6}
              spellCheck={false}
              {...form.getInputProps("brokers")}
            />
            <Textarea
              label="Topics"
              description="One on each line. Topics with other log types need a source of their own."
              placeholder="audit-logs"
              withAsterisk
              autosize
              minRows={2}
              maxRows={6}
              spellCheck={false}
              {...form.getInputProps("topics")}
            />
          </div>
          <GroupFields form={form} />
        </div>
      </Panel>
      <Panel title="Access">
        <div className={classes.fields}>
          <Switch
            label="TLS"
            description="Without it, only brokers that an administrator allowed are connected to"
            checked={usesTls}
            onChange={(event) => form.setFieldValue("usesTls", event.currentTarget.checked)}
          />
          {usesTls ? (
            <Textarea
              label="Certificate authority"
              description="Optional: the PEM of an authority of your own"
              autosize
              minRows={2}
              maxRows={6}
              spellCheck={false}
              {...form.getInputProps("certificateAuthority")}
            />
          ) : null}
          <Select
            label="Authentication"
            data={mechanisms}
            allowDeselect={false}
            maw={420}
            {...form.getInputProps("mechanism")}
          />
          {mechanism === "" ? null : (
            <div className={classes.pair}>
              <TextInput label="User name" withAsterisk autoComplete="off" {...form.getInputProps("username")} />
              <PasswordInput
                label="Password"
                withAsterisk={!isStored}
                placeholder={isStored ? "Keep the stored one" : ""}
                autoComplete="new-password"
                {...form.getInputProps("password")}
              />
            </div>
          )}
        </div>
      </Panel>
    </>
  );
}

/** The event hub, and who reads it. */
export function EventHubFields({ form, isStored }: StreamFieldsProps) {
  return (
    <Panel title="Event hub">
      <div className={classes.fields}>
        <PasswordInput
          label="Connection string"
          description="Of a rule with the right Listen"
          placeholder={isStored ? "Keep the stored one" : "Endpoint=sb://…"}
          withAsterisk={!isStored}
          autoComplete="new-password"
          {...form.getInputProps("connectionString")}
        />
        <TextInput
          label="Event hub"
          description="By default the one that the connection string names"
          autoComplete="off"
          {...form.getInputProps("topics")}
        />
        <GroupFields form={form} />
      </div>
    </Panel>
  );
}

function GroupFields({ form }: Pick<StreamFieldsProps, "form">) {
  return (
    <div className={classes.pair}>
      <TextInput
        label="Consumer group"
        description="One that nobody else uses"
        withAsterisk
        autoComplete="off"
        {...form.getInputProps("groupId")}
      />
      <Select
        label="Begin"
        description="Where the group has not read before"
        data={starts}
        allowDeselect={false}
        {...form.getInputProps("startAt")}
      />
    </div>
  );
}
