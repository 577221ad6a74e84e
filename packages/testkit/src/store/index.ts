export { copyClusterTemplate } from "./cluster-template.ts";
export { embeddedConnection, openTestStore, type TestStore } from "./open-test-store.ts";
export { createEmptyDatabase, type OwnDatabase, runSql } from "./shared-server.ts";
export { startTestServer, type TestServer } from "./start-test-server.ts";
export { copyStoreTemplate, testSecretKey } from "./store-template.ts";
