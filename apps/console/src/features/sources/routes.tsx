import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { unreadSearch } from "../../routing/search-codec.ts";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readSourcePageSearch } from "./detail/source-page-search.ts";
import { pullRoutes } from "./pulling/pull-routes.tsx";
import { readSourceSearch } from "./source-search.ts";

const getParentRoute = () => shellRoute;

const sourceTypesPage = lazyRouteComponent(() => import("./add/source-types-page.tsx"), "SourceTypesPage");

export const sourceRoutes = [
  createRoute({
    getParentRoute,
    path: "configure/log-sources",
    validateSearch: readSourceSearch,
    component: lazyRouteComponent(() => import("./list/source-list-page.tsx"), "SourceListPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/log-sources/add-new-source",
    validateSearch: unreadSearch,
    component: sourceTypesPage,
  }),
  createRoute({
    getParentRoute,
    path: "configure/log-sources/add-new-source/$type",
    validateSearch: unreadSearch,
    component: lazyRouteComponent(() => import("./add/new-source-page.tsx"), "NewSourcePage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/log-sources/add-new-source/http-ingest",
    validateSearch: unreadSearch,
    component: lazyRouteComponent(() => import("./add/new-http-source-page.tsx"), "NewHttpSourcePage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/log-sources/add-new-source/syslog",
    validateSearch: unreadSearch,
    component: lazyRouteComponent(() => import("./syslog/new-syslog-source-page.tsx"), "NewSyslogSourcePage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/log-sources/add-new-source/aws-s3",
    validateSearch: unreadSearch,
    component: lazyRouteComponent(() => import("./add/new-s3-source-page.tsx"), "NewS3SourcePage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/log-sources/$sourceId",
    validateSearch: readSourcePageSearch,
    component: lazyRouteComponent(() => import("./detail/source-page.tsx"), "SourcePage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/log-sources/$sourceId/edit",
    component: lazyRouteComponent(() => import("./edit/edit-source-page.tsx"), "EditSourcePage"),
  }),
  ...pullRoutes,
] as const;
