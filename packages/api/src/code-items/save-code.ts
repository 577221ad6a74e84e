import { type ContentItemChange, type DetectionChangeOrigin, defineError, invalidInput } from "@pharos/domain";
import { contentItemChanged, contentItemIdTaken, contentItemNotFound, type StoredItem } from "@pharos/store";
import { originOf, referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import { checkItems } from "../content/check-items.ts";
import { isManaged } from "../content/errors.ts";
import { getItem } from "../content/read-items.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { CodeKind } from "./code-kinds.ts";
import { type CodeReport, findCodeUses, readUsable, testCode } from "./test-code.ts";

type Item = { readonly id: string };

const historySizes = { default: 20, max: 50 };

const inUse = defineError(
  "content.in_use",
  "InUse",
  (noun: string, id: string, users: readonly string[]) =>
    `The ${noun} ${id} is used by ${users.slice(0, 5).join(", ")}${users.length > 5 ? ` and ${users.length - 5} more` : ""}. Change them first.`,
);
const changeNotFound = defineError(
  "content.change_not_found",
  "NotFound",
  (id: string) => `The change ${id} does not exist. Changes are forgotten 30 days after the item was deleted.`,
);
const nothingToRestore = defineError(
  "content.nothing_to_restore",
  "InvalidInput",
  (id: string) => `The change ${id} does not have this version: it created or deleted the item.`,
);

export interface SaveRequest<T> {
  readonly item: T;
  /** Of the version that was edited; undefined for a new item. */
  readonly lastModified: Date | undefined;
  readonly acceptsFailures: boolean;
}

/**
 * Runs the tests of everything that uses the item, and saves it where none fails or failures are accepted.
 * @throws contentItemIdTaken, contentItemNotFound, contentItemChanged, isManaged, logTypeHidden
 */
export async function saveCode<T extends Item>(
  context: RequestContext,
  kind: CodeKind<T>,
  { item, lastModified, acceptsFailures }: SaveRequest<T>,
): Promise<{ readonly saved: StoredItem<T> | undefined; readonly report: CodeReport }> {
  authorize(context.actor, "RuleModify");
  const repository = kind.repository(context.store);
  const stored = await repository.get(item.id);
  if (stored && lastModified === undefined) throw contentItemIdTaken(repository.noun, item.id);
  if (!stored && lastModified !== undefined) throw contentItemNotFound(repository.noun, item.id);
  if (stored) await checkChangeable(context, kind, stored);
  // Asked again when it is written; whoever edited an older version need not wait for the tests.
  if (stored && stored.lastModified.getTime() !== lastModified?.getTime()) {
    const who = stored.lastModifiedBy?.name ?? "An update of Pharos";
    throw contentItemChanged(repository.noun, item.id, who, stored.lastModified);
  }
  const report = await testCode(context, kind, item);
  if (report.problems.length > 0 || (report.failureCount > 0 && !acceptsFailures)) return { saved: undefined, report };
  const [by, now, origin] = [referenceOf(context.actor), context.clock(), originOf(context.actor)];
  if (lastModified === undefined) await repository.create(item, by, now, origin);
  else await repository.replace(item, lastModified, by, now, origin);
  await context.pipeline.reload();
  return { saved: await repository.get(item.id), report };
}

/** Checks the item as an upload of it would be checked, and creates it or replaces the one of its id. */
export async function putCode<T extends Item>(
  context: RequestContext,
  kind: CodeKind<T>,
  item: T,
  origin: DetectionChangeOrigin = originOf(context.actor),
): Promise<StoredItem<T>> {
  authorize(context.actor, "RuleModify");
  const repository = kind.repository(context.store);
  const stored = await repository.get(item.id);
  if (stored) await checkChangeable(context, kind, stored);
  await checkItems(context, kind.asContent(item), { runsTests: false });
  await repository.put(item, referenceOf(context.actor), context.clock(), origin);
  await context.pipeline.reload();
  const saved = await repository.get(item.id);
  if (!saved) throw contentItemNotFound(repository.noun, item.id);
  return saved;
}

/** @throws contentItemNotFound, isManaged, logTypesHidden, inUse where `isForced` is not true */
export async function deleteCode<T extends Item>(
  context: RequestContext,
  kind: CodeKind<T>,
  id: string,
  { isForced }: { readonly isForced: boolean },
): Promise<void> {
  authorize(context.actor, "RuleModify");
  const item = await getItem(context, kind, id);
  await checkChangeable(context, kind, item);
  const repository = kind.repository(context.store);
  if (!isForced) {
    const { detections, globals, dataModels } = kind.usesOf(item, await readUsable(context));
    const isUsed = detections.length + globals.length + dataModels.length > 0;
    const visible = await findCodeUses(context, kind, item);
    const users = [...visible.detections, ...visible.globals, ...visible.dataModels].map((user) => user.id);
    if (isUsed) throw inUse(repository.noun, id, users.length > 0 ? users : ["detections that you cannot see"]);
  }
  const { actor, clock } = context;
  await repository.delete(id, { origin: originOf(actor), by: referenceOf(actor), at: clock() });
  await context.pipeline.reload();
}

/** @throws contentItemNotFound, contentItemIdTaken, ItemsInvalid */
export async function cloneCode<T extends Item>(
  context: RequestContext,
  kind: CodeKind<T>,
  {
    id,
    newId,
    displayName,
  }: { readonly id: string; readonly newId: string; readonly displayName?: string | null | undefined },
): Promise<StoredItem<T>> {
  authorize(context.actor, "RuleModify");
  const item = await getItem(context, kind, id);
  const repository = kind.repository(context.store);
  if (await repository.get(newId)) throw contentItemIdTaken(repository.noun, newId);
  const { managed, createdAt, createdBy, lastModified, lastModifiedBy, author, uuid, ...content } = item;
  return putCode(context, kind, kind.copyOf(content as unknown as T, newId, displayName ?? undefined));
}

export interface HistoryRequest {
  readonly id: string;
  readonly cursor?: string | null | undefined;
  readonly pageSize?: number | null | undefined;
}

/** Leaves out changes of an item of which the actor may not see all. @throws input.invalid */
export async function listCodeHistory<T extends Item>(
  context: RequestContext,
  kind: CodeKind<T>,
  { id, cursor, pageSize = historySizes.default }: HistoryRequest,
): Promise<{ readonly changes: readonly ContentItemChange<T>[]; readonly nextCursor: string | undefined }> {
  authorize(context.actor, "RuleRead");
  const size = pageSize ?? historySizes.default;
  if (size < 1 || size > historySizes.max) throw invalidInput(`pageSize is from 1 to ${historySizes.max}`);
  if (cursor != null) checkChangeId(cursor);
  const found = await kind.changes(context.store).list(id, size + 1, cursor ?? undefined);
  const page = found.slice(0, size);
  const nextCursor = found.length > size ? page.at(-1)?.id : undefined;
  return { changes: await visibleChanges(context, kind, page), nextCursor };
}

/** Also of an item that was deleted since. @throws changeNotFound, nothingToRestore, and what saving throws */
export async function restoreCode<T extends Item>(
  context: RequestContext,
  kind: CodeKind<T>,
  { changeId, version }: { readonly changeId: string; readonly version: "BEFORE" | "AFTER" },
): Promise<StoredItem<T>> {
  authorize(context.actor, "RuleModify");
  checkChangeId(changeId);
  const found = await kind.changes(context.store).get(changeId);
  const [change] = await visibleChanges(context, kind, found ? [found] : []);
  if (!change) throw changeNotFound(changeId);
  const wanted = version === "BEFORE" ? change.before : change.after;
  if (!wanted) throw nothingToRestore(changeId);
  return putCode(context, kind, wanted, "RESTORE");
}

async function visibleChanges<T extends Item>(
  context: RequestContext,
  kind: CodeKind<T>,
  changes: readonly ContentItemChange<T>[],
): Promise<readonly ContentItemChange<T>[]> {
  const access = await context.loaders.contentAccess();
  const isVisible = (version: T | undefined) => version === undefined || kind.problem(access, version) === undefined;
  return changes.filter(({ before, after }) => isVisible(before) && isVisible(after));
}

/** @throws isManaged, logTypesHidden */
async function checkChangeable<T extends Item>(
  context: RequestContext,
  kind: CodeKind<T>,
  stored: StoredItem<T>,
): Promise<void> {
  if (stored.managed) throw isManaged(stored.id);
  const problem = kind.problem(await context.loaders.contentAccess(), stored);
  if (problem) throw problem;
}

/** @throws changeNotFound */
function checkChangeId(id: string): void {
  if (!/^\d{1,18}$/.test(id)) throw changeNotFound(id);
}
