import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { shellRoute } from "../routing/shell-route.tsx";

/** Whatever no feature claims: screens of later releases, and paths that nobody knows. */
const unlisted = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    component: lazyRouteComponent(() => import("./unlisted-page.tsx"), "UnlistedPage"),
  });

export const unlistedRoutes = [
  unlisted("$"),
  // Otherwise the page of a schema of that name.
  unlisted("configure/schemas/new"),
] as const;
