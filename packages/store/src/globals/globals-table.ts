export interface GlobalsTable {
  id: string;
  description: string;
  body: string;
  managed: boolean;
  contentHash: Buffer;
  updatedAt: Date;
}
