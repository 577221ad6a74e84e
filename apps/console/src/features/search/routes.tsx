import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readEventSearch } from "./event-search.ts";

export const searchRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: "investigate/search",
    validateSearch: readEventSearch,
    component: lazyRouteComponent(() => import("./search-page.tsx"), "SearchPage"),
  }),
] as const;
