import { existsSync } from "node:fs";
import { type LoadedContent, loadContent } from "@pharos/detection-content";
import type { Rule } from "@pharos/domain";
import { supportingFolders } from "./check-paths.ts";

export interface FoundRule {
  readonly rule: Rule;
  /** With what it imports. */
  readonly content: LoadedContent;
}

/**
 * The rule of a YAML file, or the one of an id below the folders; what it imports is looked for there and in the usual
 * places. A sentence for people where there is none.
 */
export async function findRule(name: string, folders: readonly string[]): Promise<FoundRule | string> {
  const isFile = existsSync(name);
  const content = await loadContent(isFile ? [name] : folders, {
    supporting: [...supportingFolders(), ...(isFile ? folders : [])],
  });
  const rule = [...content.rules, ...content.scheduledRules].find(({ id }) => isFile || id === name);
  if (rule !== undefined) return { rule, content };
  const [problem] = content.problems;
  return problem ? `${problem.file}:${problem.line}: ${problem.message}` : `the rule ${name} does not exist`;
}
