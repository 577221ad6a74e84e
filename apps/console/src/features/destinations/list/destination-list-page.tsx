import { DataTable, EmptyState, FailedState, Page, PageHeader, TableFrame, TableSkeleton } from "@pharos/ui";
import { IconPlus, IconSend } from "@pharos/ui/icons";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { DestinationListQuery } from "../../../graphql/generated/graphql.ts";
import { LiveText } from "../../../live/live-text.tsx";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { destinationColumns } from "./destination-columns.tsx";
import { type DestinationRow, destinationListQuery } from "./destination-row.ts";

const noVariables = {};
/** A destination under load changes with every alert. */
const refreshMs = 5_000;
const skeletonWidths = ["24%", 110, 90, 160, 100, 90, 80, 110, "20%"];
const rowId = (row: DestinationRow) => row.outputId;

export function DestinationListPage() {
  const { data, error, live, refetch } = useLiveQuery(destinationListQuery, {
    topics: ["destinations"],
    variables: noVariables,
    everyMs: refreshMs,
  });
  const mayModify = useMay("DestinationModify");
  const mayReadAlerts = useMay("AlertRead");
  const count = data?.destinations.length;
  return (
    <Page kind="list">
      <PageHeader
        title="Alert destinations"
        actions={
          count === 0 ? null : (
            <>
              {mayReadAlerts ? (
                <ButtonLink to="/configure/destinations/deliveries/" variant="default">
                  Deliveries
                </ButtonLink>
              ) : null}
              {mayModify ? <AddDestinationLink /> : null}
            </>
          )
        }
      >
        <span>{count === undefined ? "Where alerts are sent." : countText(count)}</span>
        <LiveText live={live} />
      </PageHeader>
      <TableFrame hugsRows>
        {error && !data ? (
          <FailedState title="Could not fetch your destinations" message={errorText(error)} onRetry={() => refetch()} />
        ) : data ? (
          <DestinationTable rows={data.destinations.map((row) => ({ ...row, kindName: kindName(data, row) }))} />
        ) : (
          <TableSkeleton widths={skeletonWidths} />
        )}
      </TableFrame>
    </Page>
  );
}

function AddDestinationLink() {
  return (
    <ButtonLink to="/configure/destinations/new/" leftSection={<IconPlus size={15} />}>
      Add a destination
    </ButtonLink>
  );
}

function DestinationTable({ rows }: { rows: readonly DestinationRow[] }) {
  const navigate = useNavigate();
  const mayModify = useMay("DestinationModify");
  const open = useCallback(
    ({ outputId }: DestinationRow) =>
      navigate({ to: "/configure/destinations/$destinationId/edit/", params: { destinationId: outputId } }),
    [navigate],
  );
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<IconSend size={36} stroke={1.25} />}
        title="No destinations yet"
        action={mayModify ? <AddDestinationLink /> : null}
      >
        A destination sends alerts to the tools that your team already uses, by severity, alert type and log type. Until
        you add one, alerts appear in the console only.
      </EmptyState>
    );
  }
  return (
    <DataTable
      label="Alert destinations"
      storageKey="destinations"
      rows={rows}
      columns={destinationColumns}
      rowId={rowId}
      onOpen={open}
    />
  );
}

function kindName(
  { destinationKinds }: Pick<DestinationListQuery, "destinationKinds">,
  { outputType }: { readonly outputType: string },
): string {
  return destinationKinds.find((kind) => kind.outputType === outputType)?.name ?? outputType;
}

const countText = (count: number) => (count === 1 ? "1 destination" : `${count} destinations`);
