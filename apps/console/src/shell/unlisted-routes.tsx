import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { shellRoute } from "../routing/shell-route.tsx";

/** Whatever no feature claims: screens of later releases, and paths that nobody knows. */
export const unlistedRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: "$",
    component: lazyRouteComponent(() => import("./unlisted-page.tsx"), "UnlistedPage"),
  }),
] as const;
