export interface TableName {
  readonly database: string;
  readonly table: string;
}
