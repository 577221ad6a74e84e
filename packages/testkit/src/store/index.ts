export { copyClusterTemplate } from "./cluster-template.ts";
export {
  embeddedConnection,
  openTestStore,
  type TestStore,
  useTestDatabase,
} from "./open-test-store.ts";
export { startTestServer, type TestServer } from "./start-test-server.ts";
export { testSecretKey } from "./store-template.ts";
