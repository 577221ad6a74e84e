import { useQuery } from "@apollo/client/react";
import { useLocalStorage } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { pathTarget } from "../../../routing/path-target.ts";
import { runTarget } from "../history/run-target.ts";
import { savedTarget } from "../saved-queries/searched-query.ts";
import { defaultSql } from "../sql/default-sql.ts";
import type { ExplorerSearch } from "./explorer-search.ts";
import { addressOf, addTab, changeTab, findTab, removeTab, type SqlTab, tabsStorageKey } from "./sql-tabs.ts";

const runQuery = graphql(`
  query ExplorerRun($id: ID!) {
    dataLakeQuery(id: $id) {
      id kind sql language name
      metadata { databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter }
    }
  }
`);
const savedQuery = graphql(`
  query ExplorerSavedQuery($id: ID!) {
    savedQuery(id: $id) {
      id name sqlQuery
      params {
        language query databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter
      }
    }
  }
`);

/** No two browsers have a tab of the same key: a link may name one that is another's. */
const newKey = () => crypto.randomUUID();
const first: SqlTab = { key: newKey(), name: "Query 1", draft: defaultSql };

type Change = (part: Partial<Record<keyof ExplorerSearch, string | undefined>>, how?: { replace: boolean }) => void;

/** The statements that somebody works on, and the one that the address means. */
export function useSqlTabs(search: ExplorerSearch, change: Change) {
  const [kept, setKept] = useLocalStorage<readonly SqlTab[]>({
    key: tabsStorageKey,
    defaultValue: [first],
    getInitialValueInEffect: false,
  });
  const tabs = kept.length > 0 ? kept : [first];
  const latest = useRef(tabs);
  latest.current = tabs;
  const store = useCallback(
    (next: readonly SqlTab[]) => {
      latest.current = next;
      setKept(next);
    },
    [setKept],
  );
  const active = findTab(tabs, search);
  const show = useCallback(
    (tab: SqlTab, replace = false) => change({ ...addressOf(tab), event: undefined, view: undefined }, { replace }),
    [change],
  );
  const open = useCallback(
    (content: Omit<SqlTab, "key" | "name"> & { name?: string }, replace = false) => {
      const next = addTab(latest.current, newKey(), content);
      store(next);
      show(next.at(-1) as SqlTab, replace);
    },
    [store, show],
  );
  const error = useLinkedTab(active ? {} : search, open);
  return {
    tabs,
    active,
    error,
    show,
    open,
    update: (key: string, part: Partial<SqlTab>) => store(changeTab(latest.current, key, part)),
    remove: (key: string) => {
      const { tabs: left, next } = removeTab(latest.current, key);
      store(left.length > 0 ? left : [first]);
      show(next ?? first, true);
    },
  };
}

/** Opens what a link means that no tab shows yet. What is not SQL is opened in Search. */
function useLinkedTab(
  { queryId, savedQueryId }: ExplorerSearch,
  open: (content: Omit<SqlTab, "key" | "name"> & { name?: string }, replace: boolean) => void,
) {
  const navigate = useNavigate();
  const run = useQuery(runQuery, { variables: { id: queryId ?? "" }, skip: queryId === undefined });
  const isSaved = queryId === undefined && savedQueryId !== undefined;
  const saved = useQuery(savedQuery, { variables: { id: savedQueryId ?? "" }, skip: !isSaved });
  const found = queryId === undefined ? undefined : run.data?.dataLakeQuery;
  const kept = isSaved ? saved.data?.savedQuery : undefined;
  useEffect(() => {
    const toSearch = (search: object) =>
      void navigate({ ...pathTarget("/investigate/search/", { ...search }), replace: true });
    if (found) {
      const { id, sql, name, language, kind } = found;
      if (language === "sql" && kind === "query") open({ draft: sql, sql, run: id, ...(name ? { name } : {}) }, true);
      else toSearch({ ...runTarget(found), ...(language === "sql" ? {} : { run: id }) });
    } else if (kept) {
      const { id, name, sqlQuery, params } = kept;
      if (params.language === "sql") open({ draft: sqlQuery, sql: sqlQuery, saved: id, name }, true);
      else toSearch(savedTarget(kept));
    }
  }, [found, kept, open, navigate]);
  return queryId === undefined ? (isSaved ? saved.error : undefined) : run.error;
}
