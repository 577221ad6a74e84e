import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readEditorSearch } from "./edit/editor-search.ts";
import { readSchemaPageSearch } from "./schema-page-search.ts";
import { readSchemaSearch } from "./schema-search.ts";

const getParentRoute = () => shellRoute;
const editorPages = () => import("./edit/editor-pages.ts");

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
    validateSearch: readEditorSearch,
    component: lazyRouteComponent(editorPages, "NewSchemaPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/schemas/$schemaName",
    validateSearch: readSchemaPageSearch,
    component: lazyRouteComponent(() => import("./detail/schema-page.tsx"), "SchemaPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/schemas/$schemaName/edit",
    validateSearch: readEditorSearch,
    component: lazyRouteComponent(editorPages, "EditSchemaPage"),
  }),
] as const;
