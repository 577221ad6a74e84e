import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { defined, textOf } from "../../routing/search-codec.ts";
import { shellRoute } from "../../routing/shell-route.tsx";

const getParentRoute = () => shellRoute;

/** A list with a text to find by, and the sheet that is open: `new`, or the id of what is edited. */
export interface SettingsSearch {
  readonly q?: string;
  readonly edit?: string;
}
const validateSearch = (search: Record<string, unknown>): SettingsSearch =>
  defined({ q: textOf(search.q), edit: textOf(search.edit) });

export const settingsRoutes = [
  createRoute({
    getParentRoute,
    path: "settings/users",
    validateSearch,
    component: lazyRouteComponent(() => import("./users/users-page.tsx"), "UsersPage"),
  }),
  createRoute({
    getParentRoute,
    path: "settings/roles",
    validateSearch,
    component: lazyRouteComponent(() => import("./roles/roles-page.tsx"), "RolesPage"),
  }),
  createRoute({
    getParentRoute,
    path: "settings/api/tokens",
    validateSearch,
    component: lazyRouteComponent(() => import("./tokens/tokens-page.tsx"), "TokensPage"),
  }),
] as const;
