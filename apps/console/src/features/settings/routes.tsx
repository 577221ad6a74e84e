import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readSettingsSearch } from "./settings-search.ts";

const getParentRoute = () => shellRoute;

export const settingsRoutes = [
  createRoute({
    getParentRoute,
    path: "settings/users",
    validateSearch: readSettingsSearch,
    component: lazyRouteComponent(() => import("./users/users-page.tsx"), "UsersPage"),
  }),
  createRoute({
    getParentRoute,
    path: "settings/roles",
    validateSearch: readSettingsSearch,
    component: lazyRouteComponent(() => import("./roles/roles-page.tsx"), "RolesPage"),
  }),
  createRoute({
    getParentRoute,
    path: "settings/api/tokens",
    validateSearch: readSettingsSearch,
    component: lazyRouteComponent(() => import("./tokens/tokens-page.tsx"), "TokensPage"),
  }),
] as const;
