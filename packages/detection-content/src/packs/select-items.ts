import { type ContentItems, type LoadedContent, noContent } from "../repository/loaded-content.ts";

/** The ids or names of all items but packs. */
export function idsOfItems(content: ContentItems): string[] {
  const { rules, scheduledRules, policies, correlationRules, globals, dataModels, queries, lookupTables } = content;
  return [
    ...[...rules, ...scheduledRules, ...policies, ...correlationRules, ...globals, ...dataModels].map(({ id }) => id),
    ...[...queries, ...lookupTables].map(({ name }) => name),
  ];
}

/** The content with these items alone, and no packs. */
export function selectItems(content: LoadedContent, ids: readonly string[]): LoadedContent {
  const wanted = new Set(ids);
  const hasId = ({ id }: { readonly id: string }) => wanted.has(id);
  const hasName = ({ name }: { readonly name: string }) => wanted.has(name);
  return {
    ...noContent(),
    rules: content.rules.filter(hasId),
    scheduledRules: content.scheduledRules.filter(hasId),
    policies: content.policies.filter(hasId),
    correlationRules: content.correlationRules.filter(hasId),
    globals: content.globals.filter(hasId),
    dataModels: content.dataModels.filter(hasId),
    queries: content.queries.filter(hasName),
    lookupTables: content.lookupTables.filter(hasName),
    lookupFiles: new Map([...content.lookupFiles].filter(([name]) => wanted.has(name))),
    sources: new Map([...content.sources].filter(([id]) => wanted.has(id))),
    itemCount: wanted.size,
  };
}
