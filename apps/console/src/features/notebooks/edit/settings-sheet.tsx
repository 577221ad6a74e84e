import { notebookNameLengthMax } from "@pharos/domain";
import { SideSheet } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import {
  NamedFields,
  type NamedValues,
  namedRules,
  namedValues,
  readNamed,
} from "../../../page/sharing/named-fields.tsx";
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

/** What a notebook is called, and who sees it. */
export function SettingsSheet({ title, submitLabel, initial, isNew = false, onSave, onClose }: SettingsSheetProps) {
  const form = useForm<NamedValues>({
    initialValues: namedValues(initial),
    validate: namedRules(notebookNameLengthMax),
    validateInputOnBlur: true,
  });
  return (
    <SideSheet opened onClose={onClose} title={title}>
      <SheetForm
        form={form}
        isNew={isNew}
        submitLabel={submitLabel}
        failureTitle="Couldn't save the notebook"
        onSubmit={(values) => onSave({ ...initial, ...readNamed(values) })}
        onCancel={onClose}
      >
        <NamedFields form={form} />
      </SheetForm>
    </SideSheet>
  );
}
