import { secretMask } from "@pharos/domain";
import { PasswordInput, Select, Switch, TagsInput, Textarea, TextInput } from "@pharos/ui";
import type { UseFormReturnType } from "@pharos/ui/form";
import { type DestinationField, listShownFields } from "./destination-field.ts";
import classes from "./destination-form.module.css";
import type { DestinationValues } from "./destination-values.ts";
import { GenerateSecret } from "./generate-secret.tsx";
import { PairsInput } from "./pairs-input.tsx";

interface SettingFieldsProps {
  readonly form: UseFormReturnType<DestinationValues>;
  readonly fields: readonly DestinationField[];
}

export function SettingFields({ form, fields }: SettingFieldsProps) {
  return listShownFields(fields, form.values.settings).map((field) => (
    <SettingField key={field.name} form={form} field={field} />
  ));
}

const hidden = "Information is hidden. New values will override the existing ones.";

function SettingField({ form, field }: { form: SettingFieldsProps["form"]; field: DestinationField }) {
  const { name, label, type, required = false, placeholder, help, choices = [] } = field;
  const path = `settings.${name}`;
  const input = form.getInputProps(path, { type: type === "switch" ? "checkbox" : "input" });
  const isHidden = input.value === secretMask;
  const description = [help, isHidden ? hidden : undefined].filter(Boolean).join(" ");
  const common = {
    label,
    withAsterisk: required,
    ...(description !== "" && { description }),
    ...(placeholder !== undefined && { placeholder }),
    ...input,
  };
  // A mask is replaced as a whole: a part of it would be taken for a secret.
  const clearMask = () => {
    if (isHidden) form.setFieldValue(path, "");
  };
  switch (type) {
    case "secret":
      return (
        <div className={classes.secret}>
          <PasswordInput {...common} autoComplete="off" onFocus={clearMask} onBlur={restoreMask} />
          {field.generates ? (
            <GenerateSecret
              kind={field.generates}
              value={isHidden ? "" : input.value}
              onGenerated={(secret) => form.setFieldValue(path, secret)}
            />
          ) : null}
        </div>
      );
    case "multiline":
      return <Textarea {...common} autosize minRows={3} maxRows={10} onFocus={clearMask} onBlur={restoreMask} />;
    case "choice":
      return <Select {...common} data={[...choices]} allowDeselect={false} />;
    case "switch":
      return <Switch label={label} {...(description !== "" && { description })} {...input} />;
    case "list":
      return <TagsInput {...common} />;
    case "pairs":
      return (
        <PairsInput
          label={label}
          description={description}
          names={choices}
          value={input.value}
          error={input.error}
          onChange={input.onChange}
        />
      );
    default:
      return <TextInput {...common} autoComplete="off" onFocus={clearMask} onBlur={restoreMask} />;
  }

  /** Nothing was typed: the stored secret stays. */
  function restoreMask() {
    const initial = form.getInitialValues().settings[name];
    if (initial === secretMask && form.getValues().settings[name] === "") form.setFieldValue(path, secretMask);
    else input.onBlur?.();
  }
}
