export { ConfirmLoss } from "./confirm-loss.tsx";
export { DetectionPreview } from "./detection-preview.tsx";
