import { Button, FailedState, Page, PageHeader, RenamableTabs } from "@pharos/ui";
import { IconPlus } from "@pharos/ui/icons";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo, useRef } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { StatusPage } from "../../../page/error-pages.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import type { EventSearchPart } from "../event-search.ts";
import { SqlView } from "../sql/sql-view.tsx";
import classes from "./explorer.module.css";
import { type ExplorerSearch, readExplorerSearch } from "./explorer-search.ts";
import { previewSql, type SqlTab, tabNameProblem } from "./sql-tabs.ts";
import { TableTree } from "./table-tree.tsx";
import { useSqlTabs } from "./use-sql-tabs.ts";

const route = getRouteApi("/shell/investigate/data-explorer");

export function DataExplorerPage() {
  return useMay("DataAnalyticsRead") ? <DataExplorer /> : <StatusPage status={403} />;
}

/** What the data lake holds, beside statements over it. */
function DataExplorer() {
  const address = route.useSearch();
  const search = useMemo(() => readExplorerSearch(address), [address]);
  const change = useSearchChange("/investigate/data-explorer/", readExplorerSearch, { typed: ["q"] });
  const { tabs, active, error, show, open, update, remove } = useSqlTabs(search, change);
  return (
    <Page kind="list">
      <PageHeader
        title="Data explorer"
        actions={
          <Button variant="default" leftSection={<IconPlus size={15} />} onClick={() => open({ draft: "" })}>
            New query
          </Button>
        }
      />
      <div className={classes.explorer}>
        <TableTree
          search={search}
          onSearchChange={change}
          onPreview={({ id, name, hasEventTime }) => {
            const sql = previewSql(id, hasEventTime);
            open({ draft: sql, sql, name });
          }}
        />
        <div className={classes.work}>
          <RenamableTabs
            label="Queries"
            tabs={tabs}
            active={active?.key ?? ""}
            problemOf={(key, name) => tabNameProblem(tabs, key, name)}
            onActivate={(key) => show(tabs.find((tab) => tab.key === key) as SqlTab)}
            onRename={(key, name) => update(key, { name })}
            onDelete={remove}
          />
          {error ? (
            <FailedState
              title="Couldn't open the query"
              message={errorText(error)}
              onRetry={() => show(tabs[0] as SqlTab, true)}
            />
          ) : active ? (
            <ExplorerTab key={active.key} tab={active} search={search} onTabChange={update} onSearchChange={change} />
          ) : null}
        </div>
      </div>
    </Page>
  );
}

interface ExplorerTabProps {
  readonly tab: SqlTab;
  readonly search: ExplorerSearch;
  readonly onTabChange: (key: string, part: Partial<SqlTab>) => void;
  readonly onSearchChange: ReturnType<typeof useSearchChange<ExplorerSearch>>;
}

/** One statement: what it is and which run is shown is the tab's, what is open over it the address's. */
function ExplorerTab({ tab, search, onTabChange, onSearchChange }: ExplorerTabProps) {
  const navigate = useNavigate();
  const latest = useRef({ tab, onTabChange });
  latest.current = { tab, onTabChange };
  const onChange = useCallback(
    (part: EventSearchPart) => {
      const { tab: current, onTabChange: changeCurrent } = latest.current;
      if (part.filter) {
        void navigate(pathTarget("/investigate/search/", { filter: part.filter }));
        return;
      }
      const { sql, sqlRun, saved, mode, table, q, filter, ...shown } = part;
      if ("sqlRun" in part) changeCurrent(current.key, { sql, run: sqlRun });
      if ("saved" in part) changeCurrent(current.key, { saved });
      const address = "sqlRun" in part ? { tab: current.key, queryId: sqlRun, savedQueryId: undefined } : {};
      onSearchChange({ ...shown, ...address }, { replace: "sqlRun" in part });
    },
    [navigate, onSearchChange],
  );
  const onDraft = useCallback((draft: string) => {
    const { tab: current, onTabChange: changeCurrent } = latest.current;
    if (draft !== current.draft) changeCurrent(current.key, { draft });
  }, []);
  const { event, view, save } = search;
  return (
    <SqlView
      search={{
        ...(tab.sql === undefined ? {} : { sql: tab.sql }),
        ...(tab.run === undefined ? {} : { sqlRun: tab.run }),
        ...(tab.saved === undefined ? {} : { saved: tab.saved }),
        ...(event === undefined ? {} : { event }),
        ...(view === undefined ? {} : { view }),
        ...(save === undefined ? {} : { save }),
      }}
      draft={tab.draft}
      onDraft={onDraft}
      onSearchChange={onChange}
    />
  );
}
