import { useMutation, useQuery } from "@apollo/client/react";
import {
  Button,
  ConfirmModal,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FailedState,
  notify,
  Page,
  PageHeader,
  TableFrame,
  TableSkeleton,
  TimeText,
} from "@pharos/ui";
import { IconKey, IconPlus } from "@pharos/ui/icons";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense, useMemo, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { ApiTokensQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import classes from "../settings.module.css";
import { readSettingsSearch } from "../settings-search.ts";

const TokenSheet = lazy(() => import("./token-sheet.tsx").then((m) => ({ default: m.TokenSheet })));
const route = getRouteApi("/shell/settings/api/tokens");

const tokensQuery = graphql(`
  query ApiTokens {
    apiTokens { id name permissions createdAt createdBy expiresAt lastUsedAt }
  }
`);
const deleteTokenMutation = graphql(`
  mutation DeleteApiToken($id: ID!) {
    deleteAPIToken(id: $id) { id }
  }
`);
type TokenRow = ApiTokensQuery["apiTokens"][number];

const rowId = (token: TokenRow) => token.id;
const skeletonWidths = ["26%", 60, 130, 130, 130, 60];

export function TokensPage() {
  const { edit } = route.useSearch();
  const set = useSearchChange("/settings/api/tokens/", readSettingsSearch);
  const mayModify = useMay("OrganizationApiTokenModify");
  const [revoked, setRevoked] = useState<TokenRow>();
  const { data, error, refetch } = useQuery(tokensQuery);
  const columns = useMemo(() => tokenColumns(mayModify ? setRevoked : undefined), [mayModify]);
  const tokens = data?.apiTokens;
  const createButton = mayModify ? (
    <Button leftSection={<IconPlus size={15} />} onClick={() => set({ edit: "new" })}>
      Create a token
    </Button>
  ) : null;
  return (
    <Page kind="list">
      <PageHeader title="API tokens" actions={tokens?.length === 0 ? null : createButton}>
        <span>Let programs use the API with permissions of their own.</span>
      </PageHeader>
      <TableFrame hugsRows>
        {error && !tokens ? (
          <FailedState title="Couldn't load the API tokens" message={errorText(error)} onRetry={() => refetch()} />
        ) : null}
        {!tokens && !error ? <TableSkeleton rows={4} widths={skeletonWidths} /> : null}
        {tokens?.length === 0 ? (
          <EmptyState icon={<IconKey size={36} stroke={1.25} />} title="No API tokens yet" action={createButton}>
            A token lets a script or the command line do what its permissions allow, without a person signing in.
          </EmptyState>
        ) : null}
        {tokens && tokens.length > 0 ? (
          <DataTable label="API tokens" storageKey="api-tokens" rows={tokens} columns={columns} rowId={rowId} />
        ) : null}
      </TableFrame>
      {mayModify && edit === "new" ? (
        <Suspense>
          <TokenSheet onClose={() => set({ edit: undefined }, { replace: true })} onCreated={() => refetch()} />
        </Suspense>
      ) : null}
      <RevokeToken token={revoked} onClose={() => setRevoked(undefined)} onRevoked={() => refetch()} />
    </Page>
  );
}

function tokenColumns(onRevoke: ((token: TokenRow) => void) | undefined): DataTableColumn<TokenRow>[] {
  return [
    {
      id: "name",
      header: "Name",
      widthPx: 200,
      grow: 3,
      sort: (token) => token.name,
      cell: (token) => <span className={classes.name}>{token.name}</span>,
    },
    {
      id: "permissions",
      header: "Permissions",
      widthPx: 116,
      align: "end",
      cell: ({ permissions }) => <span title={permissions.join(", ")}>{permissions.length}</span>,
    },
    {
      id: "lastUsedAt",
      header: "Last used",
      widthPx: 130,
      sort: (token) => token.lastUsedAt ?? "",
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? <TimeText value={lastUsedAt} relative /> : <span className={classes.quiet}>never</span>,
    },
    {
      id: "expiresAt",
      header: "Expires",
      widthPx: 130,
      sort: (token) => token.expiresAt ?? "9",
      cell: ({ expiresAt }) =>
        expiresAt ? <TimeText value={expiresAt} relative /> : <span className={classes.quiet}>never</span>,
    },
    { id: "createdBy", header: "Created by", widthPx: 140, grow: 1, cell: (token) => token.createdBy },
    {
      id: "createdAt",
      header: "Created",
      widthPx: 168,
      isHidden: true,
      sort: (token) => token.createdAt,
      cell: (token) => <TimeText value={token.createdAt} precision="minute" />,
    },
    ...(onRevoke
      ? [
          {
            id: "actions",
            header: "Actions",
            widthPx: 132,
            cell: (token: TokenRow) => (
              <span className={classes.actions}>
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-sm"
                  aria-label={`Revoke ${token.name}`}
                  onClick={() => onRevoke(token)}
                >
                  Revoke
                </Button>
              </span>
            ),
          },
        ]
      : []),
  ];
}

interface RevokeTokenProps {
  /** Undefined: closed. */
  readonly token: TokenRow | undefined;
  readonly onClose: () => void;
  readonly onRevoked: () => void;
}

function RevokeToken({ token, onClose, onRevoked }: RevokeTokenProps) {
  const [remove] = useMutation(deleteTokenMutation);
  const [change] = useChange();
  const onConfirm = async () => {
    if (!token) return;
    const isDone = await change("Unable to revoke the token", () => remove({ variables: { id: token.id } }));
    onClose();
    if (!isDone) return;
    notify({ message: `${token.name} revoked`, tone: "success" });
    onRevoked();
  };
  return (
    <ConfirmModal
      opened={token !== undefined}
      title={`Revoke ${token?.name ?? "the token"}?`}
      confirmLabel="Revoke the token"
      destructive
      onConfirm={onConfirm}
      onClose={onClose}
    >
      Programs that use it lose access immediately. This cannot be undone.
    </ConfirmModal>
  );
}
