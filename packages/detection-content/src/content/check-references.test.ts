import { expect, test } from "vitest";
import { filesInMemory } from "../repository/content-file.ts";
import { checkReferences, type KnownThings } from "./check-references.ts";
import { loadFiles } from "./load-content.ts";

const python = "def rule(event): return True";
const rule = "AnalysisType: rule\nRuleID: R\nFilename: r.py\nEnabled: true\nSeverity: Low\nLogTypes: [AWS.ALB]\n";
const scheduled = rule.replace("LogTypes: [AWS.ALB]", "ScheduledQueries: [Q]");
const query = "AnalysisType: saved_query\nQueryName: Q\nQuery: SELECT 1\n";
const pack = "AnalysisType: pack\nPackID: P\nPackDefinition: {IDs: [R, Q]}\n";
const model =
  "AnalysisType: datamodel\nDataModelID: M\nEnabled: true\nLogTypes: [AWS.ALB]\nMappings: [{Name: a, Path: a}]\n";

test.each<{ name: string; files: string[]; known: KnownThings; problems: string[] }>([
  {
    name: "a log type",
    files: [rule],
    known: { logTypes: new Set() },
    problems: ["the log type AWS.ALB does not exist"],
  },
  { name: "a log type that is there", files: [rule], known: { logTypes: new Set(["AWS.ALB"]) }, problems: [] },
  { name: "a query", files: [scheduled], known: { queries: new Set() }, problems: ["the query Q does not exist"] },
  { name: "a query of the same content", files: [scheduled, query], known: { queries: new Set() }, problems: [] },
  {
    name: "what a pack has",
    files: [pack, query],
    known: { kinds: new Map() },
    problems: ["the item R does not exist"],
  },
  { name: "what a pack has elsewhere", files: [pack, query], known: { kinds: new Map([["R", "rule"]]) }, problems: [] },
  {
    name: "an id of another kind",
    files: [rule],
    known: { kinds: new Map([["R", "policy"]]) },
    problems: ["the id R is taken by a policy"],
  },
  {
    name: "a second data model",
    files: [model],
    known: { dataModels: new Map([["AWS.ALB", "Other"]]) },
    problems: ["the log type AWS.ALB has the data model Other already; disable it first"],
  },
  {
    name: "a new version of a data model",
    files: [model],
    known: { dataModels: new Map([["AWS.ALB", "M"]]) },
    problems: [],
  },
  { name: "nothing where nothing is known", files: [rule, pack], known: {}, problems: [] },
])("looks for $name", async ({ files, known, problems }) => {
  const all = [...files.map((text, index): [string, string] => [`${index}.yml`, text]), ["r.py", python] as const];
  const content = await loadFiles(
    filesInMemory(new Map(all.map(([path, text]) => [path, Buffer.from(text)])), new Date()),
  );
  expect(content.problems).toEqual([]);
  expect(checkReferences(content, known).map(({ file, message }) => `${file}: ${message}`)).toEqual(
    problems.map((problem) => `0.yml: ${problem}`),
  );
});

test("points at the name in the file", async () => {
  const files = filesInMemory(
    new Map([
      ["r.yml", Buffer.from(rule)],
      ["r.py", Buffer.from(python)],
    ]),
    new Date(),
  );
  const problems = checkReferences(await loadFiles(files), { logTypes: new Set() });
  expect(problems).toMatchObject([{ file: "r.yml", line: 6, column: 12 }]);
});
