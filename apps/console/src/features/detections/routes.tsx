import type { DetectionKind } from "@pharos/domain";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readDecisionSearch } from "./decision/decision-search.ts";
import { readDetectionSearch } from "./detection-search.ts";
import { readEditSearch, readNewDetectionSearch } from "./edit/edit-search.ts";
import { readPolicySearch } from "./policy-search.ts";
import { readUploadSearch } from "./upload/upload-search.ts";

const getParentRoute = () => shellRoute;
const editorPages = () => import("./edit/editor-pages.ts");

/** One list shows every kind; here it begins with some of them. */
function toList<const Path extends string>(path: Path, kind: DetectionKind[]) {
  return createRoute({
    getParentRoute,
    path,
    beforeLoad() {
      throw redirect({ to: "/build/detections/", search: { kind } });
    },
  });
}

export const detectionRoutes = [
  createRoute({
    getParentRoute,
    path: "build/detections",
    validateSearch: readDetectionSearch,
    component: lazyRouteComponent(() => import("./list/detection-list-page.tsx"), "DetectionListPage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/detections/deleted",
    component: lazyRouteComponent(() => import("./history/deleted-page.tsx"), "DeletedDetectionsPage"),
  }),
  toList("build/detections/rules", ["RULE", "SCHEDULED_RULE", "DERIVED_RULE"]),
  toList("build/detections/policies", ["POLICY"]),
  toList("build/detections/correlation-rules", ["CORRELATION_RULE"]),
  createRoute({
    getParentRoute,
    path: "build/detections/new",
    validateSearch: readNewDetectionSearch,
    component: lazyRouteComponent(editorPages, "NewDetectionPage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/detections/rules/$ruleId/edit",
    validateSearch: readEditSearch,
    component: lazyRouteComponent(editorPages, "EditRulePage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/detections/policies/$policyId/edit",
    validateSearch: readEditSearch,
    component: lazyRouteComponent(editorPages, "EditPolicyPage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/detections/correlation-rules/$ruleId/edit",
    validateSearch: readEditSearch,
    component: lazyRouteComponent(editorPages, "EditCorrelationRulePage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/detections/rules/$ruleId",
    component: lazyRouteComponent(() => import("./detail/rule-page.tsx"), "RulePage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/detections/rules/$ruleId/explain",
    validateSearch: readDecisionSearch,
    component: lazyRouteComponent(() => import("./decision/decision-page.tsx"), "DecisionPage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/detections/rules/$ruleId/replay/$previewId/alert/$alertId",
    component: lazyRouteComponent(() => import("./preview/replay-page.tsx"), "ReplayPage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/detections/policies/$policyId",
    validateSearch: readPolicySearch,
    component: lazyRouteComponent(() => import("./detail/policy-page.tsx"), "PolicyPage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/detections/correlation-rules/$ruleId",
    component: lazyRouteComponent(() => import("./detail/correlation-rule-page.tsx"), "CorrelationRulePage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/bulk-upload",
    validateSearch: readUploadSearch,
    component: lazyRouteComponent(() => import("./upload/bulk-upload-page.tsx"), "BulkUploadPage"),
  }),
] as const;
