import type { DeliveryAttempt, DeliveryStatus, DeliveryTrigger } from "@pharos/domain";
import type { Generated } from "kysely";

export interface DeliveriesTable {
  id: Generated<number>;
  alertId: string;
  destinationId: string;
  trigger: DeliveryTrigger;
  status: DeliveryStatus;
  attempts: Generated<number>;
  createdAt: Date;
  nextAttemptAt: Date;
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

declare module "../database/database.ts" {
  interface Database {
    deliveries: DeliveriesTable;
    deliveryAttempts: DeliveryAttemptsTable;
  }
}
