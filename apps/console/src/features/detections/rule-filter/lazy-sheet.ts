import { lazy } from "react";

/** Loaded when somebody opens it. */
export const RuleFilterSheet = lazy(() =>
  import("./rule-filter-sheet.tsx").then((m) => ({ default: m.RuleFilterSheet })),
);
