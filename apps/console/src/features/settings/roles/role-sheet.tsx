import { useMutation } from "@apollo/client/react";
import { adminRoleName, permissions as allPermissions, isPermission, type Permission } from "@pharos/domain";
import { notify, SideSheet, TextInput } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { graphql } from "../../../graphql/generated/index.ts";
import { SheetForm } from "../../../page/sheet-form.tsx";
import { defined } from "../../../routing/search-codec.ts";
import { PermissionPicker } from "../permission-picker.tsx";
import classes from "../settings.module.css";
import type { RoleRow } from "./role-row.ts";

const createMutation = graphql(`
  mutation CreateRole($input: CreateRoleInput!) {
    createRole(input: $input) { role { id } }
  }
`);
const updateMutation = graphql(`
  mutation UpdateRole($input: UpdateRoleInput!) {
    updateRole(input: $input) { role { id name permissions updatedAt } }
  }
`);

interface RoleSheetProps {
  /** `new`, or the id of a role. */
  readonly edit: string;
  readonly roles: readonly RoleRow[];
  readonly mayModify: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}
interface RoleValues extends Record<string, unknown> {
  readonly name: string;
  readonly permissions: Permission[];
}

const widthPx = 640;

export function RoleSheet({ edit, roles, mayModify, onClose, onChanged }: RoleSheetProps) {
  const role = roles.find((one) => one.id === edit);
  const isOpen = role !== undefined || (edit === "new" && mayModify);
  const isFixed = role?.name === adminRoleName || !mayModify;
  const title = role ? (isFixed ? role.name : `Edit ${role.name}`) : "New role";
  return (
    <SideSheet opened={isOpen} onClose={onClose} title={title} widthPx={widthPx}>
      {isOpen && isFixed && role ? <FixedRole role={role} /> : null}
      {isOpen && !isFixed ? (
        <RoleForm key={edit} role={role} roles={roles} onClose={onClose} onChanged={onChanged} />
      ) : null}
    </SideSheet>
  );
}

/** To read: nobody changes the administrators' role. */
function FixedRole({ role }: { role: RoleRow }) {
  return (
    <div className={classes.fields}>
      <PermissionPicker value={role.permissions.filter(isPermission)} onChange={() => {}} offered={allPermissions} />
    </div>
  );
}

type RoleFormProps = Pick<RoleSheetProps, "roles" | "onClose" | "onChanged"> & { readonly role: RoleRow | undefined };

function RoleForm({ role, roles, onClose, onChanged }: RoleFormProps) {
  const [create] = useMutation(createMutation);
  const [update] = useMutation(updateMutation);
  const others = roles.filter((one) => one.id !== role?.id).map((one) => one.name.toLowerCase());
  const form = useForm<RoleValues>({
    initialValues: { name: role?.name ?? "", permissions: (role?.permissions ?? []).filter(isPermission) },
    validate: ({ name, permissions }) =>
      defined({
        name: nameProblem(name.trim(), others),
        permissions: permissions.length === 0 ? "Choose at least one permission" : undefined,
      }),
  });
  const submit = async ({ name, permissions }: RoleValues) => {
    const input = { name: name.trim(), permissions };
    if (role) await update({ variables: { input: { id: role.id, ...input } } });
    else await create({ variables: { input } });
    notify({ message: role ? "Role updated" : "Role created", tone: "success" });
    onChanged();
    onClose();
  };
  return (
    <SheetForm
      form={form}
      submitLabel={role ? "Save" : "Create"}
      failureTitle={role ? "Unable to update the role" : "Unable to create the role"}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextInput label="Name" withAsterisk data-autofocus {...form.getInputProps("name")} />
      <PermissionPicker
        value={form.values.permissions}
        onChange={(permissions) => form.setFieldValue("permissions", permissions)}
        offered={allPermissions}
        error={form.errors.permissions}
      />
    </SheetForm>
  );
}

function nameProblem(name: string, others: readonly string[]): string | undefined {
  if (name === "") return "This field is required";
  return others.includes(name.toLowerCase()) ? "A role with this name already exists" : undefined;
}
