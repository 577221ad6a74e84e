import { dashboardNameLengthMax } from "@pharos/domain";
import { Select, SideSheet } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { timeRangePresets } from "@pharos/ui/time-ranges";
import {
  NamedFields,
  type NamedValues,
  namedRules,
  namedValues,
  readNamed,
} from "../../../page/sharing/named-fields.tsx";
import { SheetForm } from "../../../page/sheet-form.tsx";
import type { DashboardDraft } from "../dashboard.ts";

interface SettingsSheetProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly initial: DashboardDraft;
  readonly isNew?: boolean;
  readonly onSave: (draft: DashboardDraft) => Promise<void>;
  readonly onClose: () => void;
}

interface Values extends NamedValues {
  readonly relativeTime: string;
  /** Seconds; empty for never. */
  readonly refresh: string;
}

const refreshes = [
  { value: "", label: "Not by itself" },
  { value: "60", label: "Every minute" },
  { value: "300", label: "Every 5 minutes" },
  { value: "900", label: "Every 15 minutes" },
  { value: "3600", label: "Every hour" },
];

/** A choice that a file or a program made stays one. */
function withOther(
  choices: readonly { readonly value: string; readonly label: string }[],
  value: string,
  label: string,
) {
  return choices.some((choice) => choice.value === value) ? [...choices] : [...choices, { value, label }];
}

/** What a dashboard is called, who sees it, and what it opens with. */
export function SettingsSheet({ title, submitLabel, initial, isNew = false, onSave, onClose }: SettingsSheetProps) {
  const form = useForm<Values>({
    initialValues: {
      ...namedValues(initial),
      relativeTime: initial.relativeTime,
      refresh: initial.refreshSeconds === undefined ? "" : String(initial.refreshSeconds),
    },
    validate: namedRules(dashboardNameLengthMax),
    validateInputOnBlur: true,
  });
  const submit = ({ relativeTime, refresh, ...named }: Values) =>
    onSave({
      ...initial,
      ...readNamed(named),
      relativeTime,
      refreshSeconds: refresh === "" ? undefined : Number(refresh),
    });
  const { relativeTime, refresh } = form.values;
  const ranges = timeRangePresets.map(({ id, label }) => ({ value: id, label }));
  return (
    <SideSheet opened onClose={onClose} title={title}>
      <SheetForm
        form={form}
        sheet="sheetOf"
        isNew={isNew}
        submitLabel={submitLabel}
        failureTitle="Couldn't save the dashboard"
        onSubmit={submit}
        onCancel={onClose}
      >
        <NamedFields form={form} />
        <Select
          label="Time range at first"
          data={withOther(ranges, relativeTime, relativeTime)}
          allowDeselect={false}
          {...form.getInputProps("relativeTime")}
        />
        <Select
          label="Refresh"
          data={withOther(refreshes, refresh, `Every ${refresh} seconds`)}
          allowDeselect={false}
          {...form.getInputProps("refresh")}
        />
      </SheetForm>
    </SideSheet>
  );
}
