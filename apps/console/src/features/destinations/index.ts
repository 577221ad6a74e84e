export { AlertDeliveries } from "./deliveries/alert-deliveries.tsx";
export { DetectionMute } from "./mutes/detection-mute.tsx";
