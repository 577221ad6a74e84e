import { readYaml } from "@pharos/detection-content";
import {
  discoveredField,
  type FieldSchema,
  hasPermission,
  indicatorFields,
  invalidInput,
  isObject,
  standardFieldLabels,
  type ValueSchema,
} from "@pharos/domain";
import { parseSchema } from "@pharos/normalize";
import { authorize } from "../access/authorize.ts";
import { detectionReadPermissions } from "../access/detection-permissions.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type ObservedFields, readObservedFields } from "./observed-fields.ts";

export interface FilterField {
  readonly target: string;
  readonly type: string;
  readonly description: string;
  readonly isPharosManaged: boolean;
  /** Null for one that all of the log types have. */
  readonly logType: string | null;
}

export interface FilterFieldsRequest {
  readonly logTypes: readonly string[];
  readonly showUnsafeTypes?: boolean | null | undefined;
}

export interface FilterFields {
  readonly pharosManaged: readonly FilterField[];
  readonly filtersByLogType: readonly { readonly logType: string; readonly filters: readonly FilterField[] }[];
  readonly shared: readonly FilterField[];
}

const logTypesMax = 50;
const depthMax = 6;

const managed = (target: string, type: string, description: string): FilterField => {
  return { target, type, description, isPharosManaged: true, logType: null };
};

const managedTexts = ["p_log_type", "p_event_time", "p_parse_time", "p_source_id", "p_source_label"] as const;

/** What Pharos adds to the events of every log type. */
const managedFields: readonly FilterField[] = [
  ...managedTexts.map((target) => managed(target, "string", standardFieldLabels[target] ?? "")),
  ...Object.entries(indicatorFields).map(([target, label]) =>
    managed(target, target === "p_any_ip_addresses" ? "ip_array" : "string_array", label),
  ),
];

/** The fields of log types that a filter may look at. @throws input.invalid for too many log types */
export async function findFilterFields(
  context: RequestContext,
  { logTypes, showUnsafeTypes }: FilterFieldsRequest,
): Promise<FilterFields> {
  authorize(context.actor, detectionReadPermissions);
  if (logTypes.length > logTypesMax)
    throw invalidInput(`Ask for the fields of at most ${logTypesMax} log types at a time`);
  const { store, actor, lake, clock } = context;
  const wanted = [...new Set(logTypes)].filter((name) => actor.logTypeAccess?.includes(name) !== false);
  const schemas = await Promise.all(wanted.map((name) => store.schemas.get(name)));
  const found = schemas.flatMap((stored) => (stored ? [{ ...stored, fields: parseSchema(stored.spec).fields }] : []));
  // Keys of objects may be data, such as addresses. And a lake that is not there is no reason to show no field at all.
  const mayReadEvents = hasPermission(actor.permissions, "DataAnalyticsRead");
  const observed: ObservedFields = mayReadEvents
    ? await readObservedFields(lake, found, clock()).catch(() => new Map())
    : new Map();
  const byLogType = found.map((stored) => {
    const own = [
      ...stored.fields.flatMap((field) => flatten(field, "", stored.name)),
      ...discoveredFields(stored.discoveredSpec).flatMap((field) => flatten(field, discoveredField, stored.name)),
    ];
    const named = new Set(own.map(({ target }) => target));
    for (const { target, type } of observed.get(stored.name) ?? [])
      if (!named.has(target)) own.push({ target, type, description: "", isPharosManaged: false, logType: stored.name });
    const filters = own.filter(({ type }) => showUnsafeTypes === true || !/^json/.test(type));
    return { logType: stored.name, filters: withoutRepeats(filters) };
  });
  const shared = findShared(byLogType.map(({ filters }) => filters));
  const isShared = new Set(shared.map(({ target }) => target));
  return {
    pharosManaged: managedFields,
    filtersByLogType: byLogType.map(({ logType, filters }) => {
      return { logType, filters: filters.filter(({ target }) => !isShared.has(target)) };
    }),
    shared,
  };
}

/** The same in one list. */
export async function findFlatFilterFields(
  context: RequestContext,
  request: FilterFieldsRequest,
): Promise<FilterField[]> {
  const { pharosManaged, shared, filtersByLogType } = await findFilterFields(context, request);
  return [...pharosManaged, ...shared, ...filtersByLogType.flatMap(({ filters }) => filters)];
}

/** What field discovery found in events; it wrote the text itself. */
function discoveredFields(spec: string | undefined): readonly FieldSchema[] {
  const read: unknown = spec ? readYaml(spec) : undefined;
  return isObject(read) && Array.isArray(read.fields) ? (read.fields as FieldSchema[]) : [];
}

/** Those that all log types have with the same type; of one log type none. */
function findShared(lists: readonly (readonly FilterField[])[]): FilterField[] {
  const [first, ...others] = lists;
  if (first === undefined || others.length === 0) return [];
  const isIn = (list: readonly FilterField[], { target, type }: FilterField) =>
    list.some((field) => field.target === target && field.type === type);
  return first
    .filter((field) => others.every((list) => isIn(list, field)))
    .map((field) => ({ ...field, logType: null }));
}

function flatten(field: FieldSchema, path: string, logType: string, depth = 0): FilterField[] {
  const target = path === "" ? field.name : `${path}.${field.name}`;
  const members = field.type === "object" && depth < depthMax ? (field.fields ?? []) : [];
  const own = {
    target,
    type: filterType(field),
    description: field.description ?? "",
    isPharosManaged: false,
    logType,
  };
  return [own, ...members.flatMap((member) => flatten(member, target, logType, depth + 1))];
}

function filterType({ type, indicators, element }: ValueSchema): string {
  if (type === "array")
    return element === undefined || element.type === "array" ? "json_array" : `${filterType(element)}_array`;
  if (type === "object" || type === "json") return "json";
  if (type === "string" && indicators?.includes("ip")) return "ip";
  if (type === "int" || type === "smallint" || type === "bigint") return "int";
  if (type === "boolean") return "bool";
  return type === "float" ? "float" : "string";
}

function withoutRepeats(fields: readonly FilterField[]): FilterField[] {
  return [...new Map(fields.map((field) => [field.target, field])).values()];
}
