import { useQuery } from "@apollo/client/react";
import {
  DataTable,
  type DataTableColumn,
  EmptyState,
  FailedState,
  Page,
  PageHeader,
  TableFrame,
  TableSkeleton,
  Tag,
  TimeText,
} from "@pharos/ui";
import { IconCode, IconPlus } from "@pharos/ui/icons";
import { Link, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { PullerListQuery } from "../../../graphql/generated/graphql.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { pullerListQuery } from "./operations.ts";

type PullerRow = PullerListQuery["pullers"][number];

const skeletonWidths = ["22%", 160, "24%", "20%", 130, 130];
const rowId = ({ provider }: PullerRow) => provider;
const columns: readonly DataTableColumn<PullerRow>[] = [
  {
    id: "name",
    header: "Name",
    widthPx: 180,
    grow: 1,
    cell: ({ provider, name }) => (
      <Link to="/configure/log-sources/pullers/$provider/" params={{ provider }}>
        {name}
      </Link>
    ),
  },
  { id: "provider", header: "Provider", widthPx: 180, cell: ({ provider }) => <code>{provider}</code> },
  { id: "description", header: "Description", widthPx: 220, grow: 2, cell: ({ description }) => description },
  {
    id: "logTypes",
    header: "Log types",
    widthPx: 200,
    grow: 1,
    cell: ({ logTypes }) => logTypes.map((logType) => <Tag key={logType}>{logType}</Tag>),
  },
  {
    id: "sources",
    header: "Used by",
    widthPx: 160,
    grow: 1,
    cell: ({ logSources }) => logSources.map(({ integrationLabel }) => integrationLabel).join(", ") || "–",
  },
  { id: "updated", header: "Saved", widthPx: 130, cell: ({ updatedAt }) => <TimeText value={updatedAt} relative /> },
  { id: "updatedBy", header: "Saved by", widthPx: 130, cell: ({ updatedBy }) => updatedBy },
];

/** The definitions that people wrote for products of which Pharos has none. */
export function PullerListPage() {
  const { data, error, refetch } = useQuery(pullerListQuery, { fetchPolicy: "cache-and-network" });
  const mayModify = useMay("LogSourceModify");
  const navigate = useNavigate();
  const open = useCallback(
    ({ provider }: PullerRow) => navigate({ to: "/configure/log-sources/pullers/$provider/", params: { provider } }),
    [navigate],
  );
  const add = mayModify ? (
    <ButtonLink to="/configure/log-sources/pullers/new/" leftSection={<IconPlus size={15} />}>
      Create a puller
    </ButtonLink>
  ) : null;
  const rows = data?.pullers;
  return (
    <Page kind="list">
      <PageHeader title="Custom pullers" actions={rows && rows.length > 0 ? add : null}>
        <span>Definitions of products that Pharos pulls logs from.</span>
      </PageHeader>
      <TableFrame hugsRows>
        {error && !rows ? (
          <FailedState title="Couldn't load your pullers" message={errorText(error)} onRetry={() => refetch()} />
        ) : rows === undefined ? (
          <TableSkeleton widths={skeletonWidths} />
        ) : rows.length === 0 ? (
          <EmptyState icon={<IconCode size={36} stroke={1.25} />} title="No custom pullers yet" action={add}>
            Describe the API of a product in YAML, and Pharos pulls its logs as it does those of the products that it
            knows.
          </EmptyState>
        ) : (
          <DataTable
            label="Custom pullers"
            storageKey="pullers"
            rows={rows}
            columns={columns}
            rowId={rowId}
            onOpen={open}
          />
        )}
      </TableFrame>
    </Page>
  );
}
