import type { PackedItem } from "@pharos/detection-content";
import type { PharosError } from "@pharos/domain";
import { neededIds } from "./choose-items.ts";

/**
 * Why an item of an upload that the server refused to preview is left out: what it names comes with the upload, and is
 * not on the server yet, or the token cannot read resources. Undefined where something is wrong with the item.
 */
export function reasonNotToPreview(
  { root }: PackedItem,
  { category, message }: Pick<PharosError, "category" | "message">,
  items: readonly PackedItem[],
): string | undefined {
  if (root.AnalysisType === "policy" && category === "Forbidden") {
    return `${message.replace(/[.]$/, "")}. API tokens cannot hold ResourceRead: preview policies on the server's own host`;
  }
  const uploaded = new Set(items.flatMap((item) => [item.root.RuleID, item.root.QueryName]));
  const queries = Array.isArray(root.ScheduledQueries) ? root.ScheduledQueries : [];
  const needed = [...neededIds(root), ...queries].filter((name) => uploaded.has(name));
  const mentioned =
    needed.find((name) => message.includes(String(name))) ?? (isAboutRules(message) ? needed[0] : undefined);
  return mentioned === undefined ? undefined : `it needs ${String(mentioned)}, which the server gets with the upload`;
}

/** All that the server finds wrong is that rules are not there; it names their lines, not their ids. */
function isAboutRules(message: string): boolean {
  return message.split("; ").every((problem) => problem.endsWith("No rule found"));
}
