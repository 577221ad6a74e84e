export { detectionPath } from "./detection-kind.ts";
