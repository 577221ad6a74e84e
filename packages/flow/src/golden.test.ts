import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { makeInvestigationTables } from "./testing/investigation-tables.ts";
import { runFlow } from "./testing/run-flow.ts";

const folder = new URL("../golden/", import.meta.url);
const names = readdirSync(folder).filter((file) => file.endsWith(".flow"));
const catalogue = makeInvestigationTables();
const selectedTables = ["pharos_logs.public.aws_cloudtrail"];

// `npx vitest run packages/flow/src/golden.test.ts -u` writes what is expected anew.
describe.each(names)("%s", (name) => {
  const path = (ending: string) => new URL(name.replace(".flow", ending), folder).pathname;
  const text = readFileSync(path(".flow"), "utf8");
  const answer = runFlow(text, catalogue, { selectedTables });

  it("becomes the expected statement", async () => {
    await expect(`${answer.sql}\n`).toMatchFileSnapshot(path(".sql"));
  });

  it("gives the expected rows on the engine", async () => {
    await expect(asText(answer)).toMatchFileSnapshot(path(".json"));
  });
});

function asText({ codes, columns, rows }: ReturnType<typeof runFlow>): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(",\n");
  const list = rows.length === 0 ? "[]" : `[\n${lines}\n  ]`;
  return `{\n  "codes": ${JSON.stringify(codes)},\n  "columns": ${JSON.stringify(columns)},\n  "rows": ${list}\n}\n`;
}
