import { Page, PageHeader, SegmentedControl } from "@pharos/ui";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { defined } from "../../routing/search-codec.ts";
import { StatusPage } from "../../shell/error-pages.tsx";
import { useMay } from "../../shell/viewer.tsx";
import type { EventSearch } from "./event-search.ts";
import { EventSearchView } from "./event-search-view.tsx";

const SqlView = lazy(() => import("./sql/sql-view.tsx").then((m) => ({ default: m.SqlView })));
const FlowView = lazy(() => import("./flow/flow-view.tsx").then((m) => ({ default: m.FlowView })));
const route = getRouteApi("/shell/investigate/search");
const modes = [
  { value: "search", label: "Search" },
  { value: "sql", label: "SQL" },
  { value: "flow", label: "</> Flow" },
];

export function SearchPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const setSearch = (next: EventSearch) => navigate({ to: "/investigate/search/", search: next });
  if (!useMay("DataAnalyticsRead")) return <StatusPage status={403} />;
  const chooseMode = (mode: string) => {
    const { mode: _mode, event: _event, ...rest } = search;
    setSearch(mode === "sql" || mode === "flow" ? { ...rest, mode } : rest);
  };
  return (
    <Page kind="list">
      <PageHeader
        title="Search"
        actions={
          <SegmentedControl aria-label="Mode" data={modes} value={search.mode ?? "search"} onChange={chooseMode} />
        }
      />
      {search.mode === "sql" ? (
        <Suspense>
          <SqlView search={search} onSearchChange={(part) => setSearch(defined({ ...search, ...part }))} />
        </Suspense>
      ) : search.mode === "flow" ? (
        <Suspense>
          <FlowView search={search} onSearchChange={(part) => setSearch(defined({ ...search, ...part }))} />
        </Suspense>
      ) : (
        <EventSearchView search={search} onSearchChange={setSearch} />
      )}
    </Page>
  );
}
