import type { StreamType } from "@pharos/domain";
import { Radio, Switch, TextInput } from "@pharos/ui";
import classes from "./http-source-form.module.css";
import { streamTypes } from "./stream-types.ts";
import type { StreamValues } from "./stream-values.ts";

/** As much of a form as the picker works with. */
export interface StreamForm {
  readonly values: StreamValues;
  getInputProps(path: keyof StreamValues): object;
  setValues(values: Partial<StreamValues>): void;
}

interface StreamTypePickerProps {
  readonly form: StreamForm;
  /** Types that the source does not have. */
  readonly without?: readonly StreamType[];
}

/** Switching an option off clears its value. */
export function StreamTypePicker({ form, without = [] }: StreamTypePickerProps) {
  const { streamType, hasEnvelope, hasRoot } = form.values;
  const offered = streamTypes.filter(({ value }) => !without.includes(value));
  return (
    <>
      <Radio.Group aria-label="Stream type" {...form.getInputProps("streamType")}>
        <div className={classes.types}>
          {offered.map(({ value, label, description }) => (
            <div key={value} className={classes.type}>
              <Radio value={value} label={label} description={description} />
            </div>
          ))}
        </div>
      </Radio.Group>
      {streamType === "JsonArray" ? (
        <div className={classes.option}>
          <Switch
            label="The array is within an enclosing field"
            checked={hasEnvelope}
            onChange={(event) =>
              form.setValues({ hasEnvelope: event.currentTarget.checked, jsonArrayEnvelopeField: "" })
            }
          />
          {hasEnvelope ? (
            <TextInput
              label="Enclosing field"
              placeholder="records"
              autoComplete="off"
              {...form.getInputProps("jsonArrayEnvelopeField")}
            />
          ) : null}
        </div>
      ) : null}
      {streamType === "XML" ? (
        <div className={classes.option}>
          <Switch
            label="The events are within a root element"
            checked={hasRoot}
            onChange={(event) => form.setValues({ hasRoot: event.currentTarget.checked, xmlRootElement: "" })}
          />
          {hasRoot ? (
            <TextInput
              label="Root element"
              placeholder="Events"
              autoComplete="off"
              {...form.getInputProps("xmlRootElement")}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}
