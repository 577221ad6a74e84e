import type { LogSchema } from "@pharos/domain";
import { expect, test } from "vitest";
import { withoutOwnContent } from "./without-own-content.ts";

const both = [
  { id: "shipped", managed: true },
  { id: "own", managed: false },
];
const withScript = { schema: "Custom.A", parser: { script: {} } } as unknown as LogSchema;
const withoutScript = { schema: "Custom.B" } as unknown as LogSchema;

test("leaves what came with Pharos, and schemas that run nothing", () => {
  const { rules, globals, dataModels, schemas } = withoutOwnContent({
    rules: both,
    globals: both,
    dataModels: both,
    schemas: [
      { managed: true, schema: withScript },
      { managed: false, schema: withScript },
      { managed: false, schema: withoutScript },
    ],
  });
  expect([rules, globals, dataModels].flat().map(({ id }) => id)).toEqual(["shipped", "shipped", "shipped"]);
  expect(schemas.map(({ managed, schema }) => [managed, schema.schema])).toEqual([
    [true, "Custom.A"],
    [false, "Custom.B"],
  ]);
});
