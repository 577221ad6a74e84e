import { expect, test } from "vitest";
import { loadFiles } from "../content/load-content.ts";
import { filesInMemory } from "../repository/content-file.ts";
import { findPackGaps } from "./find-pack-gaps.ts";
import { releasedPacks } from "./released-packs.ts";

const rule = (id: string, more = "") =>
  `AnalysisType: rule\nRuleID: ${id}\nFilename: ${id}.py\nEnabled: true\nSeverity: LOW\nLogTypes: [A.B]\n${more}`;
const pack = (ids: readonly string[]) => `AnalysisType: pack\nPackID: P\nPackDefinition:\n  IDs: [${ids.join(", ")}]\n`;
const python = (imports: string, body = "return True") => `${imports}def rule(event):\n    ${body}\n`;

async function read(ids: readonly string[], change: Readonly<Record<string, string>> = {}) {
  const files = {
    "one.yml": rule("one"),
    "one.py": python("import json\nfrom helper import x\n"),
    "two.yml": rule("two"),
    "two.py": python("", 'return event.udm("source_ip") == ""'),
    "helper.yml": "AnalysisType: global\nGlobalID: helper\nFilename: helper.py\n",
    "helper.py": "import deeper\nx = 1\n",
    "deeper.yml": "AnalysisType: global\nGlobalID: deeper\nFilename: deeper.py\n",
    "deeper.py": "y = 1\n",
    "model.yml":
      "AnalysisType: datamodel\nDataModelID: model\nEnabled: true\nLogTypes: [A.B]\nMappings:\n  - Name: source_ip\n    Path: ip\n",
    "pack.yml": pack(ids),
    ...change,
  };
  const bytes = new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
  const content = await loadFiles(filesInMemory(bytes, new Date(0)));
  expect(content.problems).toEqual([]);
  return content;
}
const gapsOf = async (ids: readonly string[]) => {
  const content = await read(ids);
  const [only] = content.packs;
  return findPackGaps({ itemIds: only?.itemIds ?? [] }, content).map(
    ({ id, neededBy, isElsewhere }) => `${id} < ${neededBy ?? "the pack"}${isElsewhere ? " (elsewhere)" : ""}`,
  );
};

test.each([
  { name: "nothing", ids: ["one", "helper", "deeper"], gaps: [] },
  { name: "an item that is nowhere", ids: ["two", "model", "gone"], gaps: ["gone < the pack"] },
  { name: "a module that a rule imports", ids: ["one", "deeper"], gaps: ["helper < one (elsewhere)"] },
  { name: "a module of a module", ids: ["one", "helper"], gaps: ["deeper < helper (elsewhere)"] },
  { name: "the data model of unified fields", ids: ["two"], gaps: ["model < two (elsewhere)"] },
])("lacks $name", async ({ ids, gaps }) => {
  expect(await gapsOf(ids)).toEqual(gaps);
});

test("has another digest when one of its items changes, and only then", async () => {
  const digestOf = async (change: Readonly<Record<string, string>> = {}) =>
    releasedPacks(await read(["one", "helper"], change))[0]?.digest;
  const before = await digestOf();
  expect(await digestOf({ "two.py": python("", "return False") })).toBe(before);
  expect(await digestOf({ "helper.py": "import deeper\nx = 2\n" })).not.toBe(before);
  expect(await digestOf({ "one.yml": rule("one", "Tags: [x]\n") })).not.toBe(before);
});
