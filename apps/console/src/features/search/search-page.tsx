import { Page, PageHeader, SegmentedControl } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { StatusPage } from "../../page/error-pages.tsx";
import { PathLink } from "../../routing/path-link.tsx";
import { useSearchChange } from "../../routing/use-search-change.ts";
import { useMay } from "../../session/viewer.tsx";
import { readEventSearch } from "./event-search.ts";
import { EventSearchView } from "./event-search-view.tsx";

const SqlView = lazy(() => import("./sql/sql-view.tsx").then((m) => ({ default: m.SqlView })));
const FlowView = lazy(() => import("./flow/flow-view.tsx").then((m) => ({ default: m.FlowView })));
const route = getRouteApi("/shell/investigate/search");
const modes = [
  { value: "search", label: "Builder" },
  { value: "sql", label: "SQL" },
  { value: "flow", label: "</> Flow" },
];

export function SearchPage() {
  const search = route.useSearch();
  const change = useSearchChange("/investigate/search/", readEventSearch);
  if (!useMay("DataAnalyticsRead")) return <StatusPage status={403} />;
  // Search itself has no name in the address.
  const chooseMode = (mode: string) => change({ mode: mode === "search" ? undefined : mode, event: undefined });
  return (
    <Page kind="list">
      <PageHeader
        title="Search"
        actions={
          <>
            <PathLink path="/investigate/indicator-search/">Indicator search</PathLink>
            <SegmentedControl aria-label="Mode" data={modes} value={search.mode ?? "search"} onChange={chooseMode} />
          </>
        }
      />
      {search.mode === "sql" ? (
        <Suspense>
          <SqlView search={search} onSearchChange={change} />
        </Suspense>
      ) : search.mode === "flow" ? (
        <Suspense>
          <FlowView search={search} onSearchChange={change} />
        </Suspense>
      ) : (
        <EventSearchView search={search} onSearchChange={change} />
      )}
    </Page>
  );
}
