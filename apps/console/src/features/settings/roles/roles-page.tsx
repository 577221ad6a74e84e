import { useQuery } from "@apollo/client/react";
import { adminRoleName } from "@pharos/domain";
import {
  ActionIcon,
  Button,
  DataTable,
  type DataTableColumn,
  FailedState,
  FilterBar,
  Menu,
  NothingMatches,
  Page,
  PageHeader,
  TableFrame,
  TableSkeleton,
  TextFilter,
  TimeText,
} from "@pharos/ui";
import { IconDots, IconPencil, IconPlus, IconTrash } from "@pharos/ui/icons";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense, useMemo, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { RolesQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import classes from "../settings.module.css";
import { readSettingsSearch } from "../settings-search.ts";
import { DeleteRole } from "./delete-role.tsx";
import type { RoleRow } from "./role-row.ts";

const RoleSheet = lazy(() => import("./role-sheet.tsx").then((m) => ({ default: m.RoleSheet })));
const route = getRouteApi("/shell/settings/roles");

const rolesQuery = graphql(`
  query Roles {
    roles { id name permissions createdAt updatedAt }
    users { id role { id } }
  }
`);

const rowId = (role: RoleRow) => role.id;
const skeletonWidths = ["30%", 60, 60, 130];

export function RolesPage() {
  const search = route.useSearch();
  const set = useSearchChange("/settings/roles/", readSettingsSearch, { typed: ["q"] });
  const mayModify = useMay("UserModify");
  const [deleted, setDeleted] = useState<RoleRow>();
  const { data, error, refetch } = useQuery(rolesQuery);
  const rows = useMemo(
    () => (data?.roles ?? []).filter((role) => role.name.toLowerCase().includes((search.q ?? "").toLowerCase())),
    [data, search.q],
  );
  const columns = useMemo(
    () =>
      roleColumns(
        data?.users ?? [],
        mayModify ? { onEdit: (id) => set({ edit: id }), onDelete: setDeleted } : undefined,
      ),
    [data, mayModify, set],
  );
  return (
    <Page kind="list">
      <PageHeader
        title="User roles"
        actions={
          mayModify ? (
            <Button leftSection={<IconPlus size={15} />} onClick={() => set({ edit: "new" })}>
              New role
            </Button>
          ) : null
        }
      >
        <span>What the users with each role can see and change.</span>
      </PageHeader>
      <FilterBar onClear={search.q ? () => set({ q: undefined }) : undefined}>
        <TextFilter label="Find by name" value={search.q ?? ""} onChange={(q) => set({ q })} />
      </FilterBar>
      <TableFrame hugsRows>
        {error && !data ? (
          <FailedState title="Couldn't load the roles" message={errorText(error)} onRetry={() => refetch()} />
        ) : null}
        {!data && !error ? <TableSkeleton rows={3} widths={skeletonWidths} /> : null}
        {data && rows.length === 0 ? (
          <NothingMatches
            noun="roles"
            filters={[`Name contains “${search.q ?? ""}”`]}
            onClear={() => set({ q: undefined })}
          />
        ) : null}
        {rows.length > 0 ? (
          <DataTable
            label="Roles"
            storageKey="roles"
            rows={rows}
            columns={columns}
            rowId={rowId}
            onOpen={({ id }) => set({ edit: id })}
          />
        ) : null}
      </TableFrame>
      {data && search.edit ? (
        <Suspense>
          <RoleSheet
            edit={search.edit}
            roles={data.roles}
            mayModify={mayModify}
            onClose={() => set({ edit: undefined }, { replace: true })}
            onChanged={() => refetch()}
          />
        </Suspense>
      ) : null}
      <DeleteRole role={deleted} onClose={() => setDeleted(undefined)} onDeleted={() => refetch()} />
    </Page>
  );
}

interface RoleActions {
  readonly onEdit: (id: string) => void;
  readonly onDelete: (role: RoleRow) => void;
}

function roleColumns(users: RolesQuery["users"], actions: RoleActions | undefined): DataTableColumn<RoleRow>[] {
  const members = (role: RoleRow) => users.filter((user) => user.role.id === role.id).length;
  return [
    {
      id: "name",
      header: "Name",
      widthPx: 240,
      grow: true,
      sort: (role) => role.name,
      cell: (role) => <span className={classes.name}>{role.name}</span>,
    },
    { id: "users", header: "Users", widthPx: 90, align: "end", sort: members, cell: members },
    {
      id: "permissions",
      header: "Permissions",
      widthPx: 120,
      align: "end",
      sort: (role) => role.permissions.length,
      cell: (role) => role.permissions.length,
    },
    {
      id: "updatedAt",
      header: "Updated",
      widthPx: 176,
      sort: (role) => role.updatedAt,
      cell: (role) => <TimeText value={role.updatedAt} precision="minute" />,
    },
    ...(actions ? [actionColumn(actions)] : []),
  ];
}

/** The administrators' role cannot be changed, so it offers nothing. */
const actionColumn = ({ onEdit, onDelete }: RoleActions): DataTableColumn<RoleRow> => ({
  id: "actions",
  header: "Actions",
  widthPx: 96,
  cell: (role) =>
    role.name === adminRoleName ? null : (
      <span className={classes.actions}>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={`Actions for ${role.name}`}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={15} />} onClick={() => onEdit(role.id)}>
              Edit
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash size={15} />} onClick={() => onDelete(role)}>
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </span>
    ),
});
