import type { LoadedContent } from "../repository/loaded-content.ts";
import type { ContentProblem } from "../yaml/content-problem.ts";

/** What there is beside the content; a member that is absent is not checked. */
export interface KnownThings {
  readonly logTypes?: ReadonlySet<string>;
  /** Names of queries. */
  readonly queries?: ReadonlySet<string>;
  /** Ids of items of all kinds, each with its kind in words. */
  readonly kinds?: ReadonlyMap<string, string>;
  /** Log type → id of its enabled data model. */
  readonly dataModels?: ReadonlyMap<string, string>;
}

/** What the items name and is nowhere, and what is elsewhere already. */
export function checkReferences(content: LoadedContent, known: KnownThings): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = (id: string, message: string, name = "") => {
    const { file = id, places } = content.sources.get(id) ?? {};
    problems.push({ file, item: file, line: 1, column: 1, ...places?.get(name), message });
  };
  const reportUnknown = (id: string, names: readonly string[], isKnown: (name: string) => boolean, what: string) => {
    for (const name of names) if (!isKnown(name)) report(id, `${what} ${name} does not exist`, name);
  };
  const { logTypes, queries, kinds, dataModels } = known;
  const { rules, scheduledRules } = content;

  if (logTypes !== undefined) {
    for (const item of [...rules, ...content.dataModels]) {
      reportUnknown(item.id, item.logTypes, (name) => logTypes.has(name), "the log type");
    }
  }
  if (queries !== undefined) {
    const own = new Set(content.queries.map(({ name }) => name));
    for (const { id, scheduledQueries = [] } of scheduledRules) {
      reportUnknown(id, scheduledQueries, (name) => own.has(name) || queries.has(name), "the query");
    }
  }
  if (kinds !== undefined) {
    for (const { id, itemIds } of content.packs) {
      reportUnknown(id, itemIds, (name) => content.sources.has(name) || kinds.has(name), "the item");
    }
    for (const [id, kind] of kindsOf(content)) {
      const other = kinds.get(id);
      if (other !== undefined && other !== kind) report(id, `the id ${id} is taken by a ${other}`);
    }
  }
  for (const { id, enabled, logTypes: ofModel } of content.dataModels) {
    for (const logType of enabled ? ofModel : []) {
      const other = dataModels?.get(logType);
      if (other !== undefined && other !== id && !content.dataModels.some((model) => model.id === other)) {
        report(id, `the log type ${logType} has the data model ${other} already; disable it first`, logType);
      }
    }
  }
  return problems;
}

/** The kind of each item in the words of messages. A rule may turn into another kind of rule. */
export function kindsOf(content: LoadedContent): [id: string, kind: string][] {
  const named = (list: readonly ({ readonly id: string } | { readonly name: string })[], kind: string) =>
    list.map((item): [string, string] => ["id" in item ? item.id : item.name, kind]);
  return [
    ...named([...content.rules, ...content.scheduledRules, ...content.correlationRules], "rule"),
    ...named(content.policies, "policy"),
    ...named(content.globals, "global helper"),
    ...named(content.dataModels, "data model"),
    ...named(content.queries, "query"),
    ...named(content.packs, "pack"),
    ...named(content.lookupTables, "lookup table"),
    ...named(content.scheduledPrompts, "scheduled prompt"),
    ...named(content.dashboards, "dashboard"),
  ];
}
