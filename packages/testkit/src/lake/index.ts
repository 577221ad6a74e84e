export { type KillWhileInserting, killWhileInserting } from "./kill-while-inserting.ts";
export { openTestLake, type TestLake, type TestLakeKind, testLakeKinds } from "./open-test-lake.ts";
export { type ClickHouseHttpServer, startClickHouseHttpServer } from "./start-clickhouse-http-server.ts";
