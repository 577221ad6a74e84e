import { notebookNameLengthMax } from "@pharos/domain";
import { SideSheet, Textarea, TextInput } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import {
  rolesProblem,
  SharingFields,
  type SharingValues,
  sharingOf,
  sharingValues,
} from "../../../page/sharing/sharing-fields.tsx";
import { SheetForm } from "../../../page/sheet-form.tsx";
import type { NotebookDraft } from "../notebook.ts";

interface SettingsSheetProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly initial: NotebookDraft;
  readonly isNew?: boolean;
  readonly onSave: (draft: NotebookDraft) => Promise<void>;
  readonly onClose: () => void;
}

interface Values extends SharingValues {
  readonly name: string;
  readonly description: string;
}

/** What a notebook is called, and who sees it. */
export function SettingsSheet({ title, submitLabel, initial, isNew = false, onSave, onClose }: SettingsSheetProps) {
  const form = useForm<Values>({
    initialValues: { name: initial.name, description: initial.description, ...sharingValues(initial.sharing) },
    validate: {
      name: (name) =>
        name.trim() === ""
          ? "Enter a name"
          : name.trim().length > notebookNameLengthMax
            ? `At most ${notebookNameLengthMax} characters`
            : null,
      roleIds: rolesProblem,
    },
    validateInputOnBlur: true,
  });
  const submit = ({ name, description, ...seenBy }: Values) =>
    onSave({ ...initial, name: name.trim(), description, sharing: sharingOf(seenBy) });
  return (
    <SideSheet opened onClose={onClose} title={title}>
      <SheetForm
        form={form}
        isNew={isNew}
        submitLabel={submitLabel}
        failureTitle="Couldn't save the notebook"
        onSubmit={submit}
        onCancel={onClose}
      >
        <TextInput label="Name" withAsterisk data-autofocus {...form.getInputProps("name")} />
        <Textarea label="Description" rows={2} resize="vertical" {...form.getInputProps("description")} />
        <SharingFields form={form} />
      </SheetForm>
    </SideSheet>
  );
}
