import type { Sharing } from "@pharos/domain";
import { Textarea, TextInput } from "@pharos/ui";
import type { UseFormReturnType } from "@pharos/ui/form";
import { rolesProblem, SharingFields, type SharingValues, sharingOf, sharingValues } from "./sharing-fields.tsx";

/** The members of a form that say what something is called and who sees it. */
export interface NamedValues extends SharingValues {
  readonly name: string;
  readonly description: string;
}

interface Named {
  readonly name: string;
  readonly description: string;
  readonly sharing: Sharing;
}

export function namedValues({ name, description, sharing }: Named): NamedValues {
  return { name, description, ...sharingValues(sharing) };
}

export function readNamed({ name, description, ...seenBy }: NamedValues): Named {
  return { name: name.trim(), description, sharing: sharingOf(seenBy) };
}

export function namedRules(nameLengthMax: number) {
  return {
    name: (name: string): string | null => {
      if (name.trim() === "") return "Enter a name";
      return name.trim().length > nameLengthMax ? `At most ${nameLengthMax} characters` : null;
    },
    roleIds: rolesProblem,
  };
}

/** What something is called, and who sees it beside its owner. */
export function NamedFields<V extends NamedValues>({ form }: { readonly form: UseFormReturnType<V> }) {
  return (
    <>
      <TextInput label="Name" withAsterisk data-autofocus {...form.getInputProps("name")} />
      <Textarea label="Description" rows={2} resize="vertical" {...form.getInputProps("description")} />
      <SharingFields form={form} />
    </>
  );
}
