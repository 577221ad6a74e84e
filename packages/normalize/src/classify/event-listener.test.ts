import { expect, test } from "vitest";
import type { EventListener } from "../chunks/chunk.ts";
import { compileSchema } from "../compile/compiled-schema.ts";
import { createNormalizer } from "../normalizer/normalizer.ts";
import { parseSchema } from "../schema/parse-schema.ts";
import { aChunk } from "../testing/a-chunk.ts";

const schemas = ["A", "B", "C"].map((name) =>
  compileSchema(
    parseSchema(`schema: Custom.${name}\nfields: [{ name: ${name.toLowerCase()}, type: int, required: true }]`),
  ),
);
const lines = '{"a":1}\n{"b":2}\n{"a":3}\n{"c":4}\nno event\n{"b":5}\n';

function told(columnsOf: Readonly<Record<string, ReturnType<EventListener["columns"]>>>) {
  const asked: string[] = [];
  const events: unknown[] = [];
  const listener: EventListener = {
    columns(logType) {
      asked.push(logType);
      return columnsOf[logType];
    },
    event: (logType, _, row) => void events.push([logType, row]),
  };
  const chunk = aChunk({ bytes: Buffer.from(lines), logTypes: schemas.map(({ logType }) => logType) });
  createNormalizer(schemas).normalize(chunk, listener);
  return { asked, events };
}

test("a listener is asked once for each log type that has an event, with its first one", () => {
  expect(told({}).asked).toEqual(["Custom.A", "Custom.B", "Custom.C"]);
});

test("a listener is told of the log types that it reads, also those that it reads nothing of", () => {
  expect(told({ "Custom.A": new Set(), "Custom.C": "all" }).events).toEqual([
    ["Custom.A", 0],
    ["Custom.A", 1],
    ["Custom.C", 0],
  ]);
});
