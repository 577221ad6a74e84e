import { Page, PageHeader, SegmentedControl } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense, useMemo } from "react";
import { StatusPage } from "../../page/error-pages.tsx";
import { PathLink } from "../../routing/path-link.tsx";
import { type SearchChange, useSearchChange } from "../../routing/use-search-change.ts";
import { useMay } from "../../session/viewer.tsx";
import { type EventSearch, readEventSearch } from "./event-search.ts";
import { FormView } from "./form/form-view.tsx";
import { ModeRefusal } from "./modes/mode-refusal.tsx";
import type { SearchMode } from "./modes/switch-mode.ts";
import { useModeSwitch } from "./modes/use-mode-switch.ts";

const SqlView = lazy(() => import("./sql/sql-view.tsx").then((m) => ({ default: m.SqlView })));
const FlowView = lazy(() => import("./flow/flow-view.tsx").then((m) => ({ default: m.FlowView })));
const route = getRouteApi("/shell/investigate/search");
const modes = [
  { value: "search", label: "Builder" },
  { value: "sql", label: "SQL" },
  { value: "flow", label: "</> Flow" },
];

const nothingAsked = {
  ...{ table: undefined, filter: undefined, q: undefined, dir: undefined, limit: undefined },
  ...{ flow: undefined, sql: undefined, run: undefined, sqlRun: undefined, event: undefined, saved: undefined },
};

export function SearchPage() {
  const address = route.useSearch();
  const search = useMemo(() => readEventSearch(address), [address]);
  const change = useSearchChange("/investigate/search/", readEventSearch);
  return useMay("DataAnalyticsRead") ? <Search search={search} onSearchChange={change} /> : <StatusPage status={403} />;
}

interface SearchProps {
  readonly search: EventSearch;
  readonly onSearchChange: SearchChange<EventSearch>;
}

/** One question and its three editors. */
function Search({ search, onSearchChange: change }: SearchProps) {
  const { mode, switchTo, onDraft, refusal, dismiss } = useModeSwitch(search, change);
  const startOver = (mode: SearchMode) => {
    dismiss();
    change({ ...nothingAsked, mode: mode === "search" ? undefined : mode });
  };
  return (
    <Page kind="list">
      <PageHeader
        title="Search"
        actions={
          <>
            <PathLink path="/investigate/indicator-search/">Indicator search</PathLink>
            <SegmentedControl
              aria-label="Mode"
              data={modes}
              value={mode}
              onChange={(next) => void switchTo(next as SearchMode)}
            />
          </>
        }
      />
      {refusal ? <ModeRefusal refusal={refusal} onStartOver={startOver} onDismiss={dismiss} /> : null}
      {search.mode === "sql" ? (
        <Suspense>
          <SqlView search={search} onDraft={onDraft} onSearchChange={change} />
        </Suspense>
      ) : search.mode === "flow" ? (
        <Suspense>
          <FlowView search={search} onDraft={onDraft} onSearchChange={change} />
        </Suspense>
      ) : (
        <FormView search={search} onSearchChange={change} />
      )}
    </Page>
  );
}
