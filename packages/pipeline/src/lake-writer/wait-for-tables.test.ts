import type { Lake } from "@pharos/lake";
import { expect, test } from "vitest";
import { waitForTables } from "./wait-for-tables.ts";

const lake = { tables: async () => ["custom_door"], ping: async () => "answers" } as unknown as Lake;

test("answers once the tables are there", async () => {
  const tables = Promise.withResolvers<void>();
  const waiting = waitForTables(lake, tables.promise);
  const answer = waiting.tables();
  expect(await Promise.race([answer, Promise.resolve("waits")])).toBe("waits");
  tables.resolve();
  expect(await answer).toEqual(["custom_door"]);
  expect(await waiting.tables()).toEqual(["custom_door"]);
});

test("refuses a question whose tables do not come in time", async () => {
  const never = new Promise<void>(() => undefined);
  await expect(waitForTables(lake, never, 1).tables()).rejects.toMatchObject({
    code: "lake.unavailable",
    message: expect.stringContaining("still opening its tables"),
  });
});

test("lets whoever asks for its health through", async () => {
  expect(await waitForTables(lake, new Promise(() => undefined)).ping()).toBe("answers");
});
