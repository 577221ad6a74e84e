import { NetworkStatus } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import { type DeliveryState, deliveryStates } from "@pharos/domain";
import {
  Button,
  DataTable,
  EmptyState,
  FailedState,
  Page,
  PageHeader,
  SegmentedControl,
  Select,
  TableFrame,
  TableSkeleton,
} from "@pharos/ui";
import { IconRefresh, IconSend } from "@pharos/ui/icons";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useLoadMore } from "../../../graphql/use-load-more.ts";
import { StatusPage } from "../../../page/error-pages.tsx";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { deliveryColumns } from "./delivery-columns.tsx";
import classes from "./delivery-list.module.css";
import { readDeliveryListSearch } from "./delivery-list-search.ts";
import { type DeliveryRow, deliveryListQuery, sendDeliveryMutation } from "./delivery-row.ts";

const route = getRouteApi("/shell/configure/destinations/deliveries");
const destinationNamesQuery = graphql(`
  query DestinationNames { destinations { outputId displayName } }
`);

const pageSize = 50;
const skeletonWidths = ["34%", 90, 150, "34%", 90];
const rowId = ({ dispatch }: DeliveryRow) => dispatch.id;
const stateLabels: Readonly<Record<DeliveryState, string>> = {
  DUE: "Due",
  RUNNING: "Sending",
  WAITING: "Waiting",
  RETRYING: "Retrying",
  FAILED: "Failed",
  MUTED: "Muted",
};
const emptyStates: Readonly<Record<DeliveryState, { readonly title: string; readonly text: string }>> = {
  DUE: {
    title: "No messages are due",
    text: "Messages are listed here until a process takes them, usually for less than a second, and while their destination is on hold.",
  },
  RUNNING: { title: "No messages are being sent", text: "Messages appear here while they are being sent." },
  WAITING: {
    title: "No messages are waiting",
    text: "Messages appear here while they wait for quiet hours to end, for a digest, or for a reminder's time.",
  },
  RETRYING: {
    title: "No messages wait for another attempt",
    text: "Messages appear here after an attempt failed, until the next one.",
  },
  FAILED: {
    title: "No failed messages",
    text: "Messages appear here when they were given up. Each can be sent again.",
  },
  MUTED: {
    title: "No muted messages",
    text: "Messages appear here when their destination or detection is muted. Each can be sent.",
  },
};

export function DeliveryListPage() {
  const mayRead = useMay("AlertRead");
  const maySeeDestinations = useMay("DestinationRead");
  return mayRead && maySeeDestinations ? <DeliveryList /> : <StatusPage status={403} />;
}

function DeliveryList() {
  const { state = "DUE", destination } = readDeliveryListSearch(route.useSearch());
  const change = useSearchChange("/configure/destinations/deliveries/", readDeliveryListSearch);
  const names = useQuery(destinationNamesQuery);
  const input = useMemo(() => ({ state, outputId: destination ?? null, pageSize }), [state, destination]);
  const list = useQuery(deliveryListQuery, {
    variables: { input },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const { data, previousData, error, networkStatus, fetchMore, refetch } = list;
  const destinations = (names.data?.destinations ?? []).map(({ outputId, displayName }) => ({
    value: outputId,
    label: displayName,
  }));
  const counts = new Map((data ?? previousData)?.deliveries.counts.map((one) => [one.state, one.count]));
  const readOn = useCallback(
    (cursor: string) => fetchMore({ variables: { input: { ...input, cursor } } }),
    [fetchMore, input],
  );
  const { isLoadingMore, loadMore } = useLoadMore(data?.deliveries.pageInfo, networkStatus, readOn);
  const send = useSendDelivery(refetch);
  const columns = useMemo(() => deliveryColumns(send), [send]);
  const rows = data?.deliveries.edges.map(({ node }) => node);
  return (
    <Page kind="list">
      <PageHeader
        title="Deliveries"
        actions={
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} />}
            loading={networkStatus === NetworkStatus.refetch}
            onClick={() => refetch()}
          >
            Refresh
          </Button>
        }
      >
        <span>Messages about alerts that have not arrived.</span>
      </PageHeader>
      <div className={classes.filters}>
        <SegmentedControl
          aria-label="State"
          size="xs"
          value={state}
          onChange={(next) => change({ state: next })}
          data={deliveryStates.map((value) => ({ value, label: labelOf(value, counts.get(value)) }))}
        />
        <Select
          aria-label="Destination"
          placeholder="All destinations"
          size="xs"
          clearable
          searchable
          value={destination ?? null}
          data={destinations}
          onChange={(id) => change({ destination: id ?? undefined })}
        />
      </div>
      <TableFrame hugsRows isStale={!data && previousData !== undefined}>
        {error && !data ? (
          <FailedState title="Couldn't load the deliveries" message={errorText(error)} onRetry={() => refetch()} />
        ) : !rows ? (
          <TableSkeleton widths={skeletonWidths} />
        ) : rows.length === 0 ? (
          <EmptyState icon={<IconSend size={36} stroke={1.25} />} title={emptyStates[state].title}>
            {emptyStates[state].text}
          </EmptyState>
        ) : (
          <DataTable
            label="Deliveries"
            storageKey="deliveries"
            rows={rows}
            columns={columns}
            rowId={rowId}
            onEndReached={loadMore}
            isLoadingMore={isLoadingMore}
          />
        )}
      </TableFrame>
    </Page>
  );
}

/** Sends one message now; undefined for people who may not. */
function useSendDelivery(onSent: () => unknown): ((id: string) => void) | undefined {
  const [retry] = useMutation(sendDeliveryMutation);
  const [change] = useChange();
  const maySend = useMay(["AlertModify", "DestinationModify"]);
  return useMemo(
    () =>
      maySend
        ? (id) =>
            void change("Unable to send it", async () => {
              await retry({ variables: { input: { ids: [id] } } });
              await onSent();
            })
        : undefined,
    [maySend, change, retry, onSent],
  );
}

function labelOf(state: DeliveryState, count: number | undefined): string {
  return count ? `${stateLabels[state]} ${count.toLocaleString("en")}` : stateLabels[state];
}
