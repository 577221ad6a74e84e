export { AlertTitle } from "./alert-title.tsx";
export { AttackTags, hasAttackMappings } from "./attack-tags.tsx";
export { severityLabels } from "./labels.ts";
export { StatusText } from "./status-text.tsx";
