import { loadFiles } from "../content/load-content.ts";
import { filesInMemory } from "../repository/content-file.ts";
import type { LoadedContent } from "../repository/loaded-content.ts";
import { type CompiledSigma, compileSigmaLogic } from "../sigma-logic/compile-sigma-logic.ts";
import { createFieldReaders } from "../sigma-logic/field-readers.ts";

/** Where the rules of tests look: every field by its own name, but for a few that prove the mapping. */
const testMapping = `
SigmaMapping: Test
LogTypes: [Test.Log]
Fields: { Program: [image, newImage], Gone: null }
LogSources:
  - LogSource: { product: test }
  - LogSource: { product: test, category: starts }
    Where: { kind: [1, 2] }
Placeholders:
  admins: [root, "adm*"]
  hosts: [a, b]
`;

/** Files of a repository, read with the mapping of tests beside them. */
export function loadSigma(files: Readonly<Record<string, string>>): Promise<LoadedContent> {
  const all = Object.entries({ "mapping.yml": testMapping, ...files });
  const inMemory = new Map(all.map(([name, text]) => [name, Buffer.from(text)]));
  return loadFiles(filesInMemory(inMemory, new Date(0)));
}

/** A rule of which only the members of `detection` matter, each line indented by two. */
export function aSigmaRule(detection: string, head = "id: Test"): string {
  return `title: Test\n${head}\nlogsource: { product: test }\ndetection:\n${detection}\n`;
}

/** The rule compiled; throws what is wrong with it. */
export async function compileSigmaRule(detection: string): Promise<CompiledSigma> {
  const { rules, problems } = await loadSigma({ "rule.yml": aSigmaRule(detection) });
  const logic = rules[0]?.sigma;
  if (logic === undefined) throw new Error(problems.map(({ message }) => message).join("; "));
  return compileSigmaLogic(logic, createFieldReaders());
}
