export { AlertTitle } from "./alert-title.tsx";
export { mitreMappings } from "./detail/mitre.ts";
export { severityLabels } from "./labels.ts";
export { StatusText } from "./status-text.tsx";
