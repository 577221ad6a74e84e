import { importedModules } from "@pharos/detection-content";
import type { GlobalHelper } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import { checkContentAccess } from "../content/check-content-access.ts";
import { draftOwnerOf, readImportable } from "../content/draft-surroundings.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { CodeKind } from "./code-kinds.ts";
import type { CodeReport } from "./test-code.ts";

/** What an item is called whose id nobody has typed yet. */
const trialId = "untitled";

/**
 * Loads the text with what it imports, in the process that stays for its author's drafts, and tells what Python says
 * of it. No test runs, and what else would keep it from being saved is not asked.
 * @throws logTypeHidden, logTypesHidden
 */
export async function loadCode<T extends { readonly id: string }>(
  context: RequestContext,
  kind: CodeKind<T>,
  item: T,
): Promise<CodeReport> {
  authorize(context.actor, "RuleModify");
  const { globals: [helper] = [], dataModels: [model] = [] } = kind.asContent(item);
  await checkContentAccess(context, { globals: helper ? [helper] : [], dataModels: model ? [model] : [] });
  const id = item.id || trialId;
  const importable = (await readImportable(context)).globals;
  const imported = (body: string) => withImported({ id, body }, importable);
  const { outages } = await context.rules.testDraft(draftOwnerOf(context.actor), {
    rules: [],
    globals: helper ? [{ ...helper, id }, ...imported(helper.body)] : imported(model?.body ?? ""),
    // One that is off is not loaded.
    dataModels: model ? [{ ...model, id, enabled: true }] : [],
    checksGlobals: true,
  });
  const problems = outages
    .filter(({ ruleId }) => ruleId === id)
    .map(({ line, message }) => ({ file: "PYTHON" as const, line: Math.max(1, line), column: 1, message }));
  return { problems, uses: [], testCount: 0, failureCount: 0 };
}

/** The helpers that the text imports, directly or through others; not itself. */
function withImported(
  { id, body }: Pick<GlobalHelper, "id" | "body">,
  helpers: readonly GlobalHelper[],
): GlobalHelper[] {
  const wanted = new Set(importedModules(body));
  for (let size = -1; size !== wanted.size; ) {
    size = wanted.size;
    for (const helper of helpers)
      if (wanted.has(helper.id)) for (const name of importedModules(helper.body)) wanted.add(name);
  }
  return helpers.filter((helper) => helper.id !== id && wanted.has(helper.id));
}
