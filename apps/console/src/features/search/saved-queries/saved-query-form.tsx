import { TagsInput, Textarea, TextInput } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import type { ReactNode } from "react";
import type { SavedQueryInput } from "../../../graphql/generated/graphql.ts";
import { SheetForm } from "../../../page/sheet-form.tsx";
import type { SearchedQuery } from "./saved-query.ts";
import { inputOfValues, queryProblems, type SavedQueryValues } from "./saved-query-values.ts";
import { ScheduleFields } from "./schedule-fields.tsx";
import { scheduleWarnings } from "./schedule-warnings.ts";

interface SavedQueryFormProps {
  readonly initial: SavedQueryValues;
  readonly query: SearchedQuery;
  /** A query that was not saved before, or whose text changed. */
  readonly isNew: boolean;
  /** The member of the address that holds the sheet open. */
  readonly sheet: string;
  readonly submitLabel: string;
  readonly onSave: (input: Pick<SavedQueryInput, keyof ReturnType<typeof inputOfValues>>) => Promise<void>;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** Name, description, tags and schedule of a saved search. */
export function SavedQueryForm(props: SavedQueryFormProps) {
  const { initial, query, isNew, sheet, submitLabel, onSave, onCancel, children } = props;
  const form = useForm<SavedQueryValues>({
    initialValues: initial,
    validate: queryProblems,
    validateInputOnBlur: true,
  });
  return (
    <SheetForm
      form={form}
      sheet={sheet}
      isNew={isNew}
      submitLabel={submitLabel}
      failureTitle="Couldn't save the search"
      onSubmit={(values) => onSave(inputOfValues(values))}
      onCancel={onCancel}
    >
      <TextInput label="Name" withAsterisk data-autofocus {...form.getInputProps("name")} />
      <Textarea label="Description" rows={2} resize="vertical" {...form.getInputProps("description")} />
      <TagsInput label="Tags" {...form.getInputProps("tags")} />
      <ScheduleFields form={form} warnings={scheduleWarnings(query)} />
      {children}
    </SheetForm>
  );
}
