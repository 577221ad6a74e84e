export { AlertDeliveries } from "./deliveries/alert-deliveries.tsx";
export { DetectionRouting } from "./deliveries/detection-routing.tsx";
export { DetectionMute } from "./mutes/detection-mute.tsx";
