import { parseSchema } from "@pharos/normalize";
import { testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WorkerPool } from "./worker-pool.ts";

const schema = parseSchema(`
schema: Custom.Gate
parser:
  script:
    function: |
      def parse(log):
          while log == "endless":
              pass
          gate, lane = log.split("/")
          return {"gate": gate, "lane": int(lane)}
fields:
  - { name: gate, type: string, required: true }
  - { name: lane, type: int }
`);

let pool: WorkerPool;
beforeAll(async () => {
  pool = await WorkerPool.start({
    size: 1,
    content: { schemas: [{ schema, revision: 1 }], rules: [], globals: [] },
    cacheFolder: testCacheFolder,
    callTimeoutMs: 200,
    cache: async () => null,
    onWorkerLost: (error) => {
      throw error;
    },
  });
});
afterAll(async () => {
  await pool.stop();
});

test("reads a source by a script, and keeps what the script cannot read", { timeout: 60_000 }, async () => {
  const { first } = await pool.process({
    bytes: Buffer.from("north/1\nsouth\nendless\nnorth/2\n"),
    streamType: "Auto",
    streamOptions: {},
    logTypes: ["Custom.Gate"],
    sourceId: "5c0e1f7a-0000-4000-8000-000000000001",
    sourceLabel: "gates",
    receivedAtMs: Date.UTC(2026, 2, 1),
    rowIdPrefix: "00112233aabbccdd",
  });
  const { received, tables, failures } = first;
  expect(received).toBe(4);
  expect(
    tables.map(({ rows, ndjson }) => [
      rows,
      Buffer.from(ndjson)
        .toString()
        .match(/"lane":\d/g),
    ]),
  ).toEqual([[2, ['"lane":1', '"lane":2']]]);
  expect(failures.map(({ index, reason, raw }) => [index, reason, raw])).toEqual([
    [1, expect.stringContaining("not enough values to unpack"), "south"],
    [2, "Custom.Gate: the script ran longer than it may", "endless"],
  ]);
});
