export { scheduleText } from "./detail/schedule-text.ts";
export { detectionPath } from "./detection-kind.ts";
export { placeProblems } from "./edit/code/told-problems.ts";
export { changeSentence } from "./history/change-sentence.ts";
export { findChangedFiles } from "./history/changed-files.ts";
export { findCondition, readCondition, writeCondition } from "./rule-filter/filter-condition.ts";
export { RuleFilterSheet } from "./rule-filter/lazy-sheet.ts";
