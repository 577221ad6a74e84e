export interface FormerAuthorsTable {
  id: string;
  /** Of a user. */
  roleId: string | null;
  /** Of a token; null for all. */
  logTypeAccess: string[] | null;
  /** Of a token. */
  createdById: string | null;
}

declare module "../database/database.ts" {
  interface Database {
    formerAuthors: FormerAuthorsTable;
  }
}
