export { scheduleText } from "./detail/schedule-text.ts";
export { detectionPath } from "./detection-kind.ts";
export { findCondition, readCondition, writeCondition } from "./rule-filter/filter-condition.ts";
export { RuleFilterSheet } from "./rule-filter/lazy-sheet.ts";
