import { ActionIcon, type DataTableColumn, Menu, StatusBadge, type StatusTone, TimeText } from "@pharos/ui";
import { IconDots, IconKey, IconLockOpen, IconPencil, IconShieldLock, IconTrash } from "@pharos/ui/icons";
import type { UsersQuery } from "../../../graphql/generated/graphql.ts";
import classes from "../settings.module.css";

export type UserRow = UsersQuery["users"][number];

interface UserActions {
  readonly onEdit: (user: UserRow) => void;
  readonly onUnlock: (user: UserRow) => void;
  readonly onResetAuthenticator: (user: UserRow) => void;
  readonly onRequirePassword: (user: UserRow) => void;
  readonly onDelete: (user: UserRow) => void;
}

export const userName = (user: Pick<UserRow, "givenName" | "familyName" | "email">): string =>
  `${user.givenName} ${user.familyName}`.trim() || user.email;

/** With actions for those who may change users. */
export function userColumns(actions: UserActions | undefined): DataTableColumn<UserRow>[] {
  return [
    {
      id: "name",
      header: "Name",
      widthPx: 180,
      grow: 2,
      sort: userName,
      cell: (user) => <span className={classes.name}>{userName(user)}</span>,
    },
    { id: "email", header: "Email", widthPx: 230, grow: 3, sort: (user) => user.email, cell: (user) => user.email },
    {
      id: "role",
      header: "Role",
      widthPx: 130,
      grow: 1,
      sort: (user) => user.role.name,
      cell: (user) => user.role.name,
    },
    { id: "status", header: "Status", widthPx: 128, sort: statusText, cell: (user) => <UserStatus user={user} /> },
    {
      id: "lastLoggedInAt",
      header: "Last sign-in",
      widthPx: 130,
      sort: (user) => user.lastLoggedInAt ?? "",
      cell: ({ lastLoggedInAt }) =>
        lastLoggedInAt ? <TimeText value={lastLoggedInAt} relative /> : <span className={classes.quiet}>never</span>,
    },
    {
      id: "createdAt",
      header: "Invited",
      widthPx: 164,
      isHidden: true,
      sort: (user) => user.createdAt,
      cell: (user) => <TimeText value={user.createdAt} precision="minute" />,
    },
    ...(actions ? [actionColumn(actions)] : []),
  ];
}

const statuses: Readonly<Record<string, readonly [tone: StatusTone, label: string]>> = {
  CONFIRMED: ["pass", "Active"],
  INVITED: ["active", "Invited"],
  FORCE_CHANGE_PASSWORD: ["active", "New password"],
};
function statusOf(user: UserRow): readonly [StatusTone, string] {
  if (!user.enabled) return ["neutral", "Disabled"];
  if (user.lockedUntil) return ["fail", "Locked"];
  return statuses[user.status] ?? ["neutral", user.status];
}
const statusText = (user: UserRow) => statusOf(user)[1];

function UserStatus({ user }: { user: UserRow }) {
  const [tone, label] = statusOf(user);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

const actionColumn = (actions: UserActions): DataTableColumn<UserRow> => ({
  id: "actions",
  header: "Actions",
  widthPx: 96,
  cell: (user) => (
    <span className={classes.actions}>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={`Actions for ${userName(user)}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={15} />} onClick={() => actions.onEdit(user)}>
            Edit
          </Menu.Item>
          {user.lockedUntil ? (
            <Menu.Item leftSection={<IconLockOpen size={15} />} onClick={() => actions.onUnlock(user)}>
              Unlock
            </Menu.Item>
          ) : null}
          {user.status === "INVITED" ? null : (
            <>
              <Menu.Item leftSection={<IconShieldLock size={15} />} onClick={() => actions.onResetAuthenticator(user)}>
                Reset authenticator
              </Menu.Item>
              <Menu.Item leftSection={<IconKey size={15} />} onClick={() => actions.onRequirePassword(user)}>
                Require a new password
              </Menu.Item>
            </>
          )}
          <Menu.Item leftSection={<IconTrash size={15} />} onClick={() => actions.onDelete(user)}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </span>
  ),
});
