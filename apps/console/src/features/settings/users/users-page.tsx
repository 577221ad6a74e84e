import { useQuery } from "@apollo/client/react";
import {
  Button,
  DataTable,
  FailedState,
  FilterBar,
  NothingMatches,
  Page,
  PageHeader,
  TableFrame,
  TableSkeleton,
  TextFilter,
} from "@pharos/ui";
import { IconUserPlus } from "@pharos/ui/icons";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense, useMemo, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { readSettingsSearch } from "../settings-search.ts";
import type { SignInChange } from "./change-sign-in.tsx";
import { useUnlockUser } from "./use-unlock-user.ts";
import { type UserRow, userColumns } from "./user-columns.tsx";

const DeleteUser = lazy(() => import("./delete-user.tsx").then((m) => ({ default: m.DeleteUser })));
const ChangeSignIn = lazy(() => import("./change-sign-in.tsx").then((m) => ({ default: m.ChangeSignIn })));
const UserSheet = lazy(() => import("./user-sheet.tsx").then((m) => ({ default: m.UserSheet })));
const route = getRouteApi("/shell/settings/users");

const usersQuery = graphql(`
  query Users {
    users {
      id email givenName familyName status enabled createdAt lastLoggedInAt lockedUntil
      role { id name }
    }
    roles { id name }
  }
`);
const rowId = (user: UserRow) => user.id;
const skeletonWidths = ["20%", "26%", 90, 90, 130, 40];

export function UsersPage() {
  const search = route.useSearch();
  const set = useSearchChange("/settings/users/", readSettingsSearch, { typed: ["q"] });
  const mayModify = useMay("UserModify");
  const [deleted, setDeleted] = useState<UserRow>();
  const [signInChange, setSignInChange] = useState<SignInChange>();
  const { data, error, refetch } = useQuery(usersQuery);
  const unlock = useUnlockUser();
  const users = data?.users;
  const rows = useMemo(() => (users ?? []).filter((user) => matches(user, search.q ?? "")), [users, search.q]);
  const columns = useMemo(
    () =>
      userColumns(
        mayModify
          ? {
              onEdit: (user) => set({ edit: user.id }),
              onUnlock: unlock,
              onResetAuthenticator: (user) => setSignInChange({ kind: "authenticator", user }),
              onRequirePassword: (user) => setSignInChange({ kind: "password", user }),
              onDelete: setDeleted,
            }
          : undefined,
      ),
    [mayModify, set, unlock],
  );
  return (
    <Page kind="list">
      <PageHeader
        title="Users"
        actions={
          mayModify ? (
            <Button leftSection={<IconUserPlus size={15} />} onClick={() => set({ edit: "new" })}>
              Invite a user
            </Button>
          ) : null
        }
      >
        <span>{users ? `${users.length} ${users.length === 1 ? "user" : "users"}` : "People who can sign in."}</span>
      </PageHeader>
      <FilterBar onClear={search.q ? () => set({ q: undefined }) : undefined}>
        <TextFilter label="Find by name or email" value={search.q ?? ""} onChange={(q) => set({ q })} />
      </FilterBar>
      <TableFrame hugsRows>
        {error && !users ? (
          <FailedState title="Couldn't fetch needed data" message={errorText(error)} onRetry={() => refetch()} />
        ) : null}
        {!users && !error ? <TableSkeleton widths={skeletonWidths} /> : null}
        {users && rows.length === 0 ? (
          <NothingMatches
            noun="users"
            filters={[`Name or email contains “${search.q ?? ""}”`]}
            onClear={() => set({ q: undefined })}
          />
        ) : null}
        {rows.length > 0 ? (
          <DataTable
            label="Users"
            storageKey="users"
            rows={rows}
            columns={columns}
            rowId={rowId}
            {...(mayModify ? { onOpen: (user: UserRow) => set({ edit: user.id }) } : {})}
          />
        ) : null}
      </TableFrame>
      {data && mayModify ? (
        <>
          {search.edit ? (
            <Suspense>
              <UserSheet
                edit={search.edit}
                users={data.users}
                roles={data.roles}
                onClose={() => set({ edit: undefined }, { replace: true })}
                onChanged={() => refetch()}
              />
            </Suspense>
          ) : null}
          <Suspense>
            <ChangeSignIn asked={signInChange} onClose={() => setSignInChange(undefined)} />
            <DeleteUser user={deleted} onClose={() => setDeleted(undefined)} onDeleted={() => refetch()} />
          </Suspense>
        </>
      ) : null}
    </Page>
  );
}

const matches = (user: UserRow, text: string) =>
  `${user.givenName} ${user.familyName} ${user.email}`.toLowerCase().includes(text.toLowerCase());
