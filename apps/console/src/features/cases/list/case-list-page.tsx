import { caseStatuses, severities } from "@pharos/domain";
import {
  Button,
  DataTable,
  EmptyState,
  FailedState,
  FilterBar,
  MultiSelectFilter,
  NothingMatches,
  Page,
  PageHeader,
  SeverityBadge,
  TableFrame,
  TableSkeleton,
  TextFilter,
} from "@pharos/ui";
import { IconBriefcase } from "@pharos/ui/icons";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Suspense, useCallback } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { LiveText } from "../../../live/live-text.tsx";
import { TextLink } from "../../../routing/button-link.tsx";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { LazyNewCase, personName, severityLabels, unassignedLabel, useAssignees } from "../../alerts/index.ts";
import { caseStatusesOf, filtersInWords, isPlainCaseSearch, noCaseFilters, unassigned } from "../case-filters.ts";
import { caseStatusLabels } from "../case-labels.ts";
import { readCaseSearch } from "../case-search.ts";
import { CaseStatusText } from "../case-status-text.tsx";
import { caseColumns } from "./case-columns.tsx";
import { type CaseRow, useCaseList } from "./use-case-list.ts";

const route = getRouteApi("/shell/cases");

export function CaseListPage() {
  const search = route.useSearch();
  const mayModify = useMay("AlertModify");
  const change = useSearchChange("/cases/", readCaseSearch, { typed: ["q"] });
  const list = useCaseList(search);
  const openForm = () => change({ new: "open" });
  return (
    <Page kind="list">
      <PageHeader title="Cases" actions={mayModify ? <Button onClick={openForm}>New case</Button> : undefined}>
        {list.totalCount === undefined ? null : (
          <span>{list.totalCount === 1 ? "1 case" : `${list.totalCount.toLocaleString("en")} cases`}</span>
        )}
        <TextLink to="/cases/deleted/">Deleted</TextLink>
        <LiveText live={list.live} />
      </PageHeader>
      <CaseFilters />
      <TableFrame hugsRows>
        {list.error ? (
          <FailedState title="Couldn't load the cases" message={errorText(list.error)} onRetry={() => list.refetch()} />
        ) : (
          <CaseTable list={list} onNew={mayModify ? openForm : undefined} />
        )}
      </TableFrame>
      {search.new === "open" && mayModify ? (
        <Suspense>
          <LazyNewCase alerts={{ ids: [], count: 0 }} onClose={() => change({ new: undefined }, { replace: true })} />
        </Suspense>
      ) : null}
    </Page>
  );
}

const statusOptions = caseStatuses.map((value) => ({
  value,
  label: caseStatusLabels[value],
  picture: <CaseStatusText status={value} />,
}));
const severityOptions = severities.map((value) => ({
  value,
  label: severityLabels[value],
  picture: <SeverityBadge severity={value} />,
}));

function CaseFilters() {
  const search = route.useSearch();
  const change = useSearchChange("/cases/", readCaseSearch, { typed: ["q"] });
  const people = useAssignees();
  const assigneeOptions = [
    { value: unassigned, label: unassignedLabel },
    ...people.map((person) => ({ value: person.id, label: personName(person) })),
  ];
  const isNarrowed = filtersInWords(search).length > 0;
  return (
    <FilterBar onClear={isNarrowed ? () => change(noCaseFilters) : undefined}>
      <TextFilter label="Find by title" widthPx={200} value={search.q ?? ""} onChange={(q) => change({ q })} />
      <MultiSelectFilter
        label="Status"
        options={statusOptions}
        value={[...caseStatusesOf(search)]}
        onChange={(status) => change({ status })}
      />
      <MultiSelectFilter
        label="Severity"
        options={severityOptions}
        value={[...(search.severity ?? [])]}
        onChange={(severity) => change({ severity: severity.length > 0 ? severity : undefined })}
      />
      <MultiSelectFilter
        label="Assignee"
        options={assigneeOptions}
        value={[...(search.assignee ?? [])]}
        onChange={(assignee) => change({ assignee: assignee.length > 0 ? assignee : undefined })}
      />
    </FilterBar>
  );
}

interface CaseTableProps {
  readonly list: ReturnType<typeof useCaseList>;
  readonly onNew: (() => void) | undefined;
}

const rowId = ({ id }: CaseRow) => id;
const skeletonWidths = [40, 70, "40%", 90, 80, 110, 100];

function CaseTable({ list, onNew }: CaseTableProps) {
  const search = route.useSearch();
  const change = useSearchChange("/cases/", readCaseSearch);
  const navigate = useNavigate();
  const open = useCallback(
    ({ id }: CaseRow) => navigate({ to: "/cases/$caseId/", params: { caseId: id } }),
    [navigate],
  );
  if (!list.rows) return <TableSkeleton widths={skeletonWidths} />;
  if (list.rows.length > 0)
    return (
      <DataTable
        label="Cases"
        storageKey="cases"
        rows={list.rows}
        columns={caseColumns}
        rowId={rowId}
        onOpen={open}
        onEndReached={list.loadMore}
        isLoadingMore={list.isLoadingMore}
      />
    );
  const words = filtersInWords(search);
  if (!isPlainCaseSearch(search) && words.length > 0)
    return <NothingMatches noun="cases" filters={words} onClear={() => change(noCaseFilters)} />;
  return (
    <EmptyState
      icon={<IconBriefcase size={36} stroke={1.25} />}
      title={words.length > 0 ? "No open cases" : "No cases yet"}
      action={
        words.length > 0 ? (
          <Button variant="default" onClick={() => change(noCaseFilters)}>
            Show every status
          </Button>
        ) : onNew ? (
          <Button onClick={onNew}>New case</Button>
        ) : undefined
      }
    >
      A case brings several alerts together as one investigation, with its notes and files. Start one here, or with “Add
      to case” on an alert.
    </EmptyState>
  );
}
