import { findPackGaps, noItems, type PackGap } from "@pharos/detection-content";
import {
  findPackLogTypes,
  findPackSwitchReason,
  hasPermission,
  isCorrelationRule,
  isPolicy,
  isRule,
  type PackSwitchReason,
} from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { itemsIn, type PackedItem, readPermissionOf, readStoredItems } from "./pack-content.ts";
import type { ShownPack } from "./shown-pack.ts";

export interface ShownPackItem extends PackedItem {
  readonly overrides: readonly string[];
}

/** The items of a pack that are there and that the actor sees. */
export async function listPackItems(context: RequestContext, pack: ShownPack): Promise<ShownPackItem[]> {
  authorize(context.actor, "RuleRead");
  const { store, loaders, actor } = context;
  const ids = pack.itemIds;
  const [stored, detections, models, queries, tables, choices, access] = await Promise.all([
    readStoredItems(store, ids),
    store.detections.getMany(ids),
    store.dataModels.getMany(ids),
    store.savedQueries.getMany(ids),
    store.lookupTables.all(),
    store.detections.choices(ids),
    loaders.contentAccess(),
  ]);
  const visible = new Map<string, { readonly enabled?: boolean; readonly severity?: PackedItem["severity"] }>([
    ...detections.flatMap((one) => (access.visibleDetection(one) ? [[one.id, one] as const] : [])),
    ...models.filter(access.isVisibleDataModel).map((one) => [one.id, one] as const),
    ...queries.filter(access.isVisibleQuery).map((one) => [one.name, one] as const),
    ...tables.map((one) => [one.name, one] as const),
    ...stored.globals.map((one) => [one.id, {}] as const),
  ]);
  const items = itemsIn(stored).toSorted((a, b) => kindOrder(a) - kindOrder(b) || a.id.localeCompare(b.id));
  return items.flatMap((item) => {
    const now = visible.get(item.id);
    if (now === undefined || !hasPermission(actor.permissions, readPermissionOf(item.kind))) return [];
    const { enabled = item.enabled, severity = item.severity } = now;
    const isSwitched = item.enabled !== undefined;
    return [
      {
        ...item,
        enabled: isSwitched ? enabled : undefined,
        severity,
        overrides: Object.keys(choices.get(item.id) ?? {}),
      },
    ];
  });
}

const kinds: readonly PackedItem["kind"][] = [
  "RULE",
  "DERIVED_RULE",
  "SCHEDULED_RULE",
  "CORRELATION_RULE",
  "POLICY",
  "GLOBAL_HELPER",
  "DATA_MODEL",
  "QUERY",
  "LOOKUP_TABLE",
];
const kindOrder = ({ kind }: PackedItem) => kinds.indexOf(kind);

/** What a pack lacks of what is stored; nothing while it is not installed. */
export async function listPackGaps(context: RequestContext, pack: ShownPack): Promise<PackGap[]> {
  authorize(context.actor, "RuleRead");
  if (pack.origin === "SOURCE" && pack.known.installed === undefined) return [];
  const { store } = context;
  const [detections, globals, dataModels, queries, lookupTables] = await Promise.all([
    store.detections.all(),
    store.globals.all(),
    store.dataModels.all(),
    store.savedQueries.all(),
    store.lookupTables.all(),
  ]);
  const rules = detections.filter(isRule);
  const content = {
    ...noItems(),
    rules,
    policies: detections.filter(isPolicy),
    correlationRules: detections.filter(isCorrelationRule),
    globals,
    dataModels,
    queries,
    lookupTables,
  };
  return findPackGaps(pack, content);
}

export interface PackLogType {
  readonly name: string;
  readonly isReceived: boolean;
}

/** Of the rules of a pack, as far as the actor sees them. */
export async function listPackLogTypes(context: RequestContext, pack: ShownPack): Promise<PackLogType[]> {
  authorize(context.actor, "RuleRead");
  const { store, loaders, actor } = context;
  const [detections, sources, access] = await Promise.all([
    store.detections.getMany(pack.itemIds),
    store.sources.list(),
    loaders.contentAccess(),
  ]);
  const received = new Set(sources.flatMap(({ logTypes }) => logTypes));
  const visible = detections.flatMap((detection) => access.visibleDetection(detection) ?? []);
  return findPackLogTypes(pack, new Map(visible.map((detection) => [detection.id, detection])))
    .filter((name) => actor.logTypeAccess?.includes(name) !== false)
    .map((name) => ({ name, isReceived: received.has(name) }));
}

/** Undefined where there is none to tell: `Pack.switchReason`. */
export async function readSwitchReason(
  context: RequestContext,
  pack: ShownPack,
): Promise<PackSwitchReason | undefined> {
  authorize(context.actor, "RuleRead");
  if (pack.origin !== "PHAROS") return undefined;
  const logTypes = await listPackLogTypes(context, pack);
  return findPackSwitchReason({ ...pack.switch, logTypes, seesAll: context.actor.logTypeAccess === undefined });
}
