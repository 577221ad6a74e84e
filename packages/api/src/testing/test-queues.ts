import type { ConnectionCheck, QueueSettings } from "@pharos/domain";
import type { QueueGateway } from "../context/queue-gateway.ts";

/** Reaches no queue; keeps what was to be checked. */
export class TestQueues implements QueueGateway {
  checks: readonly ConnectionCheck[] = [{ name: "Queue", isHealthy: true, message: "Pharos could reach the queue." }];
  readonly opened: { readonly settings: QueueSettings; readonly secret: string | undefined }[] = [];

  openAny(settings: QueueSettings, secret: string | undefined) {
    this.opened.push({ settings, secret });
    return { check: async () => [...this.checks] };
  }
}
