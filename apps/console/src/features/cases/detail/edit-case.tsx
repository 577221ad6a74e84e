import { caseDescriptionLengthMax, caseTitleLengthMax, type Severity, severities } from "@pharos/domain";
import { Select, SideSheet, Text, Textarea, TextInput } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { useState } from "react";
import type { CaseFieldsFragment } from "../../../graphql/generated/graphql.ts";
import { SheetForm } from "../../../page/sheet-form.tsx";
import { severityLabels } from "../../alerts/index.ts";
import { useCaseUpdate } from "./use-case-update.ts";

interface EditCaseProps {
  readonly shown: CaseFieldsFragment;
  readonly onClose: () => void;
}

interface EditedCase extends Record<string, unknown> {
  title: string;
  severity: Severity;
  description: string;
}

const editedMembers = ["title", "severity", "description"] as const;
const severityOptions = severities.map((value) => ({ value, label: severityLabels[value] }));

export function EditCase({ shown, onClose }: EditCaseProps) {
  const { id, revision } = shown;
  const update = useCaseUpdate();
  // The form starts from what was there when it opened; what others do meanwhile takes nothing that was typed.
  const [opened] = useState(shown);
  const { title, severity, description } = opened;
  const changed = editedMembers.filter((member) => shown[member] !== opened[member]);
  const form = useForm<EditedCase>({
    initialValues: { title, severity, description },
    validate: { title: (value) => (value.trim() === "" ? "Enter a title for the case" : null) },
  });
  return (
    <SideSheet opened onClose={onClose} title={`Edit case ${id}`}>
      <SheetForm
        form={form}
        submitLabel="Save"
        failureTitle="Unable to save the case"
        onSubmit={async (values) => {
          await update({ id, revision, ...values });
          onClose();
        }}
        onCancel={onClose}
      >
        {changed.length > 0 ? (
          <Text size="sm" role="status" c="var(--pharos-text-secondary)">
            Somebody changed the {changed.join(" and the ")} since you opened this form. Saving replaces{" "}
            {changed.length === 1 ? "it" : "them"} with what is here.
          </Text>
        ) : null}
        <TextInput label="Title" maxLength={caseTitleLengthMax} data-autofocus {...form.getInputProps("title")} />
        <Select label="Severity" data={severityOptions} allowDeselect={false} {...form.getInputProps("severity")} />
        <Textarea
          label="Description"
          description="Markdown"
          autosize
          minRows={8}
          maxRows={24}
          maxLength={caseDescriptionLengthMax}
          {...form.getInputProps("description")}
        />
      </SheetForm>
    </SideSheet>
  );
}
