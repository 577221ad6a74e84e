export { DetectionPreview } from "./detection-preview.tsx";
