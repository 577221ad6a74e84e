import type { ContentItems } from "@pharos/detection-content";
import { type Detection, identifyActor, PharosError, queryLanguageOf, type SavedQuery } from "@pharos/domain";
import type { RequestContext } from "../context/request-context.ts";

/** What somebody wants to write, by kind. */
export interface WantedContent
  extends Partial<Pick<ContentItems, "dataModels" | "globals" | "lookupTables" | "queries">> {
  readonly detections?: readonly Detection[];
}

export interface AccessProblem {
  /** Id or name of the item. */
  readonly item: string;
  readonly error: PharosError;
}

/**
 * Why the actor may not write this: it uses log types that they do not see, or takes the place of an item that does.
 * Empty for an actor who sees all.
 */
export async function contentProblems(context: RequestContext, wanted: WantedContent): Promise<AccessProblem[]> {
  const { store, actor } = context;
  if (actor.logTypeAccess === undefined) return [];
  const { detections = [], dataModels = [], globals = [], queries = [], lookupTables = [] } = wanted;
  const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
  const [access, storedDetections, storedModels, storedGlobals, storedQueries, storedTables] = await Promise.all([
    context.loaders.contentAccess(),
    store.detections.getMany(ids(detections)),
    store.dataModels.getMany(ids(dataModels)),
    store.globals.getMany(ids(globals)),
    store.savedQueries.getMany(queries.map(({ name }) => name)),
    Promise.all(lookupTables.map(({ name }) => store.lookupTables.getByName(name))),
  ]);
  const found: (AccessProblem | undefined)[] = [
    ...detections.map((item) => problemIn(item.id, access.detectionProblem(item, detections))),
    ...storedDetections.map((item) => problemIn(item.id, access.detectionProblem(item))),
    ...[...dataModels, ...storedModels].map((item) => problemIn(item.id, access.dataModelProblem(item))),
    ...storedGlobals.map((item) => problemIn(item.id, access.helperProblem(item))),
    ...storedQueries.map((item) => problemIn(item.name, access.queryProblem(item))),
    ...[...lookupTables, ...storedTables.filter((table) => table !== undefined)].map((item) =>
      problemIn(item.name, access.lookupTableProblem(item)),
    ),
  ];
  for (const query of queries) found.push(problemIn(query.name, await textProblem(context, query)));
  return found.filter((one) => one !== undefined);
}

/** @throws logTypeHidden, logTypesHidden, lakeTableUnknown */
export async function checkContentAccess(context: RequestContext, wanted: WantedContent): Promise<void> {
  const [problem] = await contentProblems(context, wanted);
  if (problem) throw problem.error;
}

function problemIn(item: string, error: PharosError | undefined): AccessProblem | undefined {
  return error && { item, error };
}

/**
 * Why the text asks for a table that the actor does not see: it would be allowed to who sees all. What else is wrong with
 * it is told when it is run.
 */
async function textProblem(context: RequestContext, query: SavedQuery): Promise<PharosError | undefined> {
  const problem = await queryProblem(context, query, context.actor.logTypeAccess);
  if (problem === undefined) return undefined;
  return (await queryProblem(context, query, undefined)) === undefined ? problem : undefined;
}

/** Why a query cannot be run; undefined where it can. */
export async function queryProblem(
  { actor, compile, lake, clock }: RequestContext,
  { sql: text, search }: Pick<SavedQuery, "sql" | "search">,
  logTypeAccess: readonly string[] | undefined,
): Promise<PharosError | undefined> {
  const { language = queryLanguageOf(text), params = {} } = search ?? {};
  const referenceTime = clock();
  const owner = identifyActor(actor);
  try {
    const { sql, compiledSettings } = await compile({ text, language, params, logTypeAccess, referenceTime, owner });
    await lake.check(sql, { compiledSettings, referenceTime, owner, ...(logTypeAccess && { logTypeAccess }) });
    return undefined;
  } catch (error) {
    if (error instanceof PharosError) return error;
    throw error;
  }
}
