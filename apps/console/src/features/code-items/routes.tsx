import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readCodeSearch, readNewCodeSearch } from "./code-search.ts";

const getParentRoute = () => shellRoute;
const dataModelPages = () => import("./edit/data-model-pages.tsx");
const helperPages = () => import("./edit/helper-pages.tsx");
const listPages = () => import("./list/list-pages.tsx");

export const codeItemRoutes = [
  createRoute({
    getParentRoute,
    path: "build/helpers",
    validateSearch: readCodeSearch,
    component: lazyRouteComponent(listPages, "HelperListPage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/helpers/new",
    validateSearch: readNewCodeSearch,
    component: lazyRouteComponent(helperPages, "NewHelperPage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/helpers/$helperId/edit",
    component: lazyRouteComponent(helperPages, "EditHelperPage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/data-models",
    validateSearch: readCodeSearch,
    component: lazyRouteComponent(listPages, "DataModelListPage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/data-models/new",
    validateSearch: readNewCodeSearch,
    component: lazyRouteComponent(dataModelPages, "NewDataModelPage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/data-models/$modelId",
    beforeLoad({ params }) {
      throw redirect({ to: "/build/data-models/$modelId/edit/", params });
    },
  }),
  createRoute({
    getParentRoute,
    path: "build/data-models/$modelId/edit",
    component: lazyRouteComponent(dataModelPages, "EditDataModelPage"),
  }),
] as const;
