export { detectionPath } from "./detection-kind.ts";
export { scheduleText } from "./detail/schedule-text.ts";
