export { addWebhookDestination } from "./add-webhook-destination.ts";
export { stoppedTrail } from "./stopped-trail.ts";
