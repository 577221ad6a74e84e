export { MonthProgress } from "./demo-progress.ts";
export { createDemoSources } from "./demo-sources.ts";
export { fillDemoCloud } from "./fill-cloud.ts";
export { runDemo } from "./run-demo.ts";
