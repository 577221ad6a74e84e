export interface ResourceAlertsTable {
  resourceId: string;
  alertId: string;
}

declare module "../database/database.ts" {
  interface Database {
    resourceAlerts: ResourceAlertsTable;
  }
}
