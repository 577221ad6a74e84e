export type { EventRow } from "./results/event-row.ts";
export { QueryTextEditor } from "./runs/query-text-editor.tsx";
export { type ResultChartData, resultChartData } from "./runs/result-chart-data.ts";
export { RunGrid } from "./runs/run-grid.tsx";
export { type QueryRun, useQueryRun } from "./runs/use-query-run.ts";
export { variableInputs } from "./runs/variable-inputs.ts";
