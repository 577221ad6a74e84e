import { useMutation, useQuery } from "@apollo/client/react";
import { Button, notify, Select, SideSheet, Switch, TextInput } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { SheetForm } from "../../../page/sheet-form.tsx";
import classes from "../settings.module.css";
import { ShownOnce } from "../shown-once.tsx";
import { type UserRow, userName } from "./user-columns.tsx";
import { newUserValues, type UserValues, userProblems } from "./user-values.ts";

const inviteMutation = graphql(`
  mutation InviteUser($input: InviteUserInput!) {
    inviteUser(input: $input) { invitationUrl sentTo user { id } }
  }
`);
const updateMutation = graphql(`
  mutation UpdateUser($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user { id email givenName familyName enabled status role { id name } }
    }
  }
`);
const resetLinkMutation = graphql(`
  mutation CreatePasswordResetLink($userId: ID!, $showsLink: Boolean) {
    createPasswordResetLink(userId: $userId, showsLink: $showsLink) { url sentTo user { id } }
  }
`);

const mailServerQuery = graphql(`
  query HasMailServer {
    generalSettings { pantherVersion hasMailServer }
  }
`);

interface RoleChoice {
  readonly id: string;
  readonly name: string;
}
interface UserSheetProps {
  /** `new`, or the id of a user. */
  readonly edit: string;
  readonly users: readonly UserRow[];
  readonly roles: readonly RoleChoice[];
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Inviting and editing; afterwards the link that goes to the person, once. */
export function UserSheet({ edit, users, roles, onClose, onChanged }: UserSheetProps) {
  const user = users.find((one) => one.id === edit);
  const isOpen = edit === "new" || user !== undefined;
  return (
    <SideSheet opened={isOpen} onClose={onClose} title={user ? `Edit ${userName(user)}` : "Invite a user"}>
      {isOpen ? (
        <UserForm key={edit} user={user} users={users} roles={roles} onClose={onClose} onChanged={onChanged} />
      ) : null}
    </SideSheet>
  );
}

type UserFormProps = Omit<UserSheetProps, "edit"> & { readonly user: UserRow | undefined };

function UserForm({ user, users, roles, onClose, onChanged }: UserFormProps) {
  const [invite] = useMutation(inviteMutation);
  const [update] = useMutation(updateMutation);
  const [link, setLink] = useState<string>();
  const others = users.filter((one) => one.id !== user?.id).map((one) => one.email);
  const form = useForm<UserValues>({
    initialValues: user ? { ...user, roleId: user.role.id } : newUserValues,
    validate: (values) => userProblems(values, others),
    validateInputOnBlur: true,
  });
  if (link) return <UserLink link={link} onDone={onClose} />;
  const submit = async ({ givenName, familyName, email, roleId, enabled }: UserValues) => {
    const role = { kind: "ID", value: roleId };
    const names = { givenName: givenName.trim(), familyName: familyName.trim(), email: email.trim() };
    if (user) {
      await update({ variables: { input: { id: user.id, ...names, role, enabled } } });
      notify({ message: "User updated successfully!", tone: "success" });
      onClose();
    } else {
      const { data } = await invite({ variables: { input: { ...names, role } } });
      const { invitationUrl, sentTo } = data?.inviteUser ?? {};
      notify({
        title: "User invited successfully",
        message: sentTo ? `The invitation is on its way to ${sentTo}.` : "Hand over the link.",
        tone: "success",
      });
      if (invitationUrl) setLink(invitationUrl);
      else onClose();
    }
    onChanged();
  };
  return (
    <SheetForm
      form={form}
      submitLabel={user ? "Save" : "Invite"}
      failureTitle={user ? "Unable to update the user" : "Unable to invite the user"}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextInput label="First name" withAsterisk data-autofocus {...form.getInputProps("givenName")} />
      <TextInput label="Last name" withAsterisk {...form.getInputProps("familyName")} />
      <TextInput label="Email" type="email" withAsterisk {...form.getInputProps("email")} />
      <Select
        label="Role"
        withAsterisk
        data={roles.map(({ id, name }) => ({ value: id, label: name }))}
        allowDeselect={false}
        {...form.getInputProps("roleId")}
        value={form.values.roleId || null}
      />
      {user ? <Switch label="Can sign in" {...form.getInputProps("enabled", { type: "checkbox" })} /> : null}
      {user ? <ResetLink user={user} onLink={setLink} /> : null}
    </SheetForm>
  );
}

/** Mails a link where a mail server is set up; it can be shown instead, for somebody who gets no mail. */
function ResetLink({ user, onLink }: { user: UserRow; onLink: (url: string) => void }) {
  const [create] = useMutation(resetLinkMutation);
  const [change, isRunning] = useChange();
  const hasMailServer = useQuery(mailServerQuery).data?.generalSettings.hasMailServer === true;
  const onClick = (showsLink: boolean) =>
    change("Unable to create the link", async () => {
      const { data } = await create({ variables: { userId: user.id, showsLink } });
      const { url, sentTo } = data?.createPasswordResetLink ?? {};
      if (url) onLink(url);
      if (sentTo) notify({ message: `The link is on its way to ${sentTo}`, tone: "success" });
    });
  const noun = user.status === "INVITED" ? "invitation" : "password reset";
  return (
    <div className={classes.links}>
      {hasMailServer ? (
        <Button variant="default" loading={isRunning} onClick={() => onClick(false)}>
          Email {noun} link
        </Button>
      ) : null}
      <Button variant={hasMailServer ? "subtle" : "default"} loading={isRunning} onClick={() => onClick(true)}>
        {user.status === "INVITED" ? "Create new invitation link" : "Create password reset link"}
      </Button>
    </div>
  );
}

function UserLink({ link, onDone }: { link: string; onDone: () => void }) {
  return (
    <ShownOnce value={link} label="link" onDone={onDone}>
      Send this one-time link so they can set a password.
    </ShownOnce>
  );
}
