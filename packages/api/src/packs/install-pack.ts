import { detectionsOf, selectItems } from "@pharos/detection-content";
import {
  type ActorReference,
  type PackRelease,
  PharosError,
  packVersionNotFound,
  type SavedQuery,
} from "@pharos/domain";
import { holdDetections, type Store } from "@pharos/store";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import { findModifyPermission } from "../access/detection-permissions.ts";
import { contentProblems, queryProblem } from "../content/check-content-access.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { ReadPack } from "../threads/read-release.ts";
import { checkUploadedTables, putUploadedTable, type UploadedTable } from "../uploads/uploaded-tables.ts";
import { PackUpdateFailed, packWithoutVersions, updateErrors } from "./errors.ts";
import { itemsIn, readReleasedPack, readStoredItems, sentenceOfGap } from "./pack-content.ts";
import { type PackItemChange, planPackChange } from "./plan-pack-change.ts";
import { readPackCatalogue, type ShownPack, toShownPack } from "./shown-pack.ts";
import { switchItems } from "./switch-items.ts";

export interface PackPlan {
  readonly pack: ShownPack;
  readonly release: PackRelease;
  readonly read: ReadPack & { readonly pack: NonNullable<ReadPack["pack"]> };
  readonly changes: readonly PackItemChange[];
  readonly tables: readonly UploadedTable[];
  /** Why it cannot be installed. */
  readonly problems: readonly string[];
  /** Names of queries that cannot be saved yet, and why. */
  readonly queryProblems: ReadonlyMap<string, string>;
}

/** Finds out what another version of a pack would change, and whether it can. @throws packVersionNotFound */
export async function planInstallation(context: RequestContext, pack: ShownPack, version: string): Promise<PackPlan> {
  const { store } = context;
  if (pack.origin === "UPLOAD") throw packWithoutVersions(pack.id);
  const release = pack.known.releases.find((one) => one.version === version);
  if (release === undefined) throw packVersionNotFound(pack.id, version);
  const read = await readReleasedPack(context, release, pack.id);
  const before = pack.known.installed === undefined ? [] : pack.itemIds;
  const ids = [...new Set([...before, ...read.pack.itemIds])];
  const [stored, choices, others] = await Promise.all([
    readStoredItems(store, ids),
    store.detections.choices(ids),
    findOtherPacks(store, pack),
  ]);
  const heldElsewhere = new Set(others.flatMap(({ itemIds }) => itemIds));
  const changes = planPackChange({ stored, wanted: read.content, heldElsewhere, choices });
  const changed = new Set(changes.map(({ id }) => id));
  const wanted = selectItems(read.content, [...changed]);
  const { tables, issues } = await checkUploadedTables(store, wanted);
  const queryProblems = await findQueryProblems(context, wanted.queries);
  const gaps = read.gaps.flatMap((gap) => sentenceOfGap(gap) ?? []);
  const unread =
    gaps.length > 0 ? read.problems.map(({ file, line, message }) => `${file}, line ${line}: ${message}`) : [];
  const conflicts = await findConflicts(context, pack, changes, others);
  const hidden = (await contentProblems(context, { ...wanted, detections: detectionsOf(wanted) })).map(
    ({ error }) => error.message,
  );
  const inPython = [...gaps, ...conflicts].length > 0 ? [] : await pythonProblems(context, read);
  const inTables = issues.map(({ errorMessage }) => errorMessage);
  const problems = [...gaps, ...unread, ...conflicts, ...hidden, ...inTables, ...inPython];
  return { pack, release, read, changes, tables, problems, queryProblems };
}

/**
 * Installs what was planned. Queries that cannot be saved are told as a notification, and saved when the pack is enabled
 * again.
 * @throws PackUpdateFailed, which is told as a notification as well
 */
export async function carryOutPlan(context: RequestContext, plan: PackPlan, isEnabled: boolean): Promise<void> {
  const { pack, read, problems, queryProblems } = plan;
  for (const detection of detectionsOf(read.content)) authorize(context.actor, findModifyPermission(detection));
  if (problems.length > 0) {
    await notify(context, pack, problems);
    throw new PackUpdateFailed(pack.displayName, problems);
  }
  await context.store.transaction((tx) => write(tx, context, plan, isEnabled));
  if (queryProblems.size > 0) await notify(context, pack, [...queryProblems.values()]);
}

async function write(
  tx: Store,
  { actor, clock }: RequestContext,
  { pack, release, read, changes, tables, queryProblems }: PackPlan,
  isEnabled: boolean,
): Promise<void> {
  const [by, now] = [referenceOf(actor), clock()];
  const record = { origin: "PACK", by, at: now } as const;
  // What comes from elsewhere runs with what the person who installed it may see.
  const author = pack.origin === "SOURCE" ? by : undefined;
  const idsOf = (action: PackItemChange["action"]) =>
    changes.filter((change) => change.action === action).map(({ id }) => id);
  const written = [...idsOf("ADDED"), ...idsOf("CHANGED")].filter((id) => !queryProblems.has(id));
  const content = selectItems(read.content, written);
  for (const helper of content.globals) await tx.globals.putManaged(helper, author, record);
  for (const model of content.dataModels) await tx.dataModels.putManaged(model, author, record);
  for (const query of content.queries) await tx.savedQueries.putManaged(query, author, record);
  for (const table of tables) await putUploadedTable(tx, table, by, now, true);
  await tx.detections.putManaged(detectionsOf(content), author, record);
  await remove(tx, idsOf("REMOVED"), by, now);
  const isWaiting = (await tx.packs.switches()).get(pack.id)?.waitsForLogs === true;
  if (!isEnabled && !isWaiting) await switchItems(tx, idsOf("ADDED"), false, by, now);
  await tx.packs.putManaged({ ...read.pack, enabled: pack.origin === "PHAROS" || isEnabled }, author, record);
  // Another version is no decision on whether the pack is on.
  if (isEnabled !== pack.enabled) await tx.packs.setEnabled(pack.id, isEnabled, by, now);
  await holdDetections(tx, now);
  const sourceId = pack.source?.id;
  await tx.packReleases.setInstallation({ packId: pack.id, sourceId, releaseId: release.id });
}

/** Deletes items that came with a pack. */
export async function remove(tx: Store, ids: readonly string[], by: ActorReference, now: Date): Promise<void> {
  const record = { origin: "PACK", by, at: now } as const;
  const tables = await tx.lookupTables.all();
  const detections: string[] = [];
  for (const { id, kind } of itemsIn(await readStoredItems(tx, ids))) {
    if (kind === "GLOBAL_HELPER") await tx.globals.delete(id, record);
    else if (kind === "DATA_MODEL") await tx.dataModels.delete(id, record);
    else if (kind === "QUERY") await tx.savedQueries.delete(id);
    else if (kind === "LOOKUP_TABLE") await tx.lookupTables.delete(tables.find(({ name }) => name === id)?.id ?? "");
    else detections.push(id);
  }
  await tx.detections.delete(detections, record);
}

/** Other packs whose items are there. */
export async function findOtherPacks(store: Store, pack: Pick<ShownPack, "id">): Promise<ShownPack[]> {
  const [packs, catalogue] = await Promise.all([store.packs.all(), readPackCatalogue(store)]);
  return packs
    .filter(({ id }) => id !== pack.id)
    .map((other) => toShownPack(other, catalogue))
    .filter(({ origin, known }) => origin !== "SOURCE" || known.installed !== undefined);
}

/** Items of that name that the pack may not take the place of. */
async function findConflicts(
  { store }: RequestContext,
  pack: ShownPack,
  changes: readonly PackItemChange[],
  others: readonly ShownPack[],
): Promise<string[]> {
  const ids = changes.filter(({ action }) => action !== "REMOVED").map(({ id }) => id);
  const [detections, globals, dataModels, queries, tables] = await Promise.all([
    store.detections.getMany(ids),
    store.globals.getMany(ids),
    store.dataModels.getMany(ids),
    store.savedQueries.getMany(ids),
    store.lookupTables.all(),
  ]);
  const found = [
    ...[...detections, ...globals, ...dataModels],
    ...queries.map((query) => ({ ...query, id: query.name })),
    ...tables
      .filter(({ name }) => ids.includes(name))
      .map((table) => ({ ...table, id: table.name, author: undefined })),
  ];
  return found.flatMap(({ id, managed, author, createdBy }) => {
    if (!managed) {
      const who = createdBy?.name ? ` by ${createdBy.name}` : "";
      return [`${id} exists already and was made${who}: delete it or give it another id first`];
    }
    const holder = others.find((other) => other.itemIds.includes(id) && other.source?.id !== pack.source?.id);
    if (holder) return [`${id} belongs to the pack ${holder.displayName} already`];
    const isTable = tables.some(({ name }) => name === id);
    return pack.origin === "SOURCE" && author === undefined && !isTable ? [`${id} comes with Pharos already`] : [];
  });
}

/** The same sentence that the console explains: with the log sources of its tables, the query can be saved. */
async function findQueryProblems(
  context: RequestContext,
  queries: readonly SavedQuery[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const query of queries) {
    const problem = await queryProblem(context, query, context.actor.logTypeAccess);
    if (!(problem instanceof PharosError) || problem.code !== "lake.table_unknown") continue;
    const table = problem.message.split(" ").at(-1) ?? "";
    found.set(query.name, `Failed to save query ${query.name}. The ${table} table does not exist or is not accessible`);
  }
  return found;
}

async function pythonProblems(context: RequestContext, { content }: ReadPack): Promise<string[]> {
  const { problems } = await context.rules.check(content, { runsTests: false });
  return problems.map(({ file, line, message }) => `${file}, line ${line}: ${message}`);
}

async function notify(
  { store, actor, clock }: RequestContext,
  pack: ShownPack,
  errors: readonly string[],
): Promise<void> {
  if (actor.kind !== "user") return;
  const notification = {
    topic: "SYSTEM_ERROR",
    level: "ERROR",
    title: `Pack ${pack.displayName}`,
    message: updateErrors(pack.displayName, errors),
    metadata: { packId: pack.id },
    neededLogTypes: [],
  } as const;
  await store.notifications.create([actor.id], notification, clock());
}
