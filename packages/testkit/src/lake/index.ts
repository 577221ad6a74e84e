export { openTestLake, type TestLake } from "./open-test-lake.ts";
