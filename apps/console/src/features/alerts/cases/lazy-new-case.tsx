import { lazy } from "react";

/** The form for a new case; its code comes when it is opened. */
export const LazyNewCase = lazy(() => import("./new-case.tsx").then((m) => ({ default: m.NewCase })));
