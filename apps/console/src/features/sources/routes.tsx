import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { defined, oneOf, textOf } from "../../routing/search-codec.ts";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readSourceSearch } from "./source-search.ts";

const getParentRoute = () => shellRoute;

/** The page of one source: the range of its chart, as presets or instants, and which tab is open. */
export interface SourcePageSearch {
  readonly range?: string;
  readonly from?: string;
  readonly to?: string;
  readonly tab?: SourceTab;
}
export const sourceTabs = ["failures", "raw", "schemas"] as const;
export type SourceTab = (typeof sourceTabs)[number];

const readSourcePageSearch = (search: Record<string, unknown>): SourcePageSearch =>
  defined({
    range: textOf(search.range),
    from: textOf(search.from),
    to: textOf(search.to),
    tab: oneOf(search.tab, sourceTabs),
  });

const sourceTypesPage = lazyRouteComponent(() => import("./add/source-types-page.tsx"), "SourceTypesPage");

export const sourceRoutes = [
  createRoute({
    getParentRoute,
    path: "configure/log-sources",
    validateSearch: readSourceSearch,
    component: lazyRouteComponent(() => import("./list/source-list-page.tsx"), "SourceListPage"),
  }),
  createRoute({ getParentRoute, path: "configure/log-sources/add-new-source", component: sourceTypesPage }),
  createRoute({ getParentRoute, path: "configure/log-sources/add-new-source/$type", component: sourceTypesPage }),
  createRoute({
    getParentRoute,
    path: "configure/log-sources/add-new-source/http-ingest",
    component: lazyRouteComponent(() => import("./add/new-http-source-page.tsx"), "NewHttpSourcePage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/log-sources/$sourceId",
    validateSearch: readSourcePageSearch,
    component: lazyRouteComponent(() => import("./detail/source-page.tsx"), "SourcePage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/log-sources/$sourceId/edit",
    component: lazyRouteComponent(() => import("./edit/edit-source-page.tsx"), "EditSourcePage"),
  }),
] as const;
