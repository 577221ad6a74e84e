export {
  embeddedConnection,
  openTestStore,
  openTestStoreAt,
  type TestStore,
  testSecretKey,
} from "./open-test-store.ts";
