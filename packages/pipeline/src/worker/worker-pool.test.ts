import { testCacheFolder } from "@pharos/testkit";
import { expect, test } from "vitest";
import { aRule } from "../testing/a-rule.ts";
import { doorSchema } from "../testing/door-pipeline.ts";
import { WorkerPool } from "./worker-pool.ts";

test("whoever changes content waits for no rules that take long to load", async () => {
  const content = { schemas: [{ schema: doorSchema, revision: 1 }], rules: [], globals: [] };
  const notices: string[] = [];
  const pool = await WorkerPool.start({
    size: 1,
    content,
    cacheFolder: testCacheFolder,
    callTimeoutMs: 1_000,
    replaceMsMax: 0,
    cache: async () => null,
    onWorkerLost: (error) => {
      throw error;
    },
    onNotice: (message) => notices.push(message),
  });
  const slow = aRule({ body: "rows = [n for n in range(1_000_000)]\ndef rule(event):\n    return False" });
  await pool.replaceContent({ ...content, rules: [slow] });
  expect(notices).toEqual(["Changed content is not live after 0 s; until it is, the old runs"]);
  await pool.stop();
});
