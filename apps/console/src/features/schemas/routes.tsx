import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { defined, oneOf, textOf } from "../../routing/search-codec.ts";
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
    path: "configure/schemas/new",
    validateSearch: (search: Record<string, unknown>): { readonly from?: string } =>
      defined({ from: textOf(search.from) }),
    component: lazyRouteComponent(() => import("./edit/editor-pages.ts"), "NewSchemaPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/schemas/$schemaName",
    validateSearch: (search: Record<string, unknown>): { readonly view?: SchemaView } =>
      defined({ view: oneOf(search.view, ["yaml"] as const) }),
    component: lazyRouteComponent(() => import("./detail/schema-page.tsx"), "SchemaPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/schemas/$schemaName/edit",
    component: lazyRouteComponent(() => import("./edit/editor-pages.ts"), "EditSchemaPage"),
  }),
] as const;
