export { scheduleText } from "./detail/schedule-text.ts";
export { detectionPath } from "./detection-kind.ts";
