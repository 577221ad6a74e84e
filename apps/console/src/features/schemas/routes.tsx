import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { defined, oneOf } from "../../routing/search-codec.ts";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readSchemaSearch } from "./schema-search.ts";

const getParentRoute = () => shellRoute;
export type SchemaView = "yaml";

export const schemaRoutes = [
  createRoute({
    getParentRoute,
    path: "configure/schemas",
    validateSearch: readSchemaSearch,
    component: lazyRouteComponent(() => import("./list/schema-list-page.tsx"), "SchemaListPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/schemas/$schemaName",
    validateSearch: (search: Record<string, unknown>): { readonly view?: SchemaView } =>
      defined({ view: oneOf(search.view, ["yaml"] as const) }),
    component: lazyRouteComponent(() => import("./detail/schema-page.tsx"), "SchemaPage"),
  }),
] as const;
