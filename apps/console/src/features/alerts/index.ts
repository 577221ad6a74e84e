export { AlertTitle } from "./alert-title.tsx";
export { AssigneeMenu } from "./assignee-menu.tsx";
export { AttackTags, hasAttackMappings } from "./attack-tags.tsx";
export { LazyNewCase } from "./cases/lazy-new-case.tsx";
export { personName, severityLabels, unassignedLabel } from "./labels.ts";
export { outcomeChoices } from "./outcome/outcome-choices.ts";
export { StatusText } from "./status-text.tsx";
export { useAssignees } from "./use-assignees.ts";
