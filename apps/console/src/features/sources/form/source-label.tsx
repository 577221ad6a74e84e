import { TextInput } from "@pharos/ui";

interface SourceLabelProps {
  readonly form: { getInputProps(path: "label"): object };
}

export function SourceLabel({ form }: SourceLabelProps) {
  return (
    <TextInput
      label="Label"
      description="Letters, digits, dashes and spaces; at most 36"
      withAsterisk
      autoComplete="off"
      {...form.getInputProps("label")}
    />
  );
}
