export { type EventRow, valueText } from "./results/event-row.ts";
export { QueryTextEditor } from "./runs/query-text-editor.tsx";
export { type ResultChartData, resultChartData } from "./runs/result-chart-data.ts";
export { RunGrid, type RunRow } from "./runs/run-grid.tsx";
export { type QueryRun, useQueryRun } from "./runs/use-query-run.ts";
