import { Panel, Radio } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { fieldErrorsOf } from "../../../graphql/field-errors.ts";
import { CheckConnection } from "../pulling/check-connection.tsx";
import { PullFields } from "../pulling/pull-fields.tsx";
import {
  newPullSourceValues,
  type Provider,
  type PullSourceValues,
  placePullErrors,
  pullInput,
  shownFields,
} from "../pulling/pull-source-values.ts";
import classes from "../pulling/pulling.module.css";

interface PullerTrialProps {
  readonly provider: Provider;
  readonly text: string;
  readonly isDisabled: boolean;
}

/** Tries a definition as it stands in the editor, with values that nobody keeps. */
export function PullerTrial({ provider, text, isDisabled }: PullerTrialProps) {
  const form = useForm<PullSourceValues>({ initialValues: newPullSourceValues(provider) });
  const { authentications } = provider;
  const chosen = authentications.find(({ id }) => id === form.values.authentication) ?? authentications[0];
  const authentication = chosen?.id ?? "";
  const values = { ...form.values, authentication, streams: provider.streams.map(({ name }) => name) };
  return (
    <div className={classes.beside}>
      <Panel title="Values">
        <div className={classes.fields}>
          {authentications.length > 1 ? (
            <Radio.Group
              label="Authentication"
              value={authentication}
              onChange={(id) => form.setFieldValue("authentication", id)}
            >
              <div className={classes.choices}>
                {authentications.map(({ id, label }) => (
                  <Radio key={id} value={id} label={label} />
                ))}
              </div>
            </Radio.Group>
          ) : null}
          <PullFields form={form} fields={shownFields(provider, authentication)} isNew />
          <p className={classes.hint}>Used for this trial alone, and not stored.</p>
        </div>
      </Panel>
      <CheckConnection
        title="Try it"
        isDisabled={isDisabled}
        input={{ provider: provider.id, definition: text, ...pullInput(provider, values) }}
        onRefused={(error) => form.setErrors(placePullErrors(provider, fieldErrorsOf(error)))}
      />
    </div>
  );
}
