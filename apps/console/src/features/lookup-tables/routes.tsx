import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readLookupPageSearch, readLookupSearch } from "./lookup-search.ts";

const getParentRoute = () => shellRoute;

export const lookupTableRoutes = [
  createRoute({
    getParentRoute,
    path: "configure/lookup-tables",
    validateSearch: readLookupSearch,
    component: lazyRouteComponent(() => import("./list/lookup-list-page.tsx"), "LookupListPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/lookup-tables/new",
    component: lazyRouteComponent(() => import("./edit/editor-pages.ts"), "NewLookupPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/lookup-tables/$tableId",
    validateSearch: readLookupPageSearch,
    component: lazyRouteComponent(() => import("./detail/lookup-page.tsx"), "LookupPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/lookup-tables/$tableId/edit",
    component: lazyRouteComponent(() => import("./edit/editor-pages.ts"), "EditLookupPage"),
  }),
] as const;
