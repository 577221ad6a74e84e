export { MonthProgress } from "./demo-progress.ts";
export { createDemoSources } from "./demo-sources.ts";
export { runDemo } from "./run-demo.ts";
