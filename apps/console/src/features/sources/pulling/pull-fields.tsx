import { PasswordInput, Select, TagsInput, Textarea, TextInput } from "@pharos/ui";
import type { UseFormReturnType } from "@pharos/ui/form";
import { LogTypeSelect } from "../form/log-type-select.tsx";
import type { ProviderField, PullSourceValues } from "./pull-source-values.ts";

interface PullFieldsProps {
  readonly form: UseFormReturnType<PullSourceValues>;
  readonly fields: readonly ProviderField[];
  readonly isNew: boolean;
}

export function PullFields({ form, fields, isNew }: PullFieldsProps) {
  return fields.map((field) => <PullField key={field.name} form={form} field={field} isNew={isNew} />);
}

const kept = "Stored, and not shown again. Leave it empty to keep it.";

function PullField({ form, field, isNew }: Omit<PullFieldsProps, "fields"> & { readonly field: ProviderField }) {
  const { name, label, type, help, isOptional, isMultiline, options } = field;
  const isKept = type === "secret" && !isNew;
  const description = [help, isKept ? kept : undefined].filter(Boolean).join(" ");
  const path = `fields.${name}`;
  const values = form.values.fields[name] ?? [];
  const set = (next: string[]) => form.setFieldValue(path, next);
  const common = {
    label,
    withAsterisk: !isOptional && !isKept,
    error: form.errors[path],
    ...(description !== "" && { description }),
  };
  const text = { ...common, autoComplete: "off", value: values[0] ?? "" };
  if (type === "logTypes") return <LogTypeSelect value={values} onChange={set} error={form.errors[path]} />;
  if (type === "list") {
    return <TagsInput {...common} value={values} onChange={set} data={options?.map(({ value }) => value) ?? []} />;
  }
  if (type === "choice") {
    const data = options?.map(({ value, label: shown }) => ({ value, label: shown })) ?? [];
    return <Select {...text} data={data} allowDeselect={false} onChange={(next) => set(next ? [next] : [])} />;
  }
  const onChange = (event: { readonly currentTarget: { readonly value: string } }) => set([event.currentTarget.value]);
  if (isMultiline) return <Textarea {...text} autosize minRows={3} maxRows={8} onChange={onChange} />;
  if (type === "secret") return <PasswordInput {...text} onChange={onChange} />;
  return <TextInput {...text} onChange={onChange} />;
}
