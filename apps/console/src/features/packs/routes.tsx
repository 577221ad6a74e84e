import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readPackPageSearch, readPackSearch } from "./pack-search.ts";

const getParentRoute = () => shellRoute;
const sourcePages = () => import("./sources/source-pages.tsx");

export const packRoutes = [
  createRoute({
    getParentRoute,
    path: "build/packs",
    validateSearch: readPackSearch,
    component: lazyRouteComponent(() => import("./list/pack-list-page.tsx"), "PackListPage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/packs/sources/new-detection-pack-source",
    component: lazyRouteComponent(sourcePages, "NewPackSourcePage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/packs/sources/edit-pack-source/$sourceId",
    component: lazyRouteComponent(sourcePages, "EditPackSourcePage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/packs/$packId",
    validateSearch: readPackPageSearch,
    component: lazyRouteComponent(() => import("./detail/pack-page.tsx"), "PackPage"),
  }),
] as const;
