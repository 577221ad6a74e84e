export { DetectionPreview, type PreviewedDetection } from "./detection-preview.tsx";
