import { useMutation } from "@apollo/client/react";
import { apiTokenPermissions, hasPermission, type Permission } from "@pharos/domain";
import { Select, SideSheet, TextInput } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { SheetForm } from "../../../page/sheet-form.tsx";
import { defined } from "../../../routing/search-codec.ts";
import { useViewer } from "../../../session/viewer.tsx";
import { PermissionPicker } from "../permission-picker.tsx";
import { ShownOnce } from "../shown-once.tsx";

const createTokenMutation = graphql(`
  mutation CreateApiToken($input: CreateAPITokenInput!) {
    createAPIToken(input: $input) { value token { id name } }
  }
`);

interface TokenValues extends Record<string, unknown> {
  readonly name: string;
  readonly permissions: Permission[];
  /** Days, as text; empty: never. */
  readonly lifetime: string;
}

interface TokenSheetProps {
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

const widthPx = 640;
const dayMs = 86_400_000;
const lifetimes = [
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "1 year" },
  { value: "never", label: "Never" },
];

export function TokenSheet({ onClose, onCreated }: TokenSheetProps) {
  return (
    <SideSheet opened onClose={onClose} title="Create an API token" widthPx={widthPx}>
      <TokenForm onClose={onClose} onCreated={onCreated} />
    </SideSheet>
  );
}

function TokenForm({ onClose, onCreated }: TokenSheetProps) {
  const [create] = useMutation(createTokenMutation);
  const [value, setValue] = useState<string>();
  const viewer = useViewer();
  const form = useForm<TokenValues>({
    initialValues: { name: "", permissions: [], lifetime: "90" },
    validate: ({ name, permissions }) =>
      defined({
        name: name.trim() === "" ? "This field is required" : undefined,
        permissions: permissions.length === 0 ? "Choose at least one permission" : undefined,
      }),
  });
  if (value) {
    return (
      <ShownOnce value={value} label="token" onDone={onClose}>
        Programs send this token in the X-API-Key header.
      </ShownOnce>
    );
  }
  const submit = async ({ name, permissions, lifetime }: TokenValues) => {
    const expiresAt = lifetime === "never" ? undefined : new Date(Date.now() + Number(lifetime) * dayMs).toISOString();
    const input = { name: name.trim(), permissions, ...(expiresAt ? { expiresAt } : {}) };
    const { data } = await create({ variables: { input } });
    setValue(data?.createAPIToken.value);
    onCreated();
  };
  // Nobody can give a token more than they hold themselves.
  const offered = apiTokenPermissions.filter((permission) => hasPermission(viewer.permissions, permission));
  return (
    <SheetForm
      form={form}
      submitLabel="Create"
      failureTitle="Unable to create the token"
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextInput label="Name" withAsterisk data-autofocus {...form.getInputProps("name")} />
      <Select label="Expires after" data={lifetimes} allowDeselect={false} {...form.getInputProps("lifetime")} />
      <PermissionPicker
        value={form.values.permissions}
        onChange={(permissions) => form.setFieldValue("permissions", permissions)}
        offered={offered}
        error={form.errors.permissions}
      />
    </SheetForm>
  );
}
