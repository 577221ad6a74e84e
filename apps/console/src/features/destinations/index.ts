export { AlertDeliveries } from "./deliveries/alert-deliveries.tsx";
