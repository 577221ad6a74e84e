import type { ResourceSuppression } from "@pharos/domain";

export interface ResourceSuppressionsTable extends ResourceSuppression {}

declare module "../database/database.ts" {
  interface Database {
    resourceSuppressions: ResourceSuppressionsTable;
  }
}
