import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readLookupPageSearch, readLookupSearch } from "./lookup-search.ts";

const getParentRoute = () => shellRoute;
const editorPages = () => import("./edit/editor-pages.ts");

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
    component: lazyRouteComponent(editorPages, "NewLookupPage"),
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
    component: lazyRouteComponent(editorPages, "EditLookupPage"),
  }),
] as const;
