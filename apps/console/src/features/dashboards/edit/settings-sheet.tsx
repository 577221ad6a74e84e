import { useQuery } from "@apollo/client/react";
import { dashboardNameLengthMax } from "@pharos/domain";
import { MultiSelect, Select, SideSheet, Textarea, TextInput } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { timeRangePresets } from "@pharos/ui/time-ranges";
import { graphql } from "../../../graphql/generated/index.ts";
import { SheetForm } from "../../../page/sheet-form.tsx";
import { useMay } from "../../../session/viewer.tsx";
import type { DashboardDraft } from "../dashboard.ts";
import { sharingWords } from "../list/dashboard-columns.tsx";

const rolesQuery = graphql(`
  query DashboardRoles { roles { id name } }
`);

interface SettingsSheetProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly initial: DashboardDraft;
  readonly isNew?: boolean;
  readonly onSave: (draft: DashboardDraft) => Promise<void>;
  readonly onClose: () => void;
}

interface Values extends Record<string, unknown> {
  readonly name: string;
  readonly description: string;
  readonly relativeTime: string;
  /** Seconds; empty for never. */
  readonly refresh: string;
  readonly sharing: DashboardDraft["sharing"]["kind"];
  readonly roleIds: string[];
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
  const mayReadRoles = useMay("UserRead");
  const { data } = useQuery(rolesQuery, { skip: !mayReadRoles });
  const form = useForm<Values>({
    initialValues: {
      name: initial.name,
      description: initial.description,
      relativeTime: initial.relativeTime,
      refresh: initial.refreshSeconds === undefined ? "" : String(initial.refreshSeconds),
      sharing: initial.sharing.kind,
      roleIds: initial.sharing.kind === "ROLES" ? [...initial.sharing.roleIds] : [],
    },
    validate: {
      name: (name) =>
        name.trim() === ""
          ? "Enter a name"
          : name.trim().length > dashboardNameLengthMax
            ? `At most ${dashboardNameLengthMax} characters`
            : null,
      roleIds: (roleIds, { sharing }) =>
        sharing === "ROLES" && roleIds.length === 0 ? "Choose at least one role" : null,
    },
    validateInputOnBlur: true,
  });
  const submit = ({ name, description, relativeTime, refresh, sharing, roleIds }: Values) =>
    onSave({
      ...initial,
      ...{ name: name.trim(), description, relativeTime },
      refreshSeconds: refresh === "" ? undefined : Number(refresh),
      sharing: sharing === "ROLES" ? { kind: sharing, roleIds } : { kind: sharing },
    });
  const { relativeTime, refresh, sharing } = form.values;
  const sharings = (["PRIVATE", "EVERYONE", "ROLES"] as const).filter(
    (kind) => kind !== "ROLES" || mayReadRoles || sharing === "ROLES",
  );
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
        <TextInput label="Name" withAsterisk data-autofocus {...form.getInputProps("name")} />
        <Textarea label="Description" rows={2} resize="vertical" {...form.getInputProps("description")} />
        <Select
          label="Seen by"
          data={sharings.map((value) => ({ value, label: sharingWords[value] }))}
          allowDeselect={false}
          {...form.getInputProps("sharing")}
        />
        {sharing === "ROLES" ? (
          <MultiSelect
            label="Roles"
            withAsterisk
            data={data?.roles.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            {...form.getInputProps("roleIds")}
          />
        ) : null}
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
