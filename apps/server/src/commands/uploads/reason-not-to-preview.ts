import type { PackedItem } from "@pharos/detection-content";
import type { PharosError } from "@pharos/domain";
import { neededIds } from "./choose-items.ts";

/**
 * Why an item of an upload that the server refused to preview is left out: what it names comes with the upload, and is
 * not on the server yet, or the token cannot read resources. Undefined where something is wrong with the item.
 */
export function reasonNotToPreview(
  { path, root, files }: PackedItem,
  { category, message }: Pick<PharosError, "category" | "message">,
  items: readonly PackedItem[],
): string | undefined {
  if (root.AnalysisType === "policy" && category === "Forbidden") {
    return `${message.replace(/[.]$/, "")}. API tokens cannot hold ResourceRead: preview policies on the server's own host`;
  }
  const uploaded = new Set(items.flatMap((item) => [item.root.RuleID, item.root.QueryName]));
  const queries = Array.isArray(root.ScheduledQueries) ? root.ScheduledQueries : [];
  const missing = findMissingRules({ path, root, files }, message);
  const named = [...neededIds(root), ...queries].filter((name) => message.includes(String(name)));
  const needed = missing.length > 0 ? missing : named.slice(0, 1);
  if (needed.length === 0 || needed.some((name) => !uploaded.has(name))) return undefined;
  return `it needs ${needed.join(" and ")}, which the server gets with the upload`;
}

/** The rules that are all that the server misses: it tells their places, not their ids. Empty where it says more. */
function findMissingRules({ path, root, files }: PackedItem, message: string): unknown[] {
  const lines =
    files
      .get(path)
      ?.toString()
      .split(/\r\n|\r|\n/) ?? [];
  const places = message.split("; ").map((problem) => noRuleFound.exec(problem)?.groups);
  if (places.includes(undefined)) return [];
  const texts = places.map(
    (at) => lines[Number(at?.line) - 1]?.slice(Number(at?.column) - 1).replace(/^["']/, "") ?? "",
  );
  const ids = neededIds(root).map(String);
  // Where one ID is the beginning of another, the longer one.
  const found = texts.map((text) => ids.filter((id) => text.startsWith(id)).toSorted((a, b) => b.length - a.length)[0]);
  return [...new Set(found)];
}

const noRuleFound = /line (?<line>\d+), column (?<column>\d+): No rule found$/;
