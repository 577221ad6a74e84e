import type { QueueClient, QueueSettings } from "@pharos/domain";

/** The way to queues and streams; apps/server puts it together. */
export interface QueueGateway {
  openAny(settings: QueueSettings, secret: string | undefined): Pick<QueueClient, "check">;
}
