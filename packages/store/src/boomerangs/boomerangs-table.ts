import type { BoomerangAnswer, BoomerangState } from "@pharos/domain";

export interface BoomerangsTable {
  id: string;
  alertId: string;
  destinationId: string;
  externalId: string;
  askerId: string;
  askerName: string;
  askerRemoteId: string;
  recipientId: string;
  recipientName: string;
  channel: string | null;
  ts: string | null;
  question: string;
  state: BoomerangState;
  answer: BoomerangAnswer | null;
  reply: string;
  askedAt: Date;
  remindedAt: Date | null;
  endedAt: Date | null;
  nextAt: Date | null;
}

declare module "../database/database.ts" {
  interface Database {
    boomerangs: BoomerangsTable;
  }
}
