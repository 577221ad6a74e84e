import type { DeliveryAttempt, DeliveryStatus, DeliveryTrigger } from "@pharos/domain";
import type { Generated } from "kysely";

export interface DeliveriesTable {
  id: Generated<number>;
  alertId: string;
  destinationId: string;
  trigger: DeliveryTrigger;
  /** Of alert_history; only with the trigger CHANGED. */
  entryId: string | null;
  status: DeliveryStatus;
  attempts: Generated<number>;
  mayHaveArrived: Generated<boolean>;
  createdAt: Date;
  nextAttemptAt: Date;
  digestAt: Date | null;
  muteId: string | null;
  expiresAt: Date;
}

export interface DeliveryAttemptsTable {
  id: Generated<number>;
  deliveryId: number;
  destinationId: string;
  at: Date;
  durationMs: number;
  outcome: DeliveryAttempt["outcome"];
  statusCode: number;
  message: string;
  label: string;
  url: string;
}

export interface AlertLinksTable {
  alertId: string;
  destinationId: string;
  externalId: string;
  url: string;
  label: string;
  linkedAt: Date;
  /** When the status that the tool told of last was set there. */
  statusAt: Date | null;
}

declare module "../database/database.ts" {
  interface Database {
    deliveries: DeliveriesTable;
    deliveryAttempts: DeliveryAttemptsTable;
    alertLinks: AlertLinksTable;
  }
}
