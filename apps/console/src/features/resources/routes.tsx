import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readResourcePageSearch } from "./resource-page-search.ts";
import { readResourceSearch } from "./resource-search.ts";

const getParentRoute = () => shellRoute;

export const resourceRoutes = [
  createRoute({
    getParentRoute,
    path: "investigate/resources",
    validateSearch: readResourceSearch,
    component: lazyRouteComponent(() => import("./list/resource-list-page.tsx"), "ResourceListPage"),
  }),
  createRoute({
    getParentRoute,
    path: "investigate/resources/$resourceId",
    validateSearch: readResourcePageSearch,
    component: lazyRouteComponent(() => import("./detail/resource-page.tsx"), "ResourcePage"),
  }),
] as const;
