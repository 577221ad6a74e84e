import { type ContentItems, noItems, type RepositoryFile, writeContent } from "@pharos/detection-content";
import { hasPermission, isCorrelationRule, isPolicy, isRule, type LookupTable, type Permission } from "@pharos/domain";
import { type Store, withoutRecord } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { seesLookupRows } from "../lookup-tables/lookup-table-service.ts";
import { sharingReaderOf } from "../sharing/sharing.ts";

export const exportKinds = Object.keys(noItems()) as (keyof ContentItems)[];

/** One of them; each kind has its own besides. */
export const exportPermissions = ["RuleRead", "PolicyRead", "DataAnalyticsRead"] as const;

const detectionKinds: readonly string[] = ["rules", "scheduledRules", "policies", "correlationRules"];

/**
 * The content that the actor may see, as the files of a repository.
 * @param kinds those wanted; undefined for all
 * @param ids of detections: these alone, and nothing of other kinds; undefined for all
 */
export async function exportContent(
  context: RequestContext,
  kinds: readonly string[] = exportKinds,
  ids?: readonly string[],
): Promise<RepositoryFile[]> {
  authorize(context.actor, exportPermissions);
  const { actor, store } = context;
  const may = (permission: Permission) => hasPermission(actor.permissions, permission);
  const access = await context.loaders.contentAccess();
  const detections = (await store.detections.all(ids && { ids }))
    .filter((detection) => may(isPolicy(detection) ? "PolicyRead" : "RuleRead"))
    .flatMap((detection) => access.visibleDetection(detection) ?? []);
  const rules = detections.filter(isRule);
  const all: ContentItems = {
    ...noItems(),
    rules: rules.filter(({ scheduledQueries }) => scheduledQueries === undefined),
    scheduledRules: rules.filter(({ scheduledQueries }) => scheduledQueries !== undefined),
    policies: detections.filter(isPolicy),
    correlationRules: detections.filter(isCorrelationRule),
    globals: may("RuleRead") ? (await store.globals.all()).map(withoutRecord) : [],
    dataModels: may("RuleRead")
      ? (await store.dataModels.all()).filter(access.isVisibleDataModel).map(withoutRecord)
      : [],
    packs: may("RuleRead") ? (await store.packs.all()).map(withoutRecord) : [],
    queries: may("DataAnalyticsRead")
      ? (await store.savedQueries.all()).filter(access.isVisibleQuery).map(withoutRecord)
      : [],
    scheduledPrompts: may("RuleRead") ? (await store.scheduledPrompts.all()).map(withoutRecord) : [],
    dashboards: may("DataAnalyticsRead") ? await store.dashboards.list(await sharingReaderOf(context)) : [],
    // One without some of its log types would take them from the table that it is uploaded to.
    lookupTables: may("LookupRead")
      ? (await store.lookupTables.all()).filter(
          (table) => seesLookupRows(context, table) && access.lookupTableProblem(table) === undefined,
        )
      : [],
  };
  const wanted: Partial<ContentItems> = Object.fromEntries(
    Object.entries(all).filter(
      ([kind]) => kinds.includes(kind) && (ids === undefined || detectionKinds.includes(kind)),
    ),
  );
  return writeContent({ ...wanted, lookupFiles: await readLookupFiles(store, wanted.lookupTables ?? []) });
}

async function readLookupFiles(store: Store, tables: readonly LookupTable[]) {
  const files = new Map<string, { filename: string; bytes: Buffer }>();
  for (const { name } of tables) {
    const stored = await store.lookupTables.getByName(name);
    if (stored?.file)
      files.set(name, { filename: stored.file.filename, bytes: await store.lookupTables.fileBytes(stored.id) });
  }
  return files;
}
